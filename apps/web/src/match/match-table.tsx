import { Link } from "@tanstack/react-router";
import { useCallback, useMemo, useState } from "react";
import type { MatchReply } from "../protocol.ts";
import { Decision } from "./decision.tsx";
import { Log } from "./log.tsx";
import { Middle } from "./middle.tsx";
import { followPick, isPick, readMove } from "./moves.ts";
import { otherSeat } from "./names.ts";
import { Hand, Side } from "./side.tsx";
import { type Table, TableContext } from "./table-context.ts";
import { useAutoPass } from "./use-auto-pass.ts";
import { useMatch } from "./use-match.ts";

/** A match, live. */
export function MatchTable({ initial }: { readonly initial: MatchReply }) {
  const { match, told, connection, notice, dismiss, isBusy, send } = useMatch(initial);
  const table = useTouch(match, isBusy, send);
  const autoPass = useAutoPass(match, connection === "live" && !isBusy && notice === null, send);
  const { near } = table;
  return (
    <TableContext value={table}>
      <main className="match" data-version={match.version} data-busy={isBusy}>
        <h1 className="unseen">A match of LunchTable</h1>
        <div className="top">
          <header className="bar">
            <Link to="/" className="brand">
              LunchTable
            </Link>
            <output className={`connection ${connection}`}>
              {connection === "live"
                ? ""
                : connection === "connecting"
                  ? "connecting…"
                  : "reconnecting…"}
            </output>
          </header>
          {notice !== null && (
            <div className="notice" role="alert">
              <p>{notice}</p>
              <button type="button" className="quiet-button" onClick={dismiss}>
                OK
              </button>
            </div>
          )}
        </div>
        <div className="board">
          <Side of={otherSeat(near)} />
          <Middle />
          <Side of={near} />
          {near === match.seat && <Hand />}
        </div>
        <Decision autoPass={autoPass} />
        <Log lines={told.lines} />
      </main>
    </TableContext>
  );
}

/** What a click on a card means: it is picked, aimed at, or selected. */
function useTouch(match: MatchReply, isBusy: boolean, send: (move: string) => void): Table {
  const { view, seat, legalMoves, cards: faces, version } = match;
  const near = seat === "spectator" ? "host" : seat;
  // What was selected or picked at one version says nothing about the next.
  const [touched, setTouched] = useState<Touched>({ version, selected: null, picked: noCards });
  const { selected, picked } =
    touched.version === version ? touched : { selected: null, picked: noCards };
  const moves = useMemo(() => legalMoves.map(readMove), [legalMoves]);
  const picks = useMemo(() => moves.filter(isPick), [moves]);
  const pickable = useMemo(
    () => (picks.length === 0 ? noneOpen : followPick(picks, picked).open),
    [picks, picked],
  );
  const targets = useMemo(() => {
    if (selected === null) return noneOpen;
    const named = moves.filter(({ by }) => by === selected).flatMap(({ names }) => names);
    return new Set(named.filter((card) => card !== selected));
  }, [moves, selected]);

  const touch = useCallback(
    (card: string) => {
      if (picked.includes(card)) {
        return setTouched({ version, selected, picked: picked.filter((other) => other !== card) });
      }
      if (pickable.has(card)) {
        return setTouched({ version, selected: card, picked: [...picked, card] });
      }
      const aimed = moves.filter(({ by, names }) => by === selected && names.includes(card));
      const isPlayable = moves.some(({ by }) => by === card);
      const [only] = aimed;
      if (targets.has(card) && !isPlayable && aimed.length === 1 && only) return send(only.id);
      setTouched({ version, selected: selected === card ? null : card, picked });
    },
    [version, moves, selected, picked, pickable, targets, send],
  );

  return useMemo(
    () => ({
      view,
      faces,
      seat,
      near,
      moves,
      selected,
      targets,
      picked,
      pickable,
      isBusy,
      touch,
      send,
    }),
    [view, faces, seat, near, moves, selected, targets, picked, pickable, isBusy, touch, send],
  );
}

interface Touched {
  readonly version: number;
  readonly selected: string | null;
  readonly picked: readonly string[];
}

const noCards: readonly string[] = [];
const noneOpen: ReadonlySet<string> = new Set();
