/** Heads of hair and hats: what lies behind the face, and what lies over it. */
import { LINE, OUTLINE } from "../svg.ts";

type Drawn = (colour: string) => string;

const behind = {
  long: (colour) =>
    `<path d="M60 70c-2-34 16-50 40-50s42 16 40 50l6 56c-12 6-24 4-30-2H84c-8 6-20 8-30 2Z" fill="${colour}" ${OUTLINE}/>`,
  curls: (colour) =>
    `<g fill="${colour}" ${OUTLINE}><circle cx="66" cy="62" r="17"/><circle cx="134" cy="62" r="17"/><circle cx="62" cy="84" r="14"/><circle cx="138" cy="84" r="14"/></g>`,
  pigtails: (colour) =>
    `<g fill="${colour}" ${OUTLINE}><path d="M64 58c-18-6-30 8-28 22 2 12 14 14 18 6 2 6 12 4 14-6ZM136 58c18-6 30 8 28 22-2 12-14 14-18 6-2 6-12 4-14-6Z"/></g>`,
  pony: (colour) =>
    `<path d="M128 40c24-8 34 14 26 38-4 12-12 14-16 8 6-14 2-26-12-32Z" fill="${colour}" ${OUTLINE}/>`,
  hood: () => `<path d="M52 118c-6-60 10-100 48-100s54 40 48 100Z" fill="var(--a)" ${OUTLINE}/>`,
  romaine: () =>
    `<g fill="var(--a)" ${OUTLINE}><path d="M62 76c-20 0-26-22-12-30-8-16 12-30 24-22 4-18 28-22 36-8 14-8 34 2 30 18 16 2 18 28 0 40Z"/></g>`,
  net: (colour) => `<circle cx="134" cy="46" r="13" fill="${colour}" ${OUTLINE}/>`,
} as const satisfies Readonly<Record<string, Drawn>>;

