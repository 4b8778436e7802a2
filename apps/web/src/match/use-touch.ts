/** What a click on a card means: it is picked, aimed at, or selected. */
import { useCallback, useMemo, useState } from "react";
import type { GameDisplay } from "./game-display.ts";
import type { MatchContextValue } from "./match-context.ts";
import { followPick, pickAmong, readMove } from "./moves.ts";
import { findCard, sayFor } from "./names.ts";
import type { ShownMatch } from "./shown.ts";

export function useTouch(
  game: GameDisplay,
  match: ShownMatch,
  isBusy: boolean,
  sendMove: (move: string) => void,
): MatchContextValue {
  const { view, seat, legalMoves, isPassing, cards: faces, version } = match;
  const [marked, setMarked] = useState<string | null>(null);
  // Picks are valid at one version only.
  const [picks, setPicks] = useState<Picks>({ version, cards: noCards });
  const picked = picks.version === version ? picks.cards : noCards;
  // The selected card stays in sight while others act, for as long as it is there.
  const selected = marked !== null && findCard(view, marked) !== null ? marked : null;

  // Where the server passes for the viewer there is nothing to answer, but giving up is still possible.
  const moves = useMemo(
    () => legalMoves.filter(({ anytime }) => !isPassing || anytime === true).map(readMove),
    [legalMoves, isPassing],
  );
  const isAsked = view.prompts.some((prompt) => prompt.seat === seat);
  const pick = useMemo(
    () => (isAsked ? pickAmong(moves.filter(({ anytime }) => anytime !== true)) : null),
    [isAsked, moves],
  );
  const pickable = useMemo(
    () => (pick === null ? noneOpen : followPick(pick, picked).open),
    [pick, picked],
  );
  const targets = useMemo(() => {
    if (selected === null) return noneOpen;
    const named = moves.filter(({ by }) => by === selected).flatMap(({ names }) => names);
    return new Set(named.filter((card) => card !== selected));
  }, [moves, selected]);

  const send = useCallback(
    (move: string) => {
      setMarked(null);
      sendMove(move);
    },
    [sendMove],
  );
  const touch = useCallback(
    (card: string) => {
      if (picked.includes(card)) {
        return setPicks({ version, cards: picked.filter((other) => other !== card) });
      }
      if (pickable.has(card)) {
        setPicks({ version, cards: [...picked, card] });
        return setMarked(card);
      }
      const aimed = moves.filter(({ by, names }) => by === selected && names.includes(card));
      const isPlayable = moves.some(({ by }) => by === card);
      const [only] = aimed;
      if (targets.has(card) && !isPlayable && aimed.length === 1 && only) return send(only.id);
      setMarked(selected === card ? null : card);
    },
    [version, moves, selected, picked, pickable, targets, send],
  );

  const { seating } = view;
  const say = useMemo(
    () => sayFor(game.words, { viewer: seat, seating }, faces),
    [game, seat, seating, faces],
  );
  return useMemo(
    () => ({
      game,
      view,
      faces,
      say,
      moves,
      selected,
      targets,
      pick,
      picked,
      pickable,
      isBusy,
      isPassing,
      touch,
      send,
    }),
    [
      game,
      view,
      faces,
      say,
      moves,
      selected,
      targets,
      pick,
      picked,
      pickable,
      isBusy,
      isPassing,
      touch,
      send,
    ],
  );
}

interface Picks {
  readonly version: number;
  readonly cards: readonly string[];
}

const noCards: readonly string[] = [];
const noneOpen: ReadonlySet<string> = new Set();
