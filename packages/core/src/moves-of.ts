/** The moves of a game as the kernel reads them: once, by type and by when they are made. */
import type { GameRules, SeatMove } from "./rules.ts";
import type { GameTypes } from "./types.ts";

/** Any move, whoever it is for. */
export type AnyMove<G extends GameTypes> = Omit<SeatMove<G, G["command"]>, "by"> & {
  readonly by?: "referee";
};

type Moves<G extends GameTypes> = readonly AnyMove<G>[];

/** Lists are in the order of the table of moves. */
interface MovesOf<G extends GameTypes> {
  readonly byType: ReadonlyMap<string, AnyMove<G>>;
  readonly referee: Moves<G>;
  readonly anytime: Moves<G>;
  readonly turn: Moves<G>;
  /** By the kind of prompt. */
  readonly asked: ReadonlyMap<string, Moves<G>>;
}

const read = new WeakMap<object, unknown>();

export function movesOf<G extends GameTypes>(rules: GameRules<G>): MovesOf<G> {
  const known = read.get(rules.moves) as MovesOf<G> | undefined;
  if (known !== undefined) return known;
  const byType = new Map<string, AnyMove<G>>();
  for (const [type, move] of Object.entries(rules.moves)) {
    byType.set(type, ofOneShape(move as unknown as AnyMove<G>));
  }
  const all = [...byType.values()];
  const ofSeats = all.filter(({ by }) => by !== "referee");
  const moves: MovesOf<G> = {
    byType,
    referee: all.filter(({ by }) => by === "referee"),
    anytime: ofSeats.filter(({ anytime }) => anytime),
    turn: ofSeats.filter(({ anytime, answers }) => anytime || answers === undefined),
    asked: new Map(
      rules.prompts.map((kind) => [
        kind,
        ofSeats.filter(({ anytime, answers }) => anytime || answers?.includes(kind)),
      ]),
    ),
  };
  read.set(rules.moves, moves);
  return moves;
}

/** Each with all parts in the same order, which V8 finds by their place and not by their name. */
function ofOneShape<G extends GameTypes>(move: AnyMove<G>): AnyMove<G> {
  const { by, anytime, answers, when, candidates, exact, normalise, validate, execute } = move;
  const parts = { by, anytime, answers, when, candidates, exact, normalise, validate, execute };
  return parts as AnyMove<G>;
}

export function moveOf<G extends GameTypes>(rules: GameRules<G>, type: string): AnyMove<G> {
  return movesOf(rules).byType.get(type) as AnyMove<G>;
}
