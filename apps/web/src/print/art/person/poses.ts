/** What people do with their motif. `hold` unless the recipe says otherwise, so that nobody moves by accident. */
import type { Motif } from "../../motifs/names.ts";
import { LINE, OUTLINE, use } from "../svg.ts";

interface Posing {
  /** The person as it is drawn in every pose. */
  readonly person: string;
  readonly motif: Motif;
  readonly skin: string;
  /** Whether the motif is on the left. */
  readonly flip: boolean;
  readonly cloth: (d: string) => string;
  /** How far the person stands aside. */
  readonly lean: number;
}

const hand = (x: number, y: number, skin: string, r = 16): string =>
  `<path d="M${x - r} ${y}c-2-10 8-16 ${r}-15s${r + 1} 5 ${r} 15v16h-${r * 2}Z" fill="${skin}" ${OUTLINE}/><path d="M${x - 5} ${y - 13}v9M${x + 5} ${y - 13}v9" ${LINE}/>`;

const beside = (flip: boolean): number => (flip ? 42 : 158);

export const poses = {
  /** The motif beside the face. */
  hold({ person, motif, skin, flip }) {
    const x = beside(flip);
    return person + use(motif, x, 108, 72, flip ? -10 : 10) + hand(x, 146, skin);
  },
  /** In front, in two hands. */
  both({ person, motif, skin }) {
    return person + use(motif, 100, 126, 64) + hand(66, 140, skin, 14) + hand(134, 140, skin, 14);
  },
  /** The arm up. */
  aloft({ person, motif, skin, flip, cloth }) {
    const x = flip ? 50 : 150;
    const sleeve = cloth(`M${x - 15} 164c-2-28 0-52 3-72h24c3 20 5 44 ${flip ? 4 : 2} 72Z`);
    const fist = `<path d="M${x - 15} 94c-3-14 4-24 15-24s18 10 15 24Z" fill="${skin}" ${OUTLINE}/><path d="M${x - 5} 72v10M${x + 5} 72v10" ${LINE}/>`;
    return use(motif, x, 40, 66, flip ? -8 : 8) + person + sleeve + fist;
  },
  /** Arms crossed, the motif behind the shoulder. */
  crossed({ person, motif, skin, flip, cloth, lean }) {
    const arms =
      cloth("M36 176c0-26 12-40 32-38l54 8c9 2 10 17 1 20l-42 4Z") +
      cloth("M164 176c0-26-12-40-32-38l-52 7c-10 2-10 18 0 20l44 5Z");
    const fingers = `<path d="M86 144c-13-3-24 0-24 10s12 12 24 10Z" fill="${skin}" ${OUTLINE}/><path d="M70 151h11M70 157h11" ${LINE}/>`;
    const x = beside(flip) + (flip ? -4 : 4);
    const front = `<g transform="translate(${lean} -13)">${arms}${fingers}</g>`;
    return use(motif, x, 58, 66, flip ? -10 : 10) + person + front;
  },
  /** Over the edge of a table. */
  peek({ person, motif, skin, flip, cloth }) {
    const edge = `<path d="M-4 111h208v12H-4Z" fill="var(--b)" ${OUTLINE}/>`;
    const fingers = [flip ? 88 : 52, flip ? 148 : 112].map(
      (x) =>
        `<path d="M${x - 14} 117c-2-12 6-16 14-16s16 4 14 16c-1 6-27 6-28 0Z" fill="${skin}" ${OUTLINE}/><path d="M${x - 5} 103v8M${x + 5} 103v8" ${LINE}/>`,
    );
    const table = cloth("M-4 122h208v44H-4Z") + edge + fingers.join("");
    return person + table + use(motif, flip ? 38 : 162, 84, 60, flip ? -6 : 6);
  },
} as const satisfies Readonly<Record<string, (posing: Posing) => string>>;

export type Pose = keyof typeof poses;
