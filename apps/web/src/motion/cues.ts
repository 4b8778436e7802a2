/**
 * What is seen of an event: cues, as data. A game's table gives the cues of each of its events (motion table); the
 * stage plays them. Times are those of the design; `lead` says when the next cue may begin.
 */
import type { SeenChange, SeenPlace } from "@tcg/core/hosting";

/** Where something is on the page: a card, or where a card would be if it is not seen itself. */
export interface Spot {
  readonly card: string | undefined;
  readonly place: SeenPlace | undefined;
}

/** What an arrow points at, or a number is stamped on. */
export type Target = { readonly card: string } | { readonly seat: string };

/** How a card moves: drawn, put down hard, laid face-down, moved, or crumpled and thrown away. */
export type Manner = "draw" | "drop" | "set" | "slide" | "crumple";

type Tone = "loss" | "gain" | "plain";

export type Cue =
  | { readonly kind: "fly"; readonly manner: Manner; readonly from: Spot; readonly to: Spot }
  /** Turns over where it lies. */
  | { readonly kind: "flip"; readonly card: string }
  /** Turns to its side or back, or otherwise changes its shape where it lies. */
  | { readonly kind: "turn"; readonly card: string }
  | { readonly kind: "arrow"; readonly from: string; readonly to: Target }
  | { readonly kind: "lunge"; readonly from: string; readonly to: Target }
  | { readonly kind: "stamp"; readonly on: Target; readonly text: string; readonly tone: Tone }
  /** A counter drops on it. */
  | { readonly kind: "counter"; readonly card: string; readonly text: string }
  | { readonly kind: "shatter"; readonly card: string }
  /** Circled in pen: chosen. */
  | { readonly kind: "circle"; readonly card: string }
  /** It does something: it rises for a moment. */
  | { readonly kind: "act"; readonly card: string }
  | { readonly kind: "riffle"; readonly place: SeenPlace }
  /** The newest link of the chain. */
  | { readonly kind: "link-on" }
  | { readonly kind: "link-struck"; readonly index: number }
  | { readonly kind: "link-off"; readonly index: number }
  /** Lights go from a card to what its player has gathered. */
  | {
      readonly kind: "gather";
      readonly from: string;
      readonly seat: string;
      readonly count: number;
    }
  | { readonly kind: "turn-begins"; readonly seat: string }
  /** Nothing moves, but there is something to read. */
  | { readonly kind: "beat"; readonly ms: number };

export type CueKind = Cue["kind"];

export interface CueTime {
  readonly ms: number;
  /** When the next cue may begin. */
  readonly leadMs: number;
  /** The same, where the next cue is of the same kind: several cards are drawn. */
  readonly togetherMs?: number;
}

const manners: Readonly<Record<Manner, CueTime>> = {
  draw: { ms: 380, leadMs: 380, togetherMs: 60 },
  drop: { ms: 440, leadMs: 440 },
  set: { ms: 340, leadMs: 340 },
  slide: { ms: 300, leadMs: 260, togetherMs: 60 },
  crumple: { ms: 380, leadMs: 260, togetherMs: 90 },
};

/** A lunge leads to what it does: the damage is there when it touches. */
const TOUCH_MS = 230;

const times: Readonly<Record<Exclude<CueKind, "fly" | "beat">, CueTime>> = {
  flip: { ms: 220, leadMs: 260, togetherMs: 60 },
  turn: { ms: 220, leadMs: 220, togetherMs: 30 },
  arrow: { ms: 560, leadMs: 360 },
  lunge: { ms: 450, leadMs: TOUCH_MS },
  stamp: { ms: 780, leadMs: 420, togetherMs: 160 },
  counter: { ms: 180, leadMs: 200, togetherMs: 80 },
  shatter: { ms: 580, leadMs: 460 },
  circle: { ms: 420, leadMs: 260, togetherMs: 60 },
  act: { ms: 320, leadMs: 280 },
  riffle: { ms: 240, leadMs: 200 },
  "link-on": { ms: 260, leadMs: 300 },
  "link-struck": { ms: 140, leadMs: 220 },
  "link-off": { ms: 220, leadMs: 240 },
  gather: { ms: 480, leadMs: 360 },
  "turn-begins": { ms: 900, leadMs: 460 },
};

export function timeOf(cue: Cue): CueTime {
  if (cue.kind === "fly") return manners[cue.manner];
  if (cue.kind === "beat") return { ms: cue.ms, leadMs: cue.ms };
  return times[cue.kind];
}

/** A card changes its place. Of a change that the viewer sees little of, the places are enough. */
export const fly = (manner: Manner, { card, as, from, to }: SeenChange): readonly Cue[] => [
  {
    kind: "fly",
    manner,
    from: { card, place: from },
    // Handed over it keeps its id.
    to: { card: as ?? card, place: to },
  },
];

/** A card comes from nowhere, such as a token. */
export const appear = ({ cards = [], seat, zone }: SeenChange): readonly Cue[] =>
  cards.map(({ card }) => ({
    kind: "fly",
    manner: "drop",
    from: { card: undefined, place: undefined },
    to: { card, place: seat === undefined || zone === undefined ? undefined : { seat, zone } },
  }));

/** Minus as printed: a hyphen is too short to be seen. */
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export const stamp = (on: Target, amount: number): readonly Cue[] =>
  amount === 0
    ? []
    : [{ kind: "stamp", on, text: signed(amount), tone: amount < 0 ? "loss" : "gain" }];
