/** The numbered moves, and what somebody typed about them. */
import { type Game, type GameTypes, isCardId, type LegalMove, type State } from "@tcg/core";
import type { Table } from "../table.ts";
import { short } from "../text/events.ts";
import { printedName } from "../text/names.ts";
import { viewLines } from "../text/view.ts";

/** Moves that read alike, such as one card to several free slots: offered as one. */
export interface Offer<G extends GameTypes> {
  readonly text: string;
  readonly moves: readonly LegalMove<G>[];
  /** Allowed whatever is pending, as to concede: offered last. */
  readonly anytime: boolean;
}

export function offersOf<G extends GameTypes>(
  game: Game<G>,
  legalMoves: readonly LegalMove<G>[],
): Offer<G>[] {
  const offers = [...Map.groupBy(legalMoves, ({ text }) => text)].map(([text, moves]) => ({
    text,
    moves,
    anytime: moves.every(
      ({ command }) => game.rules.moves[command.type as G["command"]["type"]].anytime === true,
    ),
  }));
  return [...offers.filter(({ anytime }) => !anytime), ...offers.filter(({ anytime }) => anytime)];
}

export function offerLines<G extends GameTypes>(offers: readonly Offer<G>[]): string[] {
  return offers.map(({ text, moves }, i) => {
    const more = moves.length > 1 ? ` (and ${moves.length - 1} alike)` : "";
    return `${String(i + 1).padStart(3)}. ${text} | ${moves[0]?.id}${more}`;
  });
}

export function helpLines(): string[] {
  return [
    "  NUMBER     the move of that number",
    "  NOTATION   a command as written after the bar: SUMMON c12 attack",
    "  moves      every legal move, also those that read alike",
    "  view       the table again",
    "  card ID    what is printed on a card: card c12",
    "  quit       leaves the match unfinished",
  ];
}

export type Answer<G extends GameTypes> =
  | { readonly kind: "move"; readonly move: LegalMove<G> }
  | { readonly kind: "quit" }
  | { readonly kind: "help" }
  | { readonly kind: "tell"; readonly lines: readonly string[] };

export function readMove<G extends GameTypes>(
  table: Table<G>,
  state: State<G>,
  own: G["seat"],
  offers: readonly Offer<G>[],
  line: string,
): Answer<G> {
  const { game } = table;
  const [word = "", argument = ""] = line.split(/\s+/);
  switch (word.toLowerCase()) {
    case "":
    case "?":
    case "help":
      return { kind: "help" };
    case "quit":
    case "exit":
      return { kind: "quit" };
    case "moves":
      return tell(offers.flatMap(({ moves }) => moves.map(({ id, text }) => `  ${id} | ${text}`)));
    case "view":
      return tell(viewLines(table, game.mask(state, own)));
    case "card":
      return tell(printedLines(table, state, own, argument));
  }
  if (/^\d+$/.test(line)) {
    const move = offers[Number(line) - 1]?.moves[0];
    if (move !== undefined) return { kind: "move", move };
    return tell([`There is no move ${line}: choose 1 to ${offers.length}.`]);
  }
  const shaped = game.parse(line);
  if (!shaped.ok) return tell([`Not understood: ${shaped.rejection.message}`]);
  const explained = game.explain(state, own, shaped.command);
  if (explained.legal) return { kind: "move", move: explained.move };
  const { message, rule } = explained.rejection;
  return tell([`Not legal: ${message}${rule === undefined ? "" : ` (${rule})`}`]);
}

function tell<G extends GameTypes>(lines: readonly string[]): Answer<G> {
  return { kind: "tell", lines };
}

/** What is printed on a card that this seat can see the face of. */
function printedLines<G extends GameTypes>(
  { game }: Table<G>,
  state: State<G>,
  own: G["seat"],
  id: string,
): string[] {
  const view = game.mask(state, own);
  const def = isCardId(id)
    ? (view.seating as readonly G["seat"][])
        .flatMap((seat) =>
          (Object.keys(view.zones[seat]) as G["zone"][]).map((zone) => view.zones[seat][zone]),
        )
        .flatMap(({ cards }) => cards)
        .find(({ card }) => card === id)?.def
    : null;
  if (def == null) return [`You see no card "${id}".`];
  const printed = game.rules.cards[def] as object;
  return [
    printedName(game, def),
    ...Object.entries(printed).map(([name, value]) => `  ${name}: ${short(value)}`),
  ];
}
