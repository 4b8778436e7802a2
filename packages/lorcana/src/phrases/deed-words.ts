/** The words for what has been done this turn, behind the card that did it or that it was done to. */
import type { Deed } from "../vocabulary.ts";
import { after, oneOf } from "./part.ts";

const WORDS: readonly (readonly [Deed, ...string[]])[] = [
  ["quested", "has quested", "have quested", "quested"],
  ["challenged", "has challenged", "have challenged", "challenged"],
  ["was-challenged", "was challenged", "were challenged"],
  ["was-damaged", "was dealt damage", "were dealt damage", "was damaged", "were damaged"],
  [
    "was-banished-in-challenge",
    "was banished in a challenge",
    "were banished in a challenge",
    "has been banished in a challenge",
  ],
  ["was-banished", "was banished", "were banished", "has been banished"],
  ["moved", "moved to a location", "has moved to a location"],
  ["was-played", "was played", "were played", "has been played"],
  ["was-put-over", "had a card put under them", "had a card put under it"],
];

export const THIS_TURN = " this turn";

interface Deeds {
  readonly value: Deed;
  readonly end: number;
}

/** With the blank before it. */
export function readDeed(text: string, at: number): readonly Deeds[] {
  return WORDS.flatMap(([value, ...wordings]) =>
    wordings.flatMap((wording) => {
      const end = after(text, at, ` ${wording}`);
      return end === null ? [] : [{ value, end }];
    }),
  );
}

export function deedWords(deed: Deed): string {
  return oneOf(WORDS.find(([known]) => known === deed)?.slice(1) ?? []);
}

/** "character that was challenged this turn", "opposing character banished in a challenge this turn" */
export function deedBehind(text: string, at: number): readonly Deeds[] {
  return BEHIND.flatMap(([value, ...wordings]) =>
    wordings.flatMap((wording) => {
      const end = after(text, at, `${wording}${THIS_TURN}`);
      return end === null ? [] : [{ value, end }];
    }),
  );
}

/** Characters are "who" did it, other cards "that". */
export function behindWords(deed: Deed, isCharacter = true): string {
  const found = BEHIND.find(([known]) => known === deed)?.slice(1) ?? [];
  const lead = isCharacter ? "who " : "that ";
  const sorted = found.toSorted((a, b) => Number(b.startsWith(lead)) - Number(a.startsWith(lead)));
  return oneOf(sorted.map((wording) => `${wording}${THIS_TURN}`));
}

const BEHIND = WORDS.map(([deed, ...wordings]): readonly [Deed, ...string[]] => [
  deed,
  ...wordings.flatMap((wording) => [
    `who ${wording}`,
    `that ${wording}`,
    // "banished in a challenge"
    ...(wording.startsWith("was ") ? [wording.slice(4)] : []),
  ]),
]);

/** What was banished is there no more: it can be counted, not found. */
export function isOfGone(deed: Deed): boolean {
  return deed === "was-banished" || deed === "was-banished-in-challenge";
}
