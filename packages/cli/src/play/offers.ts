/** The numbered moves, and what somebody typed about them. */
import type { Game, GameTypes, LegalMove, State, ZoneView } from "@tcg/core";
import type { HostableGame, LogContext } from "@tcg/core/hosting";
import { closestWord } from "@tcg/core/shapes";
import { printedLines } from "../text/printed.ts";
import { viewLines } from "../text/view.ts";

/** Moves that read alike, such as one card to several free slots: offered as one. */
export interface Offer<G extends GameTypes> {
  readonly text: string;
  readonly moves: readonly LegalMove<G>[];
  /** Allowed whatever is pending, as conceding is: offered last. */
  readonly anytime: boolean;
}

export function offersOf<G extends GameTypes>(
  game: Game<G>,
  legalMoves: readonly LegalMove<G>[],
): Offer<G>[] {
  const offers = [...Map.groupBy(legalMoves, ({ text }) => text)].map(([text, moves]) => ({
    text,
    moves,
    anytime: moves.every(({ command }) => game.isAnytime(command)),
  }));
  return [...offers.filter(({ anytime }) => !anytime), ...offers.filter(({ anytime }) => anytime)];
}

export function offerLines<G extends GameTypes>(
  offers: readonly Offer<G>[],
  notation: boolean,
): string[] {
  return offers.map(({ text, moves }, i) => {
    const command = notation ? ` | ${moves[0]?.id}` : "";
    const more = moves.length > 1 ? ` (and ${moves.length - 1} alike)` : "";
    return `${String(i + 1).padStart(3)}. ${text}${command}${more}`;
  });
}

export function helpLines(): string[] {
  return [
    "  NUMBER     the move of that number",
    "  moves      every legal move with its notation, also those that read alike",
    "  NOTATION   a move as `moves` writes it: SUMMON c12 attack",
    "  view       the table again",
    "  card NAME  what is printed on a card you see, by its name or id",
    "  quit       leaves the match unfinished",
  ];
}

interface Situation<G extends GameTypes> {
  readonly state: State<G>;
  readonly own: G["seat"];
  readonly say: LogContext;
}

export type Answer<G extends GameTypes> =
  | { readonly kind: "move"; readonly move: LegalMove<G> }
  | { readonly kind: "quit" }
  | { readonly kind: "help" }
  | { readonly kind: "tell"; readonly lines: readonly string[] };

export function readMove<G extends GameTypes>(
  hosted: HostableGame<G>,
  { state, own, say }: Situation<G>,
  offers: readonly Offer<G>[],
  line: string,
): Answer<G> {
  const { game } = hosted;
  const [word = "", ...rest] = line.split(/\s+/);
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
      return tell(viewLines(hosted, game.mask(state, own), say));
    case "card":
      return tell(seenCardLines(hosted, state, own, rest.join(" ")));
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

/** What is printed on a card that this seat can see the face of, by its name or its id. */
function seenCardLines<G extends GameTypes>(
  hosted: HostableGame<G>,
  state: State<G>,
  own: G["seat"],
  wanted: string,
): string[] {
  const { game } = hosted;
  const view = game.mask(state, own);
  const seen = (view.seating as readonly G["seat"][])
    .flatMap((seat) => Object.values<ZoneView<G>>(view.zones[seat]))
    .flatMap(({ cards }) => cards)
    .flatMap(({ card, def }) =>
      def === null ? [] : [{ card, def, name: hosted.describeCard(def)?.name ?? def }],
    );
  const found = seen.find(
    ({ card, name }) => card === wanted || name.toLowerCase() === wanted.toLowerCase(),
  );
  if (found === undefined) {
    const meant = closestWord(wanted, [...new Set(seen.map(({ name }) => name))]);
    return [`You see no card "${wanted}".${meant === undefined ? "" : ` Did you mean ${meant}?`}`];
  }
  return printedLines(hosted, found.def);
}