const over = {
  spikes: (colour) =>
    `<path d="M63 66 52 48l14-2-4-20 17 8 6-20 13 15 13-16 7 19 18-7-5 20 15 3-12 18c-12-16-46-22-71 0Z" fill="${colour}" ${OUTLINE}/>`,
  cap: () =>
    `<path d="M62 58c-2-24 18-36 38-36s40 12 38 36c-22-8-52-8-76 0Z" fill="var(--a)" ${OUTLINE}/><path d="M62 58c24-8 54-8 76 0l28 4c4-8-8-16-28-17" fill="var(--b)" ${OUTLINE}/><circle cx="100" cy="22" r="4" fill="var(--b)" ${OUTLINE}/>`,
  goggles: (colour) =>
    `<path d="M62 64c-4-26 14-42 38-42s42 16 38 42c-10-14-20-20-38-20s-28 6-38 20Z" fill="${colour}" ${OUTLINE}/><path d="M62 50h76" stroke="var(--k)" stroke-width="7"/><g fill="var(--b)" ${OUTLINE}><circle cx="84" cy="48" r="13"/><circle cx="116" cy="48" r="13"/></g><path d="M78 45c2-4 5-5 8-5M110 45c2-4 5-5 8-5" stroke="var(--p)" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  band: (colour) =>
    `<path d="M62 62c-4-24 14-42 38-42s42 18 38 42c-6-8-12-12-14-18-16 4-36 4-48 0-2 6-8 10-14 18Z" fill="${colour}" ${OUTLINE}/><path d="M63 50c24-8 50-8 74 0l2 11c-26-8-52-8-78 0Z" fill="var(--b)" ${OUTLINE}/>`,
  long: (colour) =>
    `<path d="M64 74c-4-30 10-50 36-50s40 20 36 50c-6-14-14-22-22-28-12 10-34 12-50 28Z" fill="${colour}" ${OUTLINE}/>`,
  bowl: (colour) =>
    `<path d="M58 78c-6-36 14-58 42-58s48 22 42 58c-4-6-6-12-6-18-24 4-48 4-72 0 0 6-2 12-6 18Z" fill="${colour}" ${OUTLINE}/>`,
  curls: (colour) =>
    `<g fill="${colour}" ${OUTLINE}><circle cx="74" cy="44" r="14"/><circle cx="126" cy="44" r="14"/><circle cx="100" cy="30" r="17"/><circle cx="86" cy="36" r="12"/><circle cx="115" cy="36" r="12"/></g>`,
  bun: (colour) =>
    `<circle cx="100" cy="18" r="14" fill="${colour}" ${OUTLINE}/><path d="M62 70c-4-30 14-44 38-44s42 14 38 44c-8-16-20-24-38-24s-30 8-38 24Z" fill="${colour}" ${OUTLINE}/><path d="M90 28c6 3 14 3 20 0" ${LINE}/>`,
  pigtails: (colour) =>
    `<path d="M62 70c-4-30 14-46 38-46s42 16 38 46c-6-14-20-22-38-24-18 2-32 10-38 24ZM100 24v20" fill="${colour}" ${OUTLINE}/>`,
  mohawk: () =>
    `<path d="M84 46c-8-20-6-34 2-42 2 6 4 6 8 0 2 6 6 6 10 0 3 6 6 5 10 2 6 12 6 26-2 40-8-4-20-4-28 0Z" fill="var(--b)" ${OUTLINE}/><path d="M64 64c0-8 3-14 8-19M136 64c0-8-3-14-8-19" ${LINE}/>`,
  side: (colour) =>
    `<path d="M62 68c-4-28 10-46 40-46 26 0 40 18 36 46-4-8-8-14-10-20-20 4-40 0-52-8 0 12-8 18-14 28Z" fill="${colour}" ${OUTLINE}/>`,
  ranger: () =>
    `<path d="M72 48c-2-16 4-30 12-30 6 0 10 5 16 5s10-5 16-5c8 0 14 14 12 30Z" fill="var(--b)" ${OUTLINE}/><path d="M40 52c20-10 100-10 120 0-10 10-110 10-120 0Z" fill="var(--a)" ${OUTLINE}/><path d="M73 43c16 4 38 4 54 0" ${LINE}/>`,
  buzz: (colour) =>
    `<path d="M64 62c-2-24 14-38 36-38s38 14 36 38c-4-10-10-16-16-18-14 3-28 3-40 0-6 2-12 8-16 18Z" fill="${colour}" ${OUTLINE}/>`,
  net: (colour) =>
    `<path d="M60 64c-4-30 16-46 40-46s44 16 40 46c-24-8-56-8-80 0Z" fill="${colour}" ${OUTLINE}/><path d="M72 60c4-20 14-34 28-42M128 60c-4-20-14-34-28-42M66 44c22-8 46-8 68 0M76 29c16-6 32-6 48 0" stroke="var(--p)" stroke-width="1.8" fill="none"/><path d="M58 66c26-10 58-10 84 0" stroke="var(--b)" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  hood: (colour) =>
    `<path d="M66 66c4-24 16-34 34-34s30 10 34 34c-10-14-22-18-34-18s-24 4-34 18Z" fill="${colour}" ${OUTLINE}/>`,
  sprig: (colour) =>
    `<path d="M62 68c-4-28 14-44 38-44s42 16 38 44c-10-12-22-18-38-18s-28 6-38 18Z" fill="${colour}" ${OUTLINE}/><path d="M100 26C98 16 100 8 100 4" ${LINE}/><g fill="var(--a)" ${OUTLINE}><path d="M100 14C86 14 80 6 80-4c14 0 20 8 20 18ZM100 10c0-10 8-16 22-15 0 11-8 18-22 15Z"/></g>`,
  pony: (colour) =>
    `<path d="M62 68c-4-28 14-44 38-44s42 16 38 44c-14-18-40-26-62-10-4 3-10 6-14 10Z" fill="${colour}" ${OUTLINE}/>`,
  crown: (colour) =>
    `<path d="M62 78c-4-34 14-50 38-50s42 16 38 50c-6-14-14-22-24-28-10 12-36 14-52 28Z" fill="${colour}" ${OUTLINE}/><path d="M68 38 62 6l18 12L100-2l20 20 18-12-6 32c-20-6-44-6-64 0Z" fill="var(--b)" ${OUTLINE}/><g fill="var(--p)" ${OUTLINE}><circle cx="100" cy="24" r="4.5"/></g>`,
  romaine: () =>
    `<g fill="var(--t)" ${OUTLINE}><path d="M64 66c2-20 16-32 36-36 20 4 34 16 36 36-10-10-24-14-36-14s-26 4-36 14Z"/></g><path d="M100 30V16M80 40l-8-14M120 40l8-14" ${LINE}/><path d="M66 64c22-12 46-12 68 0" stroke="var(--b)" stroke-width="7" fill="none" stroke-linecap="round"/>`,
} as const satisfies Readonly<Record<string, Drawn>>;

export type Hair = keyof typeof over;

export const hairBehind = (style: Hair, colour: string): string =>
  style in behind ? behind[style as keyof typeof behind](colour) : "";

export const hairOver = (style: Hair, colour: string): string => over[style](colour);
