/** What each line of a receipt says, in the words of the game; and how the match stands after the last. */
import type { Receipt, ReceiptEntry } from "@lunchtable-tcg/match/fairness";
import type { EventOf, GameTypes, State } from "@tcg/core";
import { type AnyHostableGame, emptyLog, tell } from "@tcg/core/hosting";
import { amountIn } from "../match/log-amount.ts";

export interface Retold {
  /** By the place of the entry. */
  readonly texts: readonly string[];
  /** What each came to, in life or lore; null where that does not change. By the place of the entry. */
  readonly amounts: readonly (string | null)[];
  /** Where the rules refuse a command: its place, and why. */
  readonly refused: { readonly place: number; readonly why: string } | null;
  /** As the rules leave it; null where it could not be played. */
  readonly outcome: State<GameTypes>["outcome"] | null;
}

/** `nameOf`: what a seat is called. */
export function retell(
  hosted: AnyHostableGame | null,
  receipt: Receipt,
  nameOf: (seat: string) => string,
): Retold {
  const bodies = receipt.entries.map(bodyOf);
  const texts: string[] = [];
  const amounts: (string | null)[] = [];
  let state = hosted === null ? null : opened(hosted, receipt, bodies[0] ?? {});
  let refused: Retold["refused"] = null;
  for (const [place, entry] of receipt.entries.entries()) {
    const body = bodies[place] ?? {};
    amounts[place] = null;
    if (entry.seat === "") {
      texts.push(serviceText(body, place, nameOf));
      continue;
    }
    const notation = typeof body.move === "string" ? body.move : entry.body;
    const parsed = hosted?.game.parse(notation);
    let text = notation;
    if (hosted !== null && state !== null && parsed !== undefined && refused === null) {
      const decision = parsed.ok ? hosted.game.decide(state, entry.seat, parsed.command) : parsed;
      const explained = parsed.ok ? hosted.game.explain(state, entry.seat, parsed.command) : null;
      if (explained?.legal) text = explained.move.text;
      if (decision.ok) {
        state = decision.state;
        amounts[place] = amountOf(hosted, state, decision.events);
      } else refused = { place, why: decision.rejection.message };
    }
    texts.push(`${nameOf(entry.seat)}: ${text}`);
  }
  return { texts, amounts, refused, outcome: state?.outcome ?? null };
}

/** The first change of life or lore among what happened. */
function amountOf(
  { game, words }: AnyHostableGame,
  match: State<GameTypes>,
  events: readonly EventOf<GameTypes>[],
): string | null {
  const seen = game.maskEvents(match, events, "referee");
  const onlooker = { viewer: "referee", seating: match.seating };
  const { lines } = tell(words, emptyLog, seen, onlooker, { face: () => undefined });
  const told = lines.map(({ text }) => amountIn(text));
  return told.find((amount) => amount !== null && IN_SCORE.test(amount)) ?? null;
}

/** "\u2212300", "+1 lore": clout and vice are left out. */
const IN_SCORE = /^.\d+( lore)?$/;

type Body = Readonly<Record<string, unknown>>;

function bodyOf({ body }: ReceiptEntry): Body {
  try {
    const said: unknown = JSON.parse(body);
    return typeof said === "object" && said !== null ? (said as Body) : {};
  } catch {
    return {};
  }
}

/** Null for a match that goes on from another: its lines are told as they were written. */
function opened(
  { game, options }: AnyHostableGame,
  { seats, seed, config }: Receipt,
  created: Body,
): State<GameTypes> | null {
  if (seed === null || created.from !== undefined) return null;
  const decks = Object.fromEntries(seats.map(({ seat, deck }) => [seat, deck]));
  const started = game.start(options(decks, { seed, config }));
  return started.ok ? started.state : null;
}

function serviceText(body: Body, place: number, nameOf: (seat: string) => string): string {
  const seat = typeof body.seat === "string" ? nameOf(body.seat) : "Somebody";
  if (place === 0) return "The table is laid";
  if ("entropy" in body) return `${seat}: random numbers opened`;
  if ("started" in body) return "Shuffled and dealt";
  if ("resumed" in body) return "The match goes on";
  if ("aborted" in body) return "The match is called off";
  return "deck" in body ? `${seat} sits down` : "The table writes something";
}
