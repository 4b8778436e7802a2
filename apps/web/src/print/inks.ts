/**
 * The inks that cards are printed in: two of each clique of LunchTable, and of each of the other game's six. They
 * are the same by day and at night. The first is for surfaces, never under text; `deep` is for text on paper.
 */
import { pick, randomFor } from "./art/random.ts";
import type { ClothName } from "./cloths.ts";
import type { Motif } from "./motifs/names.ts";

export interface Inks {
  readonly first: string;
  readonly second: string;
  /** The first at a fifth of its strength, on paper. */
  readonly tint: string;
  /** For text: at least 6:1 on paper. */
  readonly deep: string;
  readonly cloth: ClothName;
  /** What stands for it where there is no room for a name. */
  readonly mark?: Motif;
}

/** By the id of the clique. */
const cliqueInks = {
  "sugar-rush": {
    first: "#ef5334",
    second: "#ffb627",
    tint: "#ffe2d1",
    deep: "#a92d15",
    cloth: "sprinkles",
    mark: "candy",
  },
  "rumor-mill": {
    first: "#7a50b3",
    second: "#f591c4",
    tint: "#eee2f7",
    deep: "#5c3690",
    cloth: "bubbles",
    mark: "bubble",
  },
  "swap-table": {
    first: "#0f918a",
    second: "#ffa24c",
    tint: "#d5efe9",
    deep: "#0a5f5a",
    cloth: "gingham",
    mark: "swap",
  },
  "compost-club": {
    first: "#9a6230",
    second: "#bfcb45",
    tint: "#f1e5cd",
    deep: "#6b3f13",
    cloth: "worms",
    mark: "worm",
  },
  "hall-monitors": {
    first: "#2f66b3",
    second: "#ffcb2e",
    tint: "#dde8f7",
    deep: "#234e8c",
    cloth: "sash",
    mark: "whistle",
  },
  "salad-bar": {
    first: "#43983f",
    second: "#f77f97",
    tint: "#e0f1d6",
    deep: "#2a6628",
    cloth: "scallops",
    mark: "lettuce",
  },
} as const satisfies Readonly<Record<string, Inks>>;

/** By the name of the ink. */
const gameInks = {
  amber: { first: "#f0a51c", second: "#ffe08a", tint: "#fdeec8", deep: "#7d4f00", cloth: "drops" },
  amethyst: {
    first: "#8f55b0",
    second: "#e7a6e0",
    tint: "#f0e2f6",
    deep: "#5d2b7d",
    cloth: "stars",
  },
  emerald: {
    first: "#2c9a5c",
    second: "#b5de6a",
    tint: "#dcf2e0",
    deep: "#1a5f38",
    cloth: "ropes",
  },
  ruby: { first: "#cf3048", second: "#ffa27a", tint: "#fbdfdc", deep: "#8c1a2c", cloth: "zigzag" },
  sapphire: {
    first: "#1f83c6",
    second: "#8ed8ea",
    tint: "#d9edf8",
    deep: "#125079",
    cloth: "waves",
  },
  steel: { first: "#7f8d9c", second: "#cfd8df", tint: "#e8edf0", deep: "#46525e", cloth: "rivets" },
} as const satisfies Readonly<Record<string, Inks>>;

/** For cliques that somebody invented: one of these, which their name decides. */
const spareInks = {
  berry: { first: "#b8447e", second: "#8fd3c8", tint: "#f7dfea", deep: "#84245a", cloth: "zigzag" },
  slate: { first: "#4d6f8f", second: "#ffb38a", tint: "#dfe8f0", deep: "#2f4b66", cloth: "rivets" },
  olive: { first: "#86892b", second: "#e9907a", tint: "#eef0d3", deep: "#54570a", cloth: "ropes" },
  rust: { first: "#c46a2a", second: "#7fc4d6", tint: "#f9e4d0", deep: "#7d3c0c", cloth: "drops" },
  jade: { first: "#2b9a7b", second: "#f2d05c", tint: "#d8f1e8", deep: "#0d5c46", cloth: "waves" },
  indigo: { first: "#5560c0", second: "#f7a88a", tint: "#e2e4f8", deep: "#343e94", cloth: "stars" },
} as const satisfies Readonly<Record<string, Inks>>;

const spareNames = ["berry", "slate", "olive", "rust", "jade", "indigo"] as const;

/** Cards of no clique. */
const plainInks: Inks = {
  first: "#6f7d86",
  second: "#f2c14e",
  tint: "#e6ebee",
  deep: "#3c474e",
  cloth: "gingham",
};

export const allInks: Readonly<Record<string, Inks>> = {
  ...cliqueInks,
  ...gameInks,
  ...spareInks,
  plain: plainInks,
};

/** The name under which a clique or ink is printed: one that has no inks of its own gets a spare set, always the same. */
export function inkName(name: string | undefined): string {
  if (name === undefined || name === "") return "plain";
  return Object.hasOwn(allInks, name) ? name : pick(randomFor(name, "inks"), spareNames);
}
