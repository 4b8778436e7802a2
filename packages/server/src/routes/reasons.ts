/**
 * GET /api/matches/:id/reasons: why a card of one's own cannot do what it cannot do now, by the rules' own
 * refusals. A card that the requester does not see, or that is not theirs, has none: it is as one that does
 * not exist.
 */
import type { Rejection } from "@tcg/core";
import { z } from "zod";
import { UNTOLD } from "../agents/reasons.ts";
import { type AnyCommand, isOffered, ownCards, thinkable } from "../agents/thinkable.ts";
import { matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { rejection, version } from "../http/shapes.ts";
import type { ReasonsReply, WhyNot } from "../protocol.ts";

const query = z.strictObject({
  card: z
    .string()
    .max(40)
    .exactOptional()
    .describe("the id of a card in sight; without it, of moves that are made without a card"),
});

const reply: z.ZodType<ReasonsReply> = z.strictObject({
  version,
  reasons: z.array(
    rejection
      .omit({ data: true })
      .extend({ move: z.string().describe("the kind of move, as in a command") })
      .strict(),
  ),
});

/** As many as the service explains at once. */
const MAX_TRIED = 500;
/** It is not the seat's turn, or something else is asked: worth a word only where nothing else is in the way. */
const IN_GENERAL = /^turn\/not-yours$|^prompt\/(?:answer-first|others-decide)$/;

export const reasons = defineRoute<ReasonsReply, z.ZodObject, typeof query>({
  method: "get",
  path: "/api/matches/:id/reasons",
  group: "Playing",
  about:
    "Why a card of the requester's own cannot do what it cannot do now; without a card, why a phase cannot be gone to.",
  query,
  reply,
  refusals: [404, 409, 503],
  async answer({ service, games }, { c, who, query: { card } }) {
    const player = who.identity;
    const matchId = matchIdOf(c);
    const seen = await service.getPlayerView(matchId, player);
    const { view, seat, version: now } = seen;
    const hosted = Object.hasOwn(games, seen.game) ? games[seen.game] : undefined;
    const nothing = { version: now, reasons: [] };
    if (view === null || hosted === undefined || !view.seating.includes(seat)) return nothing;
    if (card !== undefined && !ownCards(view, seat).includes(card)) return nothing;
    const commands = thinkable(hosted, view, seat, card === undefined ? [] : [card])
      .filter((command) => card === undefined || Object.keys(command).length > 1)
      .filter((command) => !isOffered(command, seen.legalMoves))
      .slice(0, MAX_TRIED);
    if (commands.length === 0) return nothing;
    const { explanations, version: at } = await service.explain({ matchId, player, commands });
    const refused = commands.flatMap((command, place) => {
      const explained = explanations[place];
      return explained?.legal === false ? [whyNot(command, explained.rejection)] : [];
    });
    const isFit = ({ code }: WhyNot): boolean => hosted.misfits?.includes(code) !== true;
    const told = refused.filter((each) => !UNTOLD.test(each.code) && isFit(each));
    const general = refused.filter(({ code }) => IN_GENERAL.test(code)).slice(0, 1);
    return { version: at, reasons: once(told.length > 0 ? told : general) };
  },
});

const whyNot = ({ type }: AnyCommand, { code, message, rule }: Rejection): WhyNot => ({
  move: type,
  code,
  message,
  ...(rule !== undefined && { rule }),
});

/** Each sentence once, by the first kind of move that it was said of. */
function once(all: readonly WhyNot[]): readonly WhyNot[] {
  return all.filter(
    ({ message }, place) => all.findIndex((other) => other.message === message) === place,
  );
}
