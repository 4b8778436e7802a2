/** What a click on a card or a place means: it is picked, pointed at, or selected. */
import { isCardId } from "@tcg/core";
import { useCallback, useMemo, useState } from "react";
import { decided, follow, nothingPointed, type Pointed, type Way } from "./follow.ts";
import type { GameDisplay } from "./game-display.ts";
import type { MatchContextValue, Wondered } from "./match-context.ts";
import { followPick, isOfOne, pickAmong, readMove } from "./moves.ts";
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
  // What was chosen is valid at one version only.
  const [chosen, setChosen] = useState<Chosen>({ version, ...noneChosen });
  const { picks, pointed, wondered = null } = chosen.version === version ? chosen : noneChosen;
  // The selected card stays in sight while others act, for as long as it is there.
  const selected = marked !== null && findCard(view, marked) !== null ? marked : null;

  // Where the server passes for the viewer there is nothing to answer, but giving up is still possible.
  const moves = useMemo(
    () => legalMoves.filter(({ anytime }) => !isPassing || anytime === true).map(readMove),
    [legalMoves, isPassing],
  );
  const ordinary = useMemo(
    () => game.offered(moves.filter(({ anytime }) => anytime !== true)),
    [game, moves],
  );
  const isAsked = view.prompts.some((prompt) => prompt.seat === seat);
  const pick = useMemo(() => (isAsked ? pickAmong(ordinary) : null), [isAsked, ordinary]);
  const pickable = useMemo(
    () => (pick === null ? noneOpen : followPick(pick, picks).open),
    [pick, picks],
  );
  const placeOf = useMemo(() => game.placeOf?.({ view, faces }) ?? nowhere, [game, view, faces]);
  const followOf = useCallback(
    (card: string | null, at: Pointed) => {
      const isWith = ordinary.some(({ by }) => by !== null && by === card);
      const of = ordinary.filter((move) =>
        isWith ? move.by === card : move.by === null && pick?.moves.includes(move) !== true,
      );
      return follow(of, at, placeOf);
    },
    [ordinary, pick, placeOf],
  );
  const followed = useMemo(() => followOf(selected, pointed), [followOf, selected, pointed]);
  const targets = useMemo(() => new Set([...followed.open].filter(isCard)), [followed]);
  // Of places only one is ever chosen: the others stay open instead of it.
  const places = useMemo(() => {
    const { open } = followOf(selected, withoutPlace(pointed));
    return new Set([...open].filter((each) => !isCard(each)));
  }, [followOf, selected, pointed]);

  const send = useCallback(
    (move: string) => {
      setMarked(null);
      sendMove(move);
    },
    [sendMove],
  );
  /** The move that this comes to is made; else it is kept. */
  const point = useCallback(
    (at: Pointed, mayBeMade: boolean) => {
      const move = mayBeMade ? decided(followOf(selected, at)) : null;
      if (move !== null) send(move.id);
      else setChosen({ version, picks: noCards, pointed: at });
    },
    [followOf, selected, send, version],
  );
  const pickCards = useCallback(
    (cards: readonly string[]) => {
      const only = pick !== null && isOfOne(pick) ? followPick(pick, cards).done : null;
      if (only !== null && cards.length === 1) send(only.id);
      else setChosen({ version, picks: cards, pointed: nothingPointed });
    },
    [pick, send, version],
  );
  const touch = useCallback(
    (card: string) => {
      if (picks.includes(card)) return pickCards(picks.filter((other) => other !== card));
      if (pickable.has(card)) return pickCards([...picks, card]);
      const { points } = pointed;
      if (points.includes(card)) {
        return point({ ...pointed, points: points.filter((other) => other !== card) }, false);
      }
      if (targets.has(card)) return point({ ...pointed, points: [...points, card] }, true);
      setMarked(selected === card ? null : card);
      setChosen({ version, picks, pointed: nothingPointed });
    },
    [version, selected, picks, pickable, pointed, targets, pickCards, point],
  );
  const touchPlace = useCallback(
    (place: string) => {
      if (!places.has(place)) return;
      const free = withoutPlace(pointed);
      if (pointed.points.includes(place)) point(free, false);
      else point({ ...free, points: [...free.points, place] }, true);
    },
    [places, point, pointed],
  );
  const takeWay = useCallback(
    ({ key, done }: Way) => {
      if (done !== null) return send(done.id);
      point({ ...pointed, way: pointed.way === key ? null : key }, true);
    },
    [point, pointed, send],
  );
  const wonder = useCallback(
    (about: Wondered) => {
      setMarked(null);
      setChosen({ version, ...noneChosen, wondered: about });
    },
    [version],
  );
  const letGo = useCallback(() => {
    if (picks.length > 0) return pickCards(picks.slice(0, -1));
    const { points, way } = pointed;
    if (points.length > 0) return point({ way, points: points.slice(0, -1) }, false);
    if (way !== null) return point(nothingPointed, false);
    setMarked(null);
  }, [picks, pickCards, point, pointed]);

  const { seating } = view;
  const say = useMemo(
    () => sayFor(game.words, { viewer: seat, seating }, faces),
    [game, seat, seating, faces],
  );
  const { ways } = followed;
  const picked = pick === null ? pointed.points.filter(isCardId) : picks;
  return {
    gameId: match.game,
    game,
    view,
    faces,
    say,
    moves,
    selected,
    targets,
    places,
    pointed,
    ways,
    pick,
    picked,
    pickable,
    isBusy,
    isPassing,
    touch,
    touchPlace,
    takeWay,
    wondered,
    wonder,
    letGo,
    send,
  };
}

interface Chosen {
  readonly version: number;
  readonly picks: readonly string[];
  readonly pointed: Pointed;
  readonly wondered?: Wondered;
}

const noCards: readonly string[] = [];
const noneChosen: Omit<Chosen, "version"> = { picks: noCards, pointed: nothingPointed };
const noneOpen: ReadonlySet<string> = new Set();
const isCard = (point: string): boolean => isCardId(point);
const withoutPlace = ({ points, way }: Pointed): Pointed => ({
  points: points.filter(isCard),
  way,
});
const nowhere = (): null => null;
