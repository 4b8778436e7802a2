/** Looks at a match for somebody: asks the service, and puts its answers into one observation. */
import type { MatchMeta, MatchService, MatchUpdate, PlayerView } from "@lunchtable-tcg/match";
import {
  type AnyHostableGame,
  capital,
  endingText,
  LogContext,
  plain,
  plainWords,
  type SeenTable,
  winText,
} from "@tcg/core/hosting";
import { namesIn, type SeatNames } from "../identities/seat-names.ts";
import { type Called, calledCards, type Faces } from "./card-names.ts";
import { cardTexts } from "./card-texts.ts";
import { type Cursor, markOf, readCursor, writeCursor } from "./cursor.ts";
import { recentUpdates, tellHappened } from "./happened.ts";
import { defsOf, observedAction } from "./listed-actions.ts";
import { checkMayLook } from "./may-look.ts";
import type { NamedCard, Observation, ObservedResult } from "./observation.ts";
import type { AgentParts } from "./parts.ts";
import { reasonsOf } from "./reasons.ts";
import { observedSeats, observedZones, progressOf, type Teller } from "./table.ts";

export interface Look {
  readonly matchId: string;
  /** Who looks: what seats belong to. */
  readonly identity: string;
  /** Of a private match: the invitation of somebody who has no seat there yet. */
  readonly code?: string;
  /** The cursor of an earlier observation, or a version. */
  readonly since?: string;
  /** Whose texts are told: those that the cursor does not have, which is usual; all in sight; or none. */
  readonly cards?: "new" | "all" | "none";
  /** Whether to tell why what looks possible is not. */
  readonly explain?: boolean;
}

export async function observe(parts: AgentParts, look: Look): Promise<Observation> {
  const { service } = parts;
  const { matchId, identity } = look;
  const cursor = look.since === undefined ? null : readCursor(look.since);
  await checkMayLook(parts, look);
  const { seen, meta } = await seenWithMeta(service, matchId, identity);
  const { version, view } = seen;
  const [updates, clocks, names] = await Promise.all([
    recentUpdates(service, { matchId, player: identity, version }, cursor?.version ?? null),
    service.getClocks(matchId),
    namesOf(parts, matchId),
  ]);
  const inEvents = await service.describeCards(matchId, updates);
  const looking = lookingAt(parts, seen, { ...inEvents, ...seen.cards });
  const { called, teller } = looking;
  const told = cursor?.marks ?? new Set<string>();
  const texts = await newTexts(service, look, looking, told);
  const { happened, before } = happenedIn(looking, updates, cursor);
  const defs = view === null ? new Map<string, string | null>() : defsOf(view);
  return {
    ...describeMatch(looking, meta),
    cursor: writeCursor({
      version,
      marks: new Set([...told, ...texts.map(({ def }) => markOf(def))]),
    }),
    seats: observedSeats(meta, seen, teller, { clocks: clocks?.clocks ?? [], names }),
    zones: view === null ? [] : observedZones(view, teller),
    actions: seen.legalMoves.map((move) => observedAction(move, defs, called)),
    cards: texts,
    happened,
    happenedBefore: before,
    ...(look.explain === true && {
      reasons: await reasonsOf(parts, { seen, called, identity }),
    }),
  };
}

async function namesOf({ service, identities }: AgentParts, matchId: string): Promise<SeatNames> {
  return identities === undefined ? {} : namesIn({ service, identities }, matchId);
}

/** Both of one version, unless the match runs away from whoever looks. */
async function seenWithMeta(
  service: MatchService,
  matchId: string,
  identity: string,
): Promise<{ readonly seen: PlayerView; readonly meta: MatchMeta }> {
  for (let tries = 0; ; tries++) {
    const seen = await service.getPlayerView(matchId, identity);
    const meta = await service.getMatchMeta(matchId, identity);
    if (seen.version === meta.version || tries === MOST_TRIES) return { seen, meta };
  }
}

const MOST_TRIES = 3;

/** A match as it is looked at, and how it is told. */
interface Looking {
  readonly seen: PlayerView;
  readonly hosted: AnyHostableGame | undefined;
  readonly faces: Faces;
  readonly called: Called;
  readonly teller: Teller;
}

