/**
 * A move is made by pointing at one thing after another: the card it is made with, the cards it names besides,
 * and the place on the table that something goes to. What cannot be pointed at, such as a position, makes
 * several ways of the same; each is a button.
 */
import { isCardId } from "@tcg/core";
import type { ReadMove } from "./moves.ts";

/** A place on the table, such as an empty slot or an inkwell: "host.board.2". Null: a move goes nowhere special. */
export type PlaceOf = (move: ReadMove) => string | null;

/** What was pointed at so far, in order, and the way that was chosen. */
export interface Pointed {
  readonly points: readonly string[];
  readonly way: string | null;
}

export const nothingPointed: Pointed = { points: [], way: null };

/** Moves that differ only in what can be pointed at. */
export interface Way {
  readonly key: string;
  readonly moves: readonly ReadMove[];
  /** What the way does, with a gap for what its moves do not agree on. */
  readonly text: string;
  /** The move that it comes to already; null while a card has to be pointed at. */
  readonly done: ReadMove | null;
}

export interface Followed {
  readonly ways: readonly Way[];
  /** Cards and places that may be pointed at next. */
  readonly open: ReadonlySet<string>;
  /** Those of them that must be, so that anything happens: cards, as a place is chosen without being asked. */
  readonly isOpenForCards: boolean;
}

export function follow(
  moves: readonly ReadMove[],
  { points, way }: Pointed,
  placeOf: PlaceOf,
): Followed {
  const fitting = moves.filter((move) => {
    const all = pointsOf(move, placeOf);
    return (way === null || wayOf(move) === way) && points.every((point) => all.includes(point));
  });
  const open = new Set(fitting.flatMap((move) => pointsOf(move, placeOf)));
  for (const point of points) open.delete(point);
  const ways = [...Map.groupBy(fitting, wayOf)].map(([key, ofWay]) => ({
    key,
    moves: ofWay,
    text: inCommon(ofWay.map(({ text }) => text)),
    done: ofWay.find((move) => others(move).every((card) => points.includes(card))) ?? null,
  }));
  return { ways, open, isOpenForCards: [...open].some(isCardId) };
}

/** The only move that is left, but for a place that need not be chosen. */
export function decided({ ways, isOpenForCards }: Followed): ReadMove | null {
  const [way, ...more] = ways;
  return way === undefined || more.length > 0 || isOpenForCards ? null : way.done;
}

const others = ({ by, names }: ReadMove): string[] => names.filter((card) => card !== by);

function pointsOf(move: ReadMove, placeOf: PlaceOf): string[] {
  const place = placeOf(move);
  return place === null ? others(move) : [...others(move), place];
}

/** Everything it says but the cards and the slot; of cards, in which fields there are any. */
function wayOf({ type, by, fields }: ReadMove): string {
  const parts = Object.entries(fields).flatMap(([field, value]) => {
    if (field === "slot" || value === by) return [];
    const isAboutCards = isCardId(value) || (Array.isArray(value) && value.every(isCardId));
    return [isAboutCards ? field : `${field}=${JSON.stringify(value)}`];
  });
  return [type, ...parts].join(" ");
}

/** What all of them begin and end with: "Attack … with Jock". */
export function inCommon(texts: readonly string[]): string {
  const [first = "", ...rest] = [...new Set(texts)];
  if (rest.length === 0) return first;
  const split = (text: string): string[] => text.split(" ");
  const words = split(first);
  const shortest = Math.min(...texts.map((text) => split(text).length));
  const isSame = (at: (words: readonly string[]) => string | undefined): boolean =>
    rest.every((text) => at(split(text)) === at(words));
  let start = 0;
  while (start < shortest && isSame((each) => each[start])) start++;
  let end = 0;
  while (end < shortest - start && isSame((each) => each.at(-1 - end))) end++;
  const last = words.slice(words.length - end);
  return [...words.slice(0, start), "…", ...last].join(" ");
}
