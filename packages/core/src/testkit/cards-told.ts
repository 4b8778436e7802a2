/** For tests of who sees what. */
import type { Game } from "../define-game.ts";
import type { EventOf, GameTypes, State, Viewer } from "../types.ts";

/** A `change` as somebody may see it: what it is not told is absent. */
interface Share {
  readonly op: string;
  readonly def?: string;
  readonly card?: string;
  readonly as?: string;
  readonly cards?: readonly { readonly def?: string }[];
  readonly count?: number;
  readonly order?: readonly object[];
  readonly renamed?: readonly object[];
}

/**
 * What a viewer is told of the cards that events of a type change, a line for each event: the faces,
 * `?` for each that is not shown, and after them `was` and `is` if it is told the ids they had before
 * and have now. `"?"` is a card moved unseen, `"ant is"` one that came out of the dark, `"ant was is"`
 * one that it followed.
 */
export function cardsTold<G extends GameTypes>(
  game: Game<G>,
  { state, events }: { readonly state: State<G>; readonly events: readonly EventOf<G>[] },
  viewer: Viewer<G>,
  type: G["event"]["type"],
): string[] {
  const ofType = events.filter((event) => event.type === type);
  return game.maskEvents(state, ofType, viewer).map(({ change }) => line(change as Share));
}

function line(share: Share): string {
  const { op, def = "?", cards, count, card, as, order, renamed } = share;
  const unseen = count === undefined ? [def] : Array.from({ length: count }, () => "?");
  const faces = cards?.map((face) => face.def ?? "?") ?? unseen;
  const isMove = op === "move";
  const was = isMove ? card !== undefined : (order ?? renamed) !== undefined;
  const is = isMove ? as !== undefined : (card ?? cards ?? order ?? renamed) !== undefined;
  return `${faces.join()}${was ? " was" : ""}${is ? " is" : ""}`;
}
