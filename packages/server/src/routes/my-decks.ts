/** /api/me/decks: the decks that a player keeps with the server. Nobody else is told of them. */
import type { Context } from "hono";
import { z } from "zod";
import { HttpError, type RefusalStatus } from "../http/http-error.ts";
import { malformed } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { atMs, name, text } from "../http/shapes.ts";
import type { KeptDeck } from "../identities/deck-shelf.ts";
import { nameSchema } from "../identities/names.ts";
import type { Fault, MyDeck, MyDecksReply, RemovedDeck } from "../protocol.ts";
import { hostedGame } from "./games.ts";
import { cardsOf, deckSchema } from "./own-deck.ts";

/** Of one player, of all games together. */
const MAX_DECKS = 60;
const ID = /^[\w-]{1,64}$/;

const deckShape: z.ZodType<MyDeck> = name(
  "MyDeck",
  z.strictObject({
    deckId: text,
    game: text,
    name: text.describe("the player's own words"),
    cards: z.array(text).describe("one id for each copy"),
    updatedAtMs: atMs,
  }),
);

const shown = ({ player: _isWhoeverAsks, ...deck }: KeptDeck): MyDeck => deck;

function deckIdOf(c: Context): string {
  const id = c.req.param("deckId") ?? "";
  if (ID.test(id)) return id;
  throw malformed([
    { at: "deckId", message: "1 to 64 letters, digits, hyphens and underscores, of your choice." },
  ]);
}

export const listMyDecks = defineRoute<MyDecksReply>({
  method: "get",
  path: "/api/me/decks",
  group: "Identities",
  about: "The decks that the requester keeps here. Nobody else sees them.",
  reply: z.strictObject({ decks: z.array(deckShape) }),
  async answer({ identities }, { who }) {
    const own = who.kind === "nobody" ? [] : await identities.decks.listDecks(who.identity);
    return { decks: own.map(shown) };
  },
});

const body = z.strictObject({
  game: z.string().max(100).describe("the name of a game"),
  name: nameSchema,
  cards: deckSchema,
});

const refusals: readonly RefusalStatus[] = [404, 409];

export const keepMyDeck = defineRoute<MyDeck, typeof body>({
  method: "put",
  path: "/api/me/decks/:deckId",
  group: "Identities",
  about:
    "Keeps a deck under an id of the requester's choice, or keeps it anew. It need not be legal yet. Whoever is nobody yet becomes a guest.",
  body,
  reply: deckShape,
  refusals,
  async answer({ identities, games, limiter }, { c, who, body: { game, name: chosen, cards } }) {
    const deckId = deckIdOf(c);
    const faults: Fault[] = [];
    const list = cardsOf(hostedGame(games, game), "cards", cards, faults);
    if (list === null) throw malformed(faults);
    if (who.kind === "nobody") limiter.count("agents", who);
    const player = identities.playerOf(who, c);
    const deck = { player, deckId, game, name: chosen, cards: list, updatedAtMs: Date.now() };
    if (!(await identities.decks.keepDeck(deck, MAX_DECKS))) throw tooManyDecks();
    return shown(deck);
  },
});

export const removeMyDeck = defineRoute<RemovedDeck>({
  method: "delete",
  path: "/api/me/decks/:deckId",
  group: "Identities",
  about: "Throws a deck of the requester away. One that is not there is gone, too.",
  reply: z.strictObject({ deckId: text }),
  refusals: [404],
  async answer({ identities }, { c, who }) {
    const deckId = deckIdOf(c);
    if (who.kind !== "nobody") await identities.decks.removeDeck(who.identity, deckId);
    return { deckId };
  },
});

const tooManyDecks = (): HttpError =>
  new HttpError(
    409,
    "too-many-decks",
    `A player keeps at most ${MAX_DECKS} decks here. Throw one away first.`,
  );
