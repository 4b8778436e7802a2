/**
 * Follows a match for somebody: first the whole view, then a message for every change, which the service hands
 * over as it is committed. Nothing is kept for whoever is away: what somebody lacks is read from the log, so
 * one who comes back with `since` misses nothing, however long that was.
 */
import type { Committed, MatchService, Position } from "@lunchtable-tcg/match";
import type { MaskedEvent } from "@tcg/core";
import type { Moves } from "../protocol.ts";
import { changeTo, type News, shownBy, type Told, updateMessage, viewMessage } from "./messages.ts";
import { SentMoves } from "./sent-moves.ts";
import type { Sent } from "./streamed.ts";

export interface FollowOptions {
  readonly service: MatchService;
  readonly matchId: string;
  readonly player: string;
  /** What happened after this version is told with the view; null: nothing. */
  readonly since: number | null;
  readonly send: (text: string, version: number) => void;
  /** It cannot be followed any more. */
  readonly onProblem: (problem: unknown) => void;
}

/** Rounds of reading the log for one message; each is hundreds of versions. */
const MAX_READS = 100;

/** Gives the function that ends it. */
export function follow(options: FollowOptions): () => void {
  const { service, matchId, player, since, send, onProblem } = options;
  /** As it was sent last. */
  let last: Sent | null = null;
  /** The definitions that were sent: cards do not change in a match. */
  const sentCards = new Set<string>();
  const sentMoves = new SentMoves();
  let isBusy = false;
  /** Something happened while it was busy. */
  let isBehind = false;
  let isOver = false;

  /** Sends the version that was just committed. If more is lacking, that is read from the log. */
  function pass(committed: Committed): void {
    if (isOver) return;
    if (isBusy || last === null || committed.version !== last.position.version + 1) {
      return void catchUp();
    }
    try {
      const events = committed.eventsFor(player);
      const position = committed.positionFor(player);
      const change = changeTo(last, position);
      // What is not in the change was described before.
      const cards = unsent(sentCards, [committed.describe([events, shownBy(change)])]);
      tell(position, updateMessage(last, change, { events, cards, moves: movesOf(position) }));
    } catch (problem) {
      giveUp(problem);
    }
  }

  /** Brings the reader up to date, and repeats that if something happened meanwhile. */
  async function catchUp(): Promise<void> {
    isBehind = true;
    if (isBusy) return;
    isBusy = true;
    try {
      while (isBehind && !isOver) {
        isBehind = false;
        await readAndTell();
      }
    } catch (problem) {
      giveUp(problem);
    } finally {
      isBusy = false;
    }
  }

  async function readAndTell(): Promise<void> {
    const position = await service.getPlayerView(matchId, player);
    if (last !== null && position.version <= last.position.version) return;
    const known = last === null ? since : last.position.version;
    const events = known === null ? [] : await eventsBetween(known, position.version);
    const described = await service.describeCards(matchId, events);
    if (isOver) return;
    const cards = unsent(sentCards, [described, position.cards]);
    const news: News = { events, cards, moves: movesOf(position) };
    if (last === null) tell(position, viewMessage(position, news, since));
    else tell(position, updateMessage(last, changeTo(last, position), news));
  }

  async function eventsBetween(after: number, upTo: number): Promise<MaskedEvent[]> {
    const found: MaskedEvent[] = [];
    let read = after;
    for (let round = 0; round < MAX_READS && read < upTo; round++) {
      const { updates } = await service.getRecentEvents({ matchId, player, since: read });
      for (const { version, events } of updates) {
        if (version <= upTo) found.push(...events);
        read = version;
      }
      if (updates.length === 0) break;
    }
    return found;
  }

  const movesOf = (position: Position): Moves => sentMoves.unsent(position.legalMoves);

  function tell({ version }: Position, told: Told): void {
    last = told.sent;
    send(told.text, version);
  }

  function giveUp(problem: unknown): void {
    if (isOver) return;
    stop();
    onProblem(problem);
  }

  function stop(): void {
    isOver = true;
    unsubscribe();
  }

  // Before it is looked at: what happens in between is not missed.
  const unsubscribe = service.subscribe(matchId, pass);
  void catchUp();
  return stop;
}

/** The definitions that were not sent yet; they count as sent from now on. */
function unsent(
  sent: Set<string>,
  described: readonly Readonly<Record<string, object>>[],
): Record<string, object> {
  const cards: Record<string, object> = {};
  for (const faces of described) {
    for (const def in faces) {
      if (sent.has(def)) continue;
      sent.add(def);
      cards[def] = faces[def] as object;
    }
  }
  return cards;
}
