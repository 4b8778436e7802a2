/** Who sat where in a recorded match, as far as this page knows it. */
import type { MetaReply } from "@ltcg/server/protocol";
import type { GameWords } from "@tcg/core/hosting";

export interface People {
  /** The seat of whoever looks at the page; null: they only watched. */
  readonly own: string | null;
  /** By seat. Players have no names, so only bots are here. */
  readonly names: Readonly<Record<string, string>>;
}

/** Of a record from a file. */
export const nobodyKnown: People = { own: null, names: {} };

export function peopleOf({ seat: own, seats }: Pick<MetaReply, "seat" | "seats">): People {
  const bots = seats.flatMap(({ seat, bot }) => (bot === undefined ? [] : [{ seat, bot }]));
  const names = bots.map(({ seat, bot }): [string, string] => {
    const isOnly = bots.filter((other) => other.bot === bot).length === 1;
    return [seat, isOnly ? `the ${bot} bot` : `the ${bot} bot (${seat})`];
  });
  return {
    own: seats.some(({ seat }) => seat === own) ? own : null,
    names: Object.fromEntries(names),
  };
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
