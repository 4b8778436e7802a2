/**
 * The same match once more, with the seats exchanged. Its id follows from that of the first, so that whoever asks, and
 * however often, gets the same one: the first to ask sits down and waits, the other takes the seat that is kept. Where
 * nobody came, or who waited has left, the next has an id that follows from that one.
 */
import { canonicalJson, sha256Hex } from "@tcg/core";
import type { MatchStore } from "../../store.ts";
import { MatchError, notYourSeat } from "../errors.ts";
import { type HeldSeat, isBot } from "../matches/head.ts";
import type { LiveMatch } from "../matches/live-match.ts";
import type { LiveMatches } from "../matches/live-matches.ts";
import type { AskRematch, CreateMatch, Seated } from "../requests.ts";
import { createMatch } from "./creating.ts";
import { joinMatch } from "./joining.ts";
import type { SeatingParts } from "./parts.ts";
import { seatedIn } from "./seats.ts";
import { startIfReady } from "./starting.ts";

export const rematchIdOf = (matchId: string): string =>
  sha256Hex(canonicalJson(["rematch", matchId])).slice(0, 32);

interface Standing {
  readonly store: MatchStore;
  readonly live: LiveMatches;
}

/** The rematch that was not called off, if somebody has asked for it; and the id that it has or will have. */
export async function rematchOf(
  { store, live }: Standing,
  matchId: string,
): Promise<{ readonly matchId: string; readonly known: LiveMatch | null }> {
  for (let id = rematchIdOf(matchId); ; id = rematchIdOf(id)) {
    if ((await store.versionsOf([id])).length === 0) return { matchId: id, known: null };
    const known = await live.load(id);
    if (known.head.status !== "aborted") return { matchId: id, known };
  }
}

export async function rematch(parts: SeatingParts, request: AskRematch): Promise<Seated> {
  const { live } = parts;
  const { player, entropyHash } = request;
  const old = await live.load(request.matchId);
  const seat = old.seatOf(player);
  if (seat === null) throw notYourSeat();
  checkOver(old);
  const { matchId, known: begun } = await rematchOf(parts, old.matchId);
  const brought = entropyHash === undefined ? {} : { entropyHash };
  if (begun === null) {
    try {
      const wanted = { ...wantedAgain(old, player, seat), ...brought };
      const { ownCards } = old.head;
      // The cards of a match are those it began with; the game's own are the latest.
      const given = ownCards === undefined ? {} : { hosted: old.game(), ownCards };
      return await createMatch(parts, wanted, { matchId, ...given });
    } catch (error) {
      // The other player was faster.
      if (!(error instanceof MatchError && error.code === "request-id-reused")) throw error;
    }
  }
  const known = begun ?? (await live.load(matchId));
  const own = known.seatOf(player);
  if (own !== null) return startIfReady(parts, known, seatedIn(known, own));
  return joinMatch(parts, { matchId, player, deck: old.setup.decks[seat] ?? [], ...brought });
}

function checkOver({ head }: LiveMatch): void {
  if (head.status === "completed") return;
  throw head.status === "aborted"
    ? new MatchError("aborted", "The match was called off; there is no rematch of it.")
    : new MatchError("not-over", "There is a rematch once the match is over.");
}

function wantedAgain(
  { matchId, head, setup }: LiveMatch,
  player: string,
  seat: string,
): CreateMatch {
  const names = head.seats.map((held) => held.seat);
  /** Everybody moves on by one: two exchange their seats. */
  const next = (of: string): string => names[(names.indexOf(of) + 1) % names.length] as string;
  const deckOf = (of: string): readonly string[] => setup.decks[of] ?? [];
  const others = head.seats.filter((held) => held.seat !== seat);
  const invited = others.flatMap(({ holder }) =>
    holder === null || isBot(holder) ? [] : [holder.player],
  );
  return {
    game: head.game,
    player,
    mode: head.mode,
    seat: next(seat),
    deck: deckOf(seat),
    opponents: others.flatMap((held: HeldSeat) =>
      isBot(held.holder)
        ? [{ seat: next(held.seat), bot: held.holder.bot, deck: deckOf(held.seat) }]
        : [],
    ),
    ...(Object.keys(setup.config).length > 0 && { config: setup.config }),
    ...(head.timeControl !== null && { timeControl: head.timeControl }),
    isPublic: head.isPublic,
    isWatchable: head.isWatchable,
    isByInvitation: invited.length > 0 || head.inviteCode !== null,
    invited,
    rematchOf: matchId,
  };
}
