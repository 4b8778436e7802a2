/** What faces say. */
import { LINE, OUTLINE } from "../svg.ts";

const eyes = (draw: (x: number) => string): string => draw(84) + draw(116);
const dots = (y: number): string =>
  eyes((x) => `<circle cx="${x}" cy="${y}" r="4.2" fill="var(--k)"/>`);

export const faces = {
  grin: `${dots(74)}<path d="M76 62l13 4M124 62l-13 4" ${LINE}/><path d="M82 88h36c0 14-36 14-36 0Z" fill="var(--p)" ${OUTLINE}/>`,
  smile: `${dots(74)}<path d="M77 63c4-3 9-3 12 0M111 63c4-3 9-3 12 0M86 89c8 9 20 9 28 0" ${LINE}/>`,
  sly: `${eyes((x) => `<path d="M${x - 9} 73h18c-1 9-17 9-18 0Z" fill="var(--p)" ${OUTLINE}/><circle cx="${x + 3}" cy="76" r="3.2" fill="var(--k)"/>`)}<path d="M74 63l16 4M126 63l-16 4M90 93c8 3 16 1 22-5" ${LINE}/>`,
  smirk: `${dots(75)}<path d="M76 66h14M110 61l14 3M90 91c8 3 18 1 24-6" ${LINE}/>`,
  wide: `${eyes((x) => `<circle cx="${x}" cy="74" r="10.5" fill="var(--p)" ${OUTLINE}/><circle cx="${x}" cy="75" r="4" fill="var(--k)"/>`)}<ellipse cx="100" cy="95" rx="6" ry="7" fill="var(--k)"/>`,
  glasses: `${eyes((x) => `<circle cx="${x}" cy="75" r="12.5" fill="var(--p)" ${OUTLINE}/><circle cx="${x}" cy="75" r="3.8" fill="var(--k)"/>`)}<path d="M96.5 74c2-2 5-2 7 0M90 96h20" ${LINE}/>`,
  closed: `<path d="M76 75c4 5 12 5 16 0M108 75c4 5 12 5 16 0M77 63c4-3 9-3 12 0M111 63c4-3 9-3 12 0M90 91c6 4 14 4 20 0" ${LINE}/>`,
  cheek: `${dots(73)}<path d="M75 62l14 5M125 62l-14 5M94 94c6-3 12-3 16 0" ${LINE}/><circle cx="124" cy="91" r="9" fill="var(--b)" opacity=".9"/><path d="M116 97c6 5 15 3 17-6" ${LINE}/>`,
  flat: `${dots(75)}<path d="M75 64h15M110 64h15M90 93h20" ${LINE}/>`,
} as const;

export type Mood = keyof typeof faces;
