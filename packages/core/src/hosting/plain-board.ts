/**
 * What a view's own part says about something, read without knowing the game: the plain values that
 * stand under its name. `{ seats: { red: { life: 20 } } }` says of red: life 20.
 */
import { isCardId } from "../ids.ts";
import type { GameTypes } from "../types.ts";
import { plain } from "./english.ts";
import type { BoardWords, Fact } from "./words.ts";

type Value = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Value =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const plainBoard: BoardWords<GameTypes> = {
  match({ game, seating }, say) {
    const facts = factsOfAll(game, (key) => seating.includes(key) || isCardId(key));
    return facts.map(({ name, value }) => ({
      name,
      value: seating.includes(value) ? say.who(value) : value,
    }));
  },
  seat: ({ game }, seat) => factsAbout(game, seat),
  card: ({ game }, { card, data }) =>
    [
      ...factsAbout(game, card),
      // Counters at zero are not worth the room.
      ...plainFacts(data ?? {}).filter(({ value }) => value !== "0"),
    ].map(({ name, value }) => (value === "yes" ? name : `${name} ${value}`)),
};

/** Everything said directly about a key, such as a seat or the id of a card. */
function factsAbout(game: object, key: string): Fact[] {
  return Object.entries(game).flatMap(([name, part]) => {
    if (!isRecord(part) || !Object.hasOwn(part, key)) return [];
    const said = part[key];
    return isRecord(said) ? plainFacts(said) : plainFacts({ [name]: said });
  });
}

/** The plain values of the game's own part, and of the parts in it that are about nobody. */
function factsOfAll(game: object, isSomebody: (key: string) => boolean): Fact[] {
  return [
    ...plainFacts(game),
    ...Object.values(game).flatMap((part) =>
      isRecord(part) && !Object.keys(part).some(isSomebody) ? plainFacts(part) : [],
    ),
  ];
}

/** The values that fit on a line. What is off, none or nothing is not told. */
export function plainFacts(value: object): Fact[] {
  return Object.entries(value).flatMap(([name, part]): Fact[] => {
    if (part === true) return [{ name: plain(name), value: "yes" }];
    if (typeof part === "number") return [{ name: plain(name), value: String(part) }];
    if (typeof part !== "string" || part === "") return [];
    return [{ name: plain(name), value: part }];
  });
}