function lookingAt({ games }: AgentParts, seen: PlayerView, faces: Faces): Looking {
  const hosted = Object.hasOwn(games, seen.game) ? games[seen.game] : undefined;
  const called = calledCards(hosted, faces);
  const words = hosted?.words ?? plainWords;
  const { view, seat } = seen;
  const defs = new Map(
    [...(view === null ? [] : defsOf(view))].flatMap(([card, def]) =>
      def === null ? [] : [[card, def] as const],
    ),
  );
  const names = { face: called.names, mark: (name: string, id: string) => `${name} [${id}]` };
  const say = new LogContext(words, view ?? { viewer: seat, seating: [] }, names, defs);
  return { seen, hosted, faces, called, teller: { words, say, called } };
}

async function newTexts(
  service: MatchService,
  { matchId, cards = "new" }: Look,
  { faces, called }: Looking,
  told: ReadonlySet<string>,
) {
  const wanted = Object.keys(faces).filter(
    (def) => cards === "all" || (cards === "new" && !told.has(markOf(def))),
  );
  return cardTexts(service, matchId, wanted, { faces, called });
}

function happenedIn(
  { seen: { view }, teller: { words }, called }: Looking,
  updates: readonly MatchUpdate[],
  cursor: Cursor | null,
) {
  if (view === null) return { happened: [], before: 0 };
  const table = view as unknown as SeenTable;
  return tellHappened(words, updates, { table, called, since: cursor?.version ?? null });
}

function describeMatch(looking: Looking, meta: MatchMeta) {
  const { seen, hosted, teller } = looking;
  const { matchId, game, version, status, seat, view, isPassing } = seen;
  const deciding = view === null ? [] : [...view.actors];
  return {
    matchId,
    game,
    title: hosted?.title ?? game,
    version,
    status,
    seat,
    isYourDecision: status === "active" && deciding.includes(seat) && !isPassing,
    isPassing,
    deciding,
    ...questionOf(looking, meta, deciding),
    progress: view === null ? "" : progressOf(view, teller),
    phase: view?.phase ?? null,
    turn: meta.turn,
    result: resultOf(looking, meta),
  };
}

/** What is asked, or what is waited for. */
function questionOf(
  { seen: { view, seat, status, isPassing }, teller: { say }, called }: Looking,
  { stopped }: MatchMeta,
  deciding: readonly string[],
): { readonly question: string; readonly askedBy: NamedCard | null } {
  const only = (question: string) => ({ question, askedBy: null });
  if (status === "waiting") return only("The match begins when every seat is taken.");
  if (status === "suspended" || status === "aborted") return only(stopped ?? "");
  if (view === null || status === "completed") return only("The match is over.");
  if (isPassing) return only("Nothing: the server passes for you here, as your settings say.");
  const others = deciding.map((each) => say.who(each)).join(" and ");
  const waiting = () => {
    const kinds = view.prompts.map(({ kind }) => plain(kind));
    const what = kinds.length === 0 ? "" : ` (${[...new Set(kinds)].join(", ")})`;
    return only(capital(`${others} decides${what}.`));
  };
  if (!deciding.includes(seat)) return waiting();
  const prompt = view.prompts.find((each) => each.seat === seat);
  if (prompt === undefined) return only("It is your turn: choose an action.");
  const asked = "text" in prompt ? prompt.text : undefined;
  const source = "source" in prompt ? (prompt.source as SourceCard | null) : null;
  return {
    question: called.said(asked ?? `${capital(plain(prompt.kind))}.`),
    askedBy: source && { card: source.card, name: called.nameOf(source.def) },
  };
}

interface SourceCard {
  readonly card: string;
  readonly def: string;
}

function resultOf(
  { seen: { seat, view, status }, teller: { words, say }, called }: Looking,
  { stopped }: MatchMeta,
): ObservedResult | null {
  if (status === "aborted") return { winners: [], text: stopped ?? "", isWon: null };
  if (view?.outcome.status !== "ended") return null;
  const { outcome } = view;
  const { winners } = outcome;
  const why = endingText(words, outcome, view);
  const isSeated = view.seating.includes(seat);
  return {
    winners,
    text: called.said(capital(`${winText(winners, say)}: ${why}`)),
    isWon: isSeated && winners.length > 0 ? winners.includes(seat) : null,
  };
}
