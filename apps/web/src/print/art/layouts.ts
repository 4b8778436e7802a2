/** How the motifs of a picture are arranged. The canvas is 200 x 160. */
import type { Drawn } from "./drawn.ts";
import { portrait } from "./person/portrait.ts";
import { randomFor, rounded, shuffled } from "./random.ts";
import type { Layout } from "./recipe.ts";
import { LINE, OUTLINE, shadow, use } from "./svg.ts";

type Draws = (card: Drawn["card"], recipe: Drawn["recipe"]) => string;

const corners = [
  [36, 44],
  [166, 40],
  [34, 124],
  [168, 122],
] as const;

/** Places around the middle, with the size of what is there. */
const ring = [
  [34, 36, 50],
  [164, 34, 50],
  [30, 122, 54],
  [170, 124, 54],
  [100, 26, 40],
  [100, 140, 40],
] as const;

export const layouts: Readonly<Record<Layout, Draws>> = {
  portrait,

  still({ id }, { motif, around }) {
    const random = randomFor(id, "around");
    const places = shuffled(random, corners);
    const others = places.flatMap(([x, y], i) => {
      const other = around[i];
      if (other === undefined) return [];
      const atX = x + random() * 8 - 4;
      const atY = y + random() * 8 - 4;
      const size = 42 + random() * 8;
      return [use(other, atX, atY, size, random() * 50 - 25)];
    });
    return others.join("") + shadow(100, 140, 44) + use(motif, 100, 82, 112, random() * 12 - 6);
  },

  duo({ id }, { motif, around: [other = motif] }) {
    const side = randomFor(id, "around")() < 0.5 ? 1 : -1;
    return (
      shadow(100, 142, 66) +
      use(other, 100 + 42 * side, 72, 72, 12 * side) +
      use(motif, 100 - 30 * side, 92, 96, -8 * side)
    );
  },

  swarm({ id }, { motif, around: [other = motif] }) {
    const random = randomFor(id, "around");
    const many = ring.map(([x, y, size], i) => {
      const atX = x + random() * 10 - 5;
      const atY = y + random() * 8 - 4;
      return use(i % 3 === 2 ? other : motif, atX, atY, size, random() * 60 - 30);
    });
    return many.join("") + use(motif, 100, 82, 96, random() * 12 - 6);
  },

  note({ id, rarity, cloth }, { motif, around: [other] }) {
    const turn = randomFor(id, "around")() * 10 - 5;
    const paper = rarity === "epic" ? `url(#sf-${cloth})` : "var(--b)";
    const sheet = '<rect x="48" y="20" width="112" height="122" rx="3"';
    const pinned = `<g transform="rotate(${rounded(turn)} 100 80)">${sheet} fill="${paper}" ${OUTLINE}/>${sheet} fill="url(#pt-${cloth})" opacity=".7"/><path d="M84 10h40v20H84Z" fill="var(--t)" ${OUTLINE}/></g>`;
    const circled =
      '<path d="M58 34c34-28 104-14 104 42 0 50-76 74-108 38-26-30-10-76 36-88" fill="none" stroke="#d92b45" stroke-width="4.5" stroke-linecap="round"/>';
    const beside = other === undefined ? "" : use(other, 166, 122, 50, 12);
    return pinned + use(motif, 100, 82, 94, turn) + beside + circled;
  },

  scene({ id }, { motif, around: [near, far] }) {
    const side = randomFor(id, "around")() < 0.5 ? 1 : -1;
    const left = side > 0 ? 18 : 134;
    const window = `<g ${OUTLINE}><rect x="${left}" y="16" width="48" height="46" fill="var(--p)"/><path d="M${left + 24} 16v46M${left} 39h48" fill="none"/></g>`;
    const table = `<path d="M16 122h168l10 16H6Z" fill="var(--b)" ${OUTLINE}/><path d="M6 138h188v7H6Z" fill="var(--a)" ${OUTLINE}/><path d="M30 145v18M170 145v18" ${LINE}/>`;
    return (
      window +
      (far === undefined ? "" : use(far, side > 0 ? 160 : 40, 52, 46, 4)) +
      (near === undefined ? "" : use(near, 100 + 58 * side, 100, 58)) +
      table +
      use(motif, 100 - 18 * side, 86, 84)
    );
  },
};
