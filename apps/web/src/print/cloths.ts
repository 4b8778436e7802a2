/** Patterns of cloth: a tile of some size, drawn in one colour. */

interface Cloth {
  readonly width: number;
  readonly height: number;
  readonly draw: (colour: string) => string;
}

export const cloths = {
  sprinkles: {
    width: 44,
    height: 44,
    draw: (colour) =>
      `<g stroke="${colour}" stroke-width="4.5" stroke-linecap="round"><path d="M6 8l7 4M30 5l-3 8M20 22l8 1M5 30l3 7M37 25l-6 6M22 38l7-3M40 42l3-5"/></g>`,
  },
  bubbles: {
    width: 40,
    height: 36,
    draw: (colour) =>
      `<g fill="${colour}"><path d="M4 5h15v9h-6l-4 5v-5H4ZM24 22h14v8H32l-4 4v-4h-4Z"/></g>`,
  },
  gingham: {
    width: 24,
    height: 24,
    draw: (colour) =>
      `<g fill="${colour}"><path d="M0 0h12v24H0Z" opacity=".5"/><path d="M0 0h24v12H0Z" opacity=".5"/></g>`,
  },
  worms: {
    width: 44,
    height: 22,
    draw: (colour) =>
      `<g fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round"><path d="M2 8c5-7 9-7 14 0s9 7 12 1M26 19c4-5 8-5 12-1"/></g>`,
  },
  sash: {
    width: 22,
    height: 22,
    draw: (colour) => `<g fill="${colour}"><path d="M0 22 22 0h-11L0 11ZM22 22V11L11 22Z"/></g>`,
  },
  drops: {
    width: 30,
    height: 30,
    draw: (colour) =>
      `<g fill="${colour}"><path d="M8 3c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9ZM23 17c3 4 4 6 4 7a4 4 0 0 1-8 0c0-1 1-3 4-7Z"/></g>`,
  },
  stars: {
    width: 34,
    height: 34,
    draw: (colour) =>
      `<g fill="${colour}"><path d="M9 2l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM26 19l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5Z"/></g>`,
  },
  ropes: {
    width: 26,
    height: 26,
    draw: (colour) =>
      `<g fill="none" stroke="${colour}" stroke-width="3.5" stroke-linecap="round"><path d="M3 10l7-7M16 23l7-7M16 10l7-7M3 23l7-7"/></g>`,
  },
  zigzag: {
    width: 28,
    height: 16,
    draw: (colour) =>
      `<path d="M0 12 7 4l7 8 7-8 7 8" fill="none" stroke="${colour}" stroke-width="3.5" stroke-linejoin="round"/>`,
  },
  waves: {
    width: 40,
    height: 18,
    draw: (colour) =>
      `<path d="M0 12c7 0 7-8 14-8 4 0 6 4 3 6M17 12c4 3 10 0 13-4 3-3 8-3 10 0" fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round"/>`,
  },
  rivets: {
    width: 28,
    height: 28,
    draw: (colour) =>
      `<g><path d="M0 1h28M1 0v28" stroke="${colour}" stroke-width="2"/><circle cx="8" cy="8" r="2.5" fill="${colour}"/></g>`,
  },
  scallops: {
    width: 28,
    height: 28,
    draw: (colour) =>
      `<g fill="none" stroke="${colour}" stroke-width="3.5"><path d="M0 0a14 14 0 0 0 28 0M-14 14a14 14 0 0 0 28 0M14 14a14 14 0 0 0 28 0"/></g>`,
  },
} as const satisfies Readonly<Record<string, Cloth>>;

export type ClothName = keyof typeof cloths;
