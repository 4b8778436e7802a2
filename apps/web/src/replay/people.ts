/** Who sat where in a recorded match, as far as this page knows it. */
import type { MetaReply } from "@ltcg/server/protocol";
import type { GameWords } from "@tcg/core/hosting";

export interface People {
  /** The seat of whoever looks at the page; null: they only watched. */
  readonly own: string | null;
  /** By seat: what people call themselves, and what kind a bot is. */
  readonly names: Readonly<Record<string, string>>;
}

/** Of a record from a file. */
export const nobodyKnown: People = { own: null, names: {} };

export function peopleOf({
  seat: own,
  seats,
  names: said,
}: Pick<MetaReply, "seat" | "seats" | "names">): People {
  const bots = seats.flatMap(({ seat, bot }) => (bot === undefined ? [] : [{ seat, bot }]));
  const botNames = bots.map(({ seat, bot }): [string, string] => {
    const isOnly = bots.filter((other) => other.bot === bot).length === 1;
    return [seat, isOnly ? `the ${bot} bot` : `the ${bot} bot (${seat})`];
  });
  const people = Object.entries(said).filter(([, name]) => name !== "");
  return {
    own: seats.some(({ seat }) => seat === own) ? own : null,
    names: { ...Object.fromEntries(people), ...Object.fromEntries(botNames) },
  };
}

/** At a match that is played: who plays against somebody without a name calls them the opponent. */
export function peopleAt(meta: Pick<MetaReply, "seat" | "seats" | "names">): People {
  const people = peopleOf(meta);
  const { own, names } = people;
  if (own === null || meta.seats.length !== 2) return people;
  const other = meta.seats.find(({ seat }) => seat !== own)?.seat ?? "";
  return { own, names: { [other]: "the opponent", ...names } };
}

/** The game's words, in which those who are known have their names. */
export const withNames = (words: GameWords, { names }: People): GameWords => ({
  ...words,
  seat: (seat) => (Object.hasOwn(names, seat) ? (names[seat] ?? null) : words.seat(seat)),
});

/**
 * Who is called "you": the seat through whose eyes the match is seen. Whoever played is also that if they
 * look at it as a spectator, or at all cards face up.
 */
export const toldTo = (viewer: string, { own }: People): string =>
  viewer === "referee" || viewer === "spectator" ? (own ?? viewer) : viewer;
