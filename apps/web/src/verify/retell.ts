/** What each line of a receipt says, in the words of the game; and how the match stands after the last. */
import type { Receipt, ReceiptEntry } from "@lunchtable-tcg/match/fairness";
import type { GameTypes, State } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";

export interface Retold {
  /** By the place of the entry. */
  readonly texts: readonly string[];
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
  let state = hosted === null ? null : opened(hosted, receipt, bodies[0] ?? {});
  let refused: Retold["refused"] = null;
  for (const [place, entry] of receipt.entries.entries()) {
    const body = bodies[place] ?? {};
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
      if (decision.ok) state = decision.state;
      else refused = { place, why: decision.rejection.message };
    }
    texts.push(`${nameOf(entry.seat)}: ${text}`);
  }
  return { texts, refused, outcome: state?.outcome ?? null };
}

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
