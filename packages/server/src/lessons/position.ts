/** The position a lesson begins with: the commands that lead there are found by their texts, so the data needs no ids. */
import type { GameTypes, LegalMove, MatchRecord, StartOptions, State } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import type { Lesson } from "./lesson.ts";

type Commands = MatchRecord<GameTypes>["commands"];

interface Position {
  readonly options: StartOptions<GameTypes>;
  readonly commands: Commands;
  readonly state: State<GameTypes>;
}

/** In a short lesson more passes than this mean that a move never becomes legal. */
const MAX_PASSES = 20;

export function decksOf(
  hosted: AnyHostableGame,
  { decks }: Lesson,
): Record<string, readonly string[]> {
  return Object.fromEntries(
    hosted.seats.map((seat, i) => [seat, hosted.decks[decks[i] ?? ""]?.cards ?? []]),
  );
}

export function positionOf(hosted: AnyHostableGame, lesson: Lesson): Position {
  const { seed, config, before } = lesson;
  const options = hosted.options(decksOf(hosted, lesson), {
    seed,
    ...(config !== undefined && { config }),
  });
  const started = hosted.game.start(options);
  if (!started.ok) throw new TypeError(`${lesson.id} cannot start: ${started.rejection.message}`);
  let { state }: { state: State<GameTypes> } = started;
  const commands: Commands[number][] = [];
  for (const [seat, text] of before) {
    const way = wayTo(hosted, state, seat, text);
    if (way === null) throw new TypeError(`${lesson.id}: ${seat} cannot "${text}"`);
    commands.push(...way.commands);
    state = way.state;
  }
  return { options, commands, state };
}

/** The commands up to and with the move of this text; seats that may respond before it pass. Null: it is not possible. */
function wayTo(
  hosted: AnyHostableGame,
  from: State<GameTypes>,
  seat: string,
  text: string,
): { readonly commands: Commands; readonly state: State<GameTypes> } | null {
  const { game, windows } = hosted;
  const commands: Commands[number][] = [];
  let state = from;
  for (let passes = 0; passes <= MAX_PASSES; passes++) {
    const wanted = moveOf(game.legalMoves(state, seat), text);
    const pass = game
      .actors(state)
      .map((actor) => ({ actor, moves: game.legalMoves(state, actor) }))
      .flatMap(({ actor, moves }) => moves.map((move) => ({ actor, move })))
      .find(({ move }) => windows?.isPass(move.command) === true);
    const next = wanted !== null ? { actor: seat, move: wanted } : pass;
    if (next === undefined) return null;
    const decided = game.decide(state, next.actor, next.move.command);
    if (!decided.ok) return null;
    commands.push([next.actor, game.notation(next.move.command)]);
    state = decided.state;
    if (wanted !== null) return { commands, state };
  }
  return null;
}

/** The first move whose text begins so. */
export function moveOf<M extends Pick<LegalMove<GameTypes>, "text">>(
  moves: readonly M[],
  text: string,
): M | null {
  return moves.find((move) => move.text.startsWith(text)) ?? null;
}
