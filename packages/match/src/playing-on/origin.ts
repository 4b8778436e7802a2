/** Where a match goes on from another: the other's record up to a moment, and whose knowledge stays as it was. */
import {
  type DealtAnew,
  dealAnew,
  dealtAnewAt,
  type Game,
  type GameTypes,
  type MatchRecord,
  playWhileLegal,
  type Seed,
  type State,
} from "@tcg/core";

export interface Origin extends Pick<MatchRecord<GameTypes>, "options" | "commands"> {
  /** The other match, and the version that was its moment: for readers, who may look it up. */
  readonly matchId: string;
  readonly version: number;
  /** Who plays on: what this seat did not know is dealt anew. */
  readonly seat: string;
  /** Where the other match went on from a third. */
  readonly dealtAnew?: readonly DealtAnew[];
}

export type OpenedFrom =
  | { readonly ok: true; readonly state: State<GameTypes> }
  | { readonly ok: false; readonly fault: string };

/** The position of that moment, its hidden cards dealt anew with this seed. */
export function openFrom(game: Game<GameTypes>, origin: Origin, seed: Seed): OpenedFrom {
  const started = game.start(origin.options);
  if (!started.ok) return { ok: false, fault: started.rejection.message };
  let { state }: { state: State<GameTypes> } = started;
  try {
    for (const [i, command] of origin.commands.entries()) {
      const played = playWhileLegal(game, dealtAnewAt(game, origin, i, state), [command]);
      if (played.rejection !== null) {
        return { ok: false, fault: `Command ${i + 1} is refused: ${played.rejection.message}` };
      }
      state = played.state;
    }
    const last = dealtAnewAt(game, origin, origin.commands.length, state);
    return { ok: true, state: dealAnew(game, last, { seat: origin.seat, seed }) };
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, fault: `${error.message}.` };
    throw error;
  }
}
