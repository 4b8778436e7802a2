/** A game that nobody has put into words: what every view has, and the plain values in its own part. */
import type { GameTypes, View } from "@tcg/core";
import { plain } from "./plain.ts";

type Value = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Value =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** How far the match is: the phase, and what the view says about nobody in particular. */
export function progressInGeneral<G extends GameTypes>({ phase, seating, game }: View<G>): string {
  const isAboutSeats = (part: Value): boolean => seating.some((seat) => Object.hasOwn(part, seat));
  const isAboutCards = (part: Value): boolean =>
    Object.keys(part).some((key) => /^c\d+$/.test(key));
  const facts = [
    ...plainFacts(game),
    ...Object.values(game).flatMap((part) =>
      isRecord(part) && !isAboutSeats(part) && !isAboutCards(part) ? plainFacts(part) : [],
    ),
  ];
  const told = [...(phase === null ? [] : [`${plain(phase)} phase`]), ...facts];
  return told.length === 0 ? "The match is on" : capital(told.join(", "));
}

/** What the view says about a seat: life, points. */
export function seatInGeneral<G extends GameTypes>({ game }: View<G>, seat: G["seat"]): string {
  return factsAbout(game, seat).join(", ") || "nothing besides cards";
}

/** What the view says about a card. */
export function cardInGeneral<G extends GameTypes>(
  { game }: View<G>,
  { card, data }: { readonly card: string; readonly data: object | null },
): string {
  return [...factsAbout(game, card), ...plainFacts(data ?? {})].join(", ");
}

function factsAbout(game: object, key: string): string[] {
  return Object.values(game).flatMap((part) =>
    isRecord(part) && isRecord(part[key]) ? plainFacts(part[key]) : [],
  );
}

/** The values that fit on a line. What is off, none or nothing is not told. */
function plainFacts(value: object): string[] {
  return Object.entries(value).flatMap(([name, part]) => {
    if (part === true) return [plain(name)];
    const isPlain = typeof part === "number" || (typeof part === "string" && part !== "");
    return isPlain ? [`${plain(name)} ${part}`] : [];
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
