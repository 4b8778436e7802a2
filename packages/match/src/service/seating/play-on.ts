/**
 * A new match that goes on from a moment of one that is over, against bots. What the seat knew at that moment stays;
 * the rest is dealt anew from the new match's own seed (docs/decisions/0011-playing-on-from-a-moment.md).
 */
import { dealAnew, type GameTypes, type MatchRecord } from "@tcg/core";
import type { Origin } from "../../playing-on/origin.ts";
import { MatchError } from "../errors.ts";
import { entriesOf } from "../matches/entries-of.ts";
import type { LiveMatch } from "../matches/live-match.ts";
import { recordOf } from "../replaying/record-of.ts";
import type { CreateMatch, PlayOn, Seated } from "../requests.ts";
import { createMatch } from "./creating.ts";
import type { SeatingParts } from "./parts.ts";

export async function playOn(parts: SeatingParts, request: PlayOn): Promise<Seated> {
  const old = await parts.live.load(request.matchId);
  const hosted = old.game();
  // Only of a match that is over: until then its record has secrets.
  const record = await recordOf(parts.store, old, hosted);
  const seat = request.seat ?? old.seatOf(request.player) ?? hosted.seats[0] ?? "";
  if (!hosted.seats.includes(seat)) {
    const { seats } = hosted;
    throw new MatchError("bad-request", `A seat is one of ${seats.join(", ")}.`, { seats });
  }
  await checkMoment(parts, old, request.version, seat);
  const origin = await originOf(parts, old, record, { version: request.version, seat });
  return createMatch(parts, wantedFrom(old, request, origin), {
    hosted,
    ownCards: old.head.ownCards,
  });
}

/** Whether the match can go on from there: better told now than when it starts. */
async function checkMoment(
  { live }: SeatingParts,
  old: LiveMatch,
  version: number,
  seat: string,
): Promise<void> {
  const isThere = Number.isSafeInteger(version) && version >= 1 && version <= old.version;
  const state = isThere ? await live.stateAt(old, version) : null;
  if (state === null) {
    const message = `version is one of the match while it was played, up to ${old.version - 1}.`;
    throw new MatchError("bad-request", message, { version: old.version });
  }
  try {
    dealAnew(old.game().game, state, { seat, seed: 0 });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = `Nobody can play on from version ${version} at ${seat}: ${error.message}. Choose another moment or seat.`;
    throw new MatchError("cannot-play-on", message);
  }
}

async function originOf(
  { store }: SeatingParts,
  { matchId, setup }: LiveMatch,
  { options, commands, dealtAnew = [] }: MatchRecord<GameTypes>,
  { version, seat }: { readonly version: number; readonly seat: string },
): Promise<Origin> {
  let count = setup.from?.commands.length ?? 0;
  for await (const entry of entriesOf(store, matchId, { last: version })) {
    if (entry.seat !== "") count++;
  }
  const origin = { matchId, version, seat, options, commands: commands.slice(0, count) };
  return dealtAnew.length === 0 ? origin : { ...origin, dealtAnew };
}

function wantedFrom({ head, setup }: LiveMatch, request: PlayOn, from: Origin): CreateMatch {
  const { player, bot, timeControl, entropyHash, requestId } = request;
  const deckOf = (seat: string): readonly string[] => setup.decks[seat] ?? [];
  return {
    game: head.game,
    player,
    seat: from.seat,
    deck: deckOf(from.seat),
    opponents: head.seats
      .filter(({ seat }) => seat !== from.seat)
      .map(({ seat }) => ({ seat, bot, deck: deckOf(seat) })),
    ...(Object.keys(setup.config).length > 0 && { config: setup.config }),
    ...(timeControl !== undefined && { timeControl }),
    ...(entropyHash !== undefined && { entropyHash }),
    ...(requestId !== undefined && { requestId }),
    // It shows what the first match held, which may have been private.
    isPublic: false,
    isByInvitation: true,
    from,
  };
}
