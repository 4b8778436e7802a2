import type { RecordedMatch, ReplayReply, VerifyReply } from "@ltcg/server/protocol";
import { Link } from "@tanstack/react-router";
import { capital, endingText, listed } from "@tcg/core/hosting";
import { type ReactNode, useState } from "react";
import { LatestLine, Log, News } from "../match/log.tsx";
import { sayFor, stageText } from "../match/names.ts";
import type { ShownMatch } from "../match/shown.ts";
import { TableContext, useTable } from "../match/table-context.ts";
import type { TableGame } from "../match/table-game.ts";
import { useTouch } from "../match/use-touch.ts";
import { tableGame } from "../tables.ts";
import { Controls } from "./controls.tsx";
import { type Replay, useReplay } from "./use-replay.ts";

export interface Where {
  /** After so many commands. */
  readonly at: number;
  readonly viewer: string;
}

/** A recorded match, any moment of it, through anybody's eyes. */
export function ReplayTable(props: {
  readonly record: RecordedMatch;
  readonly where: Where;
  readonly startsPlaying: boolean;
  readonly goTo: (where: Where) => void;
  /** More to do with this match. */
  readonly children?: ReactNode;
}) {
  const { record, where } = props;
  const game = tableGame(record.game);
  const replay = useReplay(record, game, where.viewer, where.at);
  if (replay.moment === null || replay.story === null) {
    return (
      <main className="home">
        <h1>A recorded match</h1>
        {replay.problem === null ? (
          <p>It is being played again…</p>
        ) : (
          <p role="alert">It cannot be played again: {replay.problem}</p>
        )}
        <p>
          <Link to="/replay">Another file</Link>
        </p>
      </main>
    );
  }
  const { moment, story } = replay;
  return <Told {...props} game={game} replay={replay} moment={moment} story={story} />;
}

function Told(props: {
  readonly game: TableGame;
  readonly replay: Replay;
  readonly moment: ReplayReply;
  readonly story: NonNullable<Replay["story"]>;
  readonly where: Where;
  readonly startsPlaying: boolean;
  readonly goTo: (where: Where) => void;
  readonly children?: ReactNode;
}) {
  const { game, replay, moment, story, where, startsPlaying, goTo } = props;
  const { viewer } = where;
  const table = useTouch(game, asMatch(moment), false, noMoves);
  const [isLogOpen, setIsLogOpen] = useState(false);
  const lines = story.linesAt(moment.at);
  return (
    <TableContext value={table}>
      <main className={isLogOpen ? "match log-open" : "match"} data-at={moment.at}>
        <h1 className="unseen">A recorded match of {game.title}</h1>
        <header className="bar">
          <Link to="/" className="brand">
            LunchTable
          </Link>
          <span className="connection">a recorded match</span>
        </header>
        <game.Board />
        <LatestLine lines={lines} isOpen={isLogOpen} onToggle={() => setIsLogOpen(!isLogOpen)} />
        <section className="decision" id="decision" aria-label="The recorded match">
          <h2>{headline(game, moment)}</h2>
          <Controls
            story={story}
            at={where.at}
            viewer={viewer}
            viewers={moment.viewers}
            startsPlaying={startsPlaying}
            goTo={(at) => goTo({ at, viewer })}
            lookAs={(eyes) => goTo({ at: where.at, viewer: eyes })}
          />
          <SelectedCard />
          <VerdictText verdict={replay.verdict} />
          {replay.problem !== null && <p role="alert">{replay.problem}</p>}
          {props.children}
        </section>
        <Log lines={lines} />
        <News lines={lines} />
      </main>
    </TableContext>
  );
}

function SelectedCard() {
  const { game, selected } = useTable();
  return selected === null ? null : <game.Details id={selected} />;
}

/** Whether the record goes as it says. */
export function VerdictText({ verdict }: { readonly verdict: VerifyReply | null }) {
  if (verdict === null) return <p className="verdict">Checking it…</p>;
  if (!verdict.ok) return <p className="verdict bad">✗ It does not verify. {verdict.fault}</p>;
  return (
    <p className="verdict good">
      ✓ Verified: all {verdict.commands} commands were played again and it ends as recorded.
    </p>
  );
}

function headline({ words }: TableGame, { view, cards }: ReplayReply): string {
  const { outcome, actors } = view;
  const say = sayFor(words, view, cards);
  const names = (seats: readonly string[]): string =>
    capital(listed(seats.map((seat) => say.seat(seat))));
  if (outcome.status === "ended") {
    const won = outcome.winners.length === 0 ? "A draw" : `${names(outcome.winners)} wins`;
    return `${won}: ${endingText(words, outcome, view)}`;
  }
  return `${names(actors)} to decide: ${stageText(words, view)}`;
}

const asMatch = ({ game, view, cards, viewer, at }: ReplayReply): ShownMatch => ({
  matchId: "",
  game,
  seat: viewer,
  status: "completed",
  version: at,
  view,
  legalMoves: [],
  isPassing: false,
  cards,
});

const noMoves = (): void => {};
