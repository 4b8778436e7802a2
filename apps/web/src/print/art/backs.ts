/** What is behind the subject of a picture. `cloth` is the name of the clique or ink whose pattern it has. */
import { rounded as n, type Random } from "./random.ts";

type Drawn = (cloth: string, random: Random) => string;

export const backs = {
  field: (cloth) =>
    `<rect width="200" height="160" fill="var(--a)"/><rect width="200" height="160" fill="url(#pt-${cloth})" opacity=".5"/>`,
  fountain: (cloth) =>
    `<rect width="200" height="160" fill="url(#sf-${cloth})"/><rect width="200" height="160" fill="url(#pt-${cloth})" opacity=".7"/>`,
  tint: () =>
    `<rect width="200" height="160" fill="var(--t)"/><rect width="200" height="160" fill="var(--a)" mask="url(#mk-ht)" opacity=".55"/>`,
  spot: (cloth) =>
    `<rect width="200" height="160" fill="var(--t)"/><rect width="200" height="160" fill="url(#pt-${cloth})" opacity=".85"/><circle cx="100" cy="80" r="64" fill="var(--b)"/><circle cx="104" cy="83" r="64" fill="none" stroke="var(--a)" stroke-width="2.5" stroke-dasharray="1 6" stroke-linecap="round"/>`,
  table: (cloth) =>
    `<rect width="200" height="160" fill="var(--t)"/><rect width="200" height="112" fill="url(#pt-${cloth})" opacity=".9"/><path d="M0 112h200v48H0Z" fill="var(--a)"/><path d="M0 112h200v7H0Z" fill="var(--b)"/><path d="M0 112h200M0 119h200" stroke="var(--k)" stroke-width="2.2"/><rect y="119" width="200" height="41" fill="url(#ht)" opacity=".28"/>`,
  rays: () => {
    let d = "";
    for (let k = 0; k < 14; k++) {
      const a = (k / 14) * 6.2832,
        e = a + 0.2244;
      d += `M100 84L${n(100 + 170 * Math.cos(a))} ${n(84 + 170 * Math.sin(a))} ${n(100 + 170 * Math.cos(e))} ${n(84 + 170 * Math.sin(e))}Z`;
    }
    return `<rect width="200" height="160" fill="var(--b)"/><path d="${d}" fill="var(--a)"/><rect width="200" height="160" fill="var(--p)" mask="url(#mk-glow)" opacity=".8"/>`;
  },
  speed: (cloth, random) => {
    let d = "";
    for (let k = 0; k < 13; k++) {
      const y = 8 + k * 12 + random() * 5,
        x = random() * 50;
      d += `M${n(x)} ${n(y)}h${n(60 + random() * 110)}`;
    }
    return `<rect width="200" height="160" fill="var(--t)"/><path d="${d}" stroke="var(--a)" stroke-width="4.5" stroke-linecap="round" opacity=".75"/><path d="M0 128h200v32H0Z" fill="var(--a)"/><rect y="128" width="200" height="32" fill="url(#pt-${cloth})" opacity=".5"/>`;
  },
  paper: () => {
    let d = "";
    for (let y = 22; y < 160; y += 17) d += `M0 ${y}h200`;
    return `<rect width="200" height="160" fill="var(--p)"/><path d="${d}" stroke="#8fb7d6" stroke-width="1.3"/><path d="M26 0v160" stroke="#e2607a" stroke-width="1.6"/>`;
  },
  room: (cloth) =>
    `<rect width="200" height="160" fill="var(--t)"/><rect width="200" height="104" fill="url(#pt-${cloth})" opacity=".95"/><path d="M0 96h200v9H0Z" fill="var(--b)"/><path d="M0 105h200v55H0Z" fill="var(--p)"/>${tiles()}<path d="M0 96h200M0 105h200" stroke="var(--k)" stroke-width="2"/>`,
} as const satisfies Readonly<Record<string, Drawn>>;

export type Back = keyof typeof backs;

/** A floor of tiles that come nearer. */
function tiles(): string {
  return [0, 1, 2]
    .flatMap((row) =>
      Array.from({ length: 11 }, (_, column) => {
        if ((column + row) % 2 === 1) return "";
        const width = 20 + row * 12;
        const left = n(100 + (column - 5.5) * width);
        const nearer = n(100 + (column - 5.5) * (width + 12));
        return `<path d="M${left} ${105 + row * 18}h${width}l${n((column - 5) * 6)} 18H${nearer}Z" fill="var(--a)" opacity=".55"/>`;
      }),
    )
    .join("");
}
