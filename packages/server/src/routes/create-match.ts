/** POST /api/matches: a match against a bot, or one with free seats that others join. */
import { type CreateMatch, idOfRequest } from "@lunchtable-tcg/match";
import type { AnyHostableGame } from "@tcg/core/hosting";
import type { Context } from "hono";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import { hostWith } from "../card-sets/wanted-cards.ts";
import { malformed, oneOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { isShallow, name, requestIdSchema, seated, timeControlSchema } from "../http/shapes.ts";
import type { Requester } from "../identities/requester.ts";
import { checkRunning } from "../limits/running-matches.ts";
import type { CreatedMatch, Fault } from "../protocol.ts";
import { timeControlNamed } from "../time-controls.ts";
import { entropyHashSchema } from "./entropy.ts";
import { botFor } from "./opponents.ts";
import { cardsOf, deckSchema } from "./own-deck.ts";

export const createBody = name(
  "CreateMatch",
  z.strictObject({
    game: z.string().describe("the name of a game"),
    opponent: z
      .string()
      .nullable()
      .describe("easy, normal, hard or the name of a bot; or null for a free seat"),
    auto: z
      .string()
      .optional()
      .describe("a bot, as for opponent, that plays your seat; then you watch"),
    deck: deckSchema.exactOptional(),
    opponentDeck: deckSchema.exactOptional(),
    cards: z
      .looseObject({})
      .refine((set) => isShallow(set))
      .exactOptional()
      .describe(
        "a card set of your own, an object as in a file of `lunchtable cards lint`; only in casual matches",
      ),
    isPublic: z
      .boolean()
      .default(true)
      .describe(
        "whether everybody finds it, to join and to watch; if not, free seats need the code of the answer",
      ),
    isWatchable: z
      .boolean()
      .exactOptional()
      .describe(
        "whether whoever knows its id may watch a match that is not public; not unless said",
      ),
    mode: z.enum(["casual", "ranked"]).exactOptional().describe("casual or ranked"),
    timeControl: timeControlSchema,
    entropyHash: entropyHashSchema,
    requestId: requestIdSchema,
    seed: z.union([z.int(), z.string()]).optional().describe("a whole number or 64 hex digits"),
  }),
);

type Wanted = z.infer<typeof createBody>;

export const createMatch = defineRoute<CreatedMatch, typeof createBody>({
  method: "post",
  path: "/api/matches",
  group: "Matches",
  about: "Creates a match: against a bot, or with free seats that others join.",
  body: createBody,
  reply: seated,
  status: 201,
  refusals: [409, 413, 422],
  answer: (parts, { c, who, body }) => create(parts, { c, who }, body),
});

export async function create(
  parts: AppParts,
  { c, who }: { readonly c: Context; readonly who: Requester },
  wanted: Wanted,
): Promise<CreatedMatch> {
  const { service, identities, limiter } = parts;
  const hosted = await withWantedCards(parts, wanted, who);
  const request = requestOf(parts, wanted, hosted);
  limiter.count("matches", who);
  const player = identities.playerOf(who, c);
  const isBotsOnly = wanted.auto !== undefined && wanted.opponent !== null;
  const { requestId } = wanted;
  const knownAs = requestId === undefined ? null : idOfRequest(player, requestId);
  await checkRunning(parts, { who, isBotsOnly, knownAs });
  const ownCards = wanted.cards === undefined ? {} : { ownCards: wanted.cards };
  const made = (): Promise<CreatedMatch> =>
    service.createMatch({ ...request, ...ownCards, player });
  return isBotsOnly ? parts.botMatches.begin({ address: who.address, knownAs }, made) : made();
}

/** The game with the cards of the request; null if it has none. */
async function withWantedCards(
  { games, records, limiter }: AppParts,
  { game, mode, cards }: Wanted,
  who: Requester,
): Promise<AnyHostableGame | null> {
  const hosted = Object.hasOwn(games, game) ? games[game] : undefined;
  if (cards === undefined || hosted === undefined) return null;
  if (mode === "ranked") {
    const message = "a ranked match is played with the game's own cards.";
    throw malformed([{ at: "cards", message }]);
  }
  limiter.count("records", who);
  return hostWith(records, hosted, cards, who.account);
}

/** The request to the service; everything that is wrong with it is reported at once. */
function requestOf(
  { games, bots, allowSeeds }: AppParts,
  {
    game,
    opponent,
    auto,
    deck: ownDeck,
    opponentDeck,
    seed,
    isPublic,
    timeControl: wantedTime,
    cards: _cards,
    ...options
  }: Wanted,
  withCards: AnyHostableGame | null,
): Omit<CreateMatch, "player"> {
  const faults: Fault[] = [];
  const hosted = withCards ?? oneOf(games, "game", game, faults);
  const against = opponent === null ? null : botFor(bots, "opponent", opponent, faults);
  const own = auto === undefined ? null : botFor(bots, "auto", auto, faults);
  if (opponent === null && opponentDeck !== undefined) {
    faults.push({ at: "opponentDeck", message: "whoever takes the free seat brings one." });
  }
  if (seed !== undefined && !allowSeeds) {
    faults.push({ at: "seed", message: "only a test server accepts one." });
  }
  if (hosted === null) throw malformed(faults);
  const [firstDeck = "", secondDeck = firstDeck] = Object.keys(hosted.decks);
  const deck = cardsOf(hosted, "deck", ownDeck ?? firstDeck, faults);
  const otherDeck =
    opponent === null ? [] : cardsOf(hosted, "opponentDeck", opponentDeck ?? secondDeck, faults);
  if (deck === null || otherDeck === null || faults.length > 0) throw malformed(faults);
  const timed = timeControlNamed(wantedTime);
  return {
    ...options,
    isPublic,
    ...(!isPublic && { isByInvitation: true }),
    game: hosted.game.id,
    deck,
    ...(timed !== undefined && { timeControl: timed }),
    // At a table for more than two the same bot sits at every other seat.
    opponents:
      against === null ? [] : hosted.seats.slice(1).map(() => ({ bot: against, deck: otherDeck })),
    ...(own !== null && { bot: own }),
    ...(seed !== undefined && { seed }),
  };
}
