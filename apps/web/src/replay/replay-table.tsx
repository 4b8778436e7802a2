import type { RecordedMatch, ReplayReply } from "@ltcg/server/protocol";
import { Link } from "@tanstack/react-router";
import { capital, endingText, type LogLine, listed, winText } from "@tcg/core/hosting";
import { type ReactNode, Suspense, useMemo, useState } from "react";
import { useDisplay } from "../displays.ts";
import type { GameDisplay, TableParts } from "../match/game-display.ts";
import { LatestLine, Log, News } from "../match/log.tsx";
import { LookedAt } from "../match/looked-at.tsx";
import { Looking } from "../match/looking.tsx";
import { MatchContext, type MatchContextValue } from "../match/match-context.ts";
import { stageText } from "../match/names.ts";
import type { ShownMatch } from "../match/shown.ts";
import { useTouch } from "../match/use-touch.ts";
import { glossaryOf } from "../rules/glossary.ts";
import { GlossaryContext } from "../rules/terms.tsx";
import { type Check, useCheck } from "./check-record.ts";
import { Controls } from "./controls.tsx";
import { turnNear } from "./moments.ts";
import { type People, toldTo, withNames } from "./people.ts";
import type { Where } from "./record-reader.ts";
import { useIsWide } from "./use-is-wide.ts";
import { type Replay, useReplay } from "./use-replay.ts";

interface ReplayProps {
  readonly record: RecordedMatch;
  readonly title: string;
  readonly people: People;
  readonly where: Where;
  readonly startsPlaying: boolean;
  readonly goTo: (where: Where) => void;
  readonly actions?: ActionsOf;
}

/** What can be done with the moment on the table, and with the record: seldom needed, in the menu. */
type ActionsOf = (moment: ReplayReply) => { readonly now?: ReactNode; readonly kept: ReactNode };

/** A recorded match at any moment, as any viewer saw it. */
export function ReplayTable(props: ReplayProps) {
  return (
    <Suspense fallback={<p role="status">Loading the game…</p>}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded(props: ReplayProps) {
  const { record, people, where } = props;
  const display = useDisplay(record.game);
  const game = useMemo(
    () => ({ ...display, words: withNames(display.words, people) }),
    [display, people],
  );
  const teller = toldTo(where.viewer, people);
  const replay = useReplay(record, game, where, teller);
  const check = useCheck(record);
  if (replay.moment === null || replay.story === null) {
    return (
      <main className="replaying">
        <section className="laminate">
          <h1 className="display">A recorded match</h1>
          {replay.problem === null ? (
            <p role="status">Replaying it… {replay.waiting}</p>
          ) : (
            <p role="alert">It cannot be replayed: {replay.problem}</p>
          )}
          <Link to="/replay" className="button">
            Another file
          </Link>
        </section>
      </main>
    );
  }
  const { moment, story } = replay;
  const shown = { game, replay, check, moment, story, teller };
  return <Replayed {...props} {...shown} />;
}

function Replayed(props: {
  readonly title: string;
  readonly game: GameDisplay;
  readonly replay: Replay;
  readonly check: Check;
  readonly moment: ReplayReply;
  readonly story: NonNullable<Replay["story"]>;
  /** Who is called "you". */
  readonly teller: string;
  readonly where: Where;
  readonly startsPlaying: boolean;
  readonly goTo: (where: Where) => void;
  readonly actions?: ActionsOf;
}) {
  const { game, replay, check, moment, story, teller, where, startsPlaying, goTo } = props;
  const { viewer } = where;
  const context = useTouch(game, asMatch(moment, teller), false, noMoves);
  const [isLogOpen, setIsLogOpen] = useState(false);
  const lines = story.linesAt(moment.at);
  const { now, kept } = props.actions?.(moment) ?? {};
  const isWide = useIsWide() && now !== undefined;
  const parts: TableParts = {
    question: (
      <section className="decision" id="decision" aria-label="The recorded match">
        <div className="decision-words">
          <p className="replay-place display">{placeOf(story, moment.at)}</p>
          <h2>{headline(context, moment, teller, lines)}</h2>
          {replay.waiting !== null && <p role="status">{replay.waiting}</p>}
          {replay.problem !== null && <p role="alert">{replay.problem}</p>}
        </div>
        <div className="decision-ways">
          <CheckText check={check} />
        </div>
      </section>
    ),
    controls: (
      <Controls
        story={story}
        at={where.at}
        isShown={moment.at === Math.min(where.at, story.moments.at(-1) ?? 0)}
        viewer={viewer}
        viewers={moment.viewers}
        startsPlaying={startsPlaying}
        goTo={(at) => goTo({ at, viewer })}
        lookAs={(eyes) => goTo({ at: where.at, viewer: eyes })}
      />
    ),
    log: <Log lines={lines} onClose={() => setIsLogOpen(false)} />,
    latest: (
      <LatestLine lines={lines} isOpen={isLogOpen} onToggle={() => setIsLogOpen(!isLogOpen)} />
    ),
    lookedAt: <LookedAt />,
    menu: (
      <div className="replay-actions">
        {!isWide && now}
        {kept}
      </div>
    ),
    beside: isWide ? <div className="replay-actions beside">{now}</div> : null,
    clockOf: () => null,
    connection: <span className="connection">a recorded match</span>,
    notice: null,
  };
  return (
    <GlossaryContext value={glossaryOf(moment.game)}>
      <MatchContext value={context}>
        <main className={isLogOpen ? "match replay log-open" : "match replay"} data-at={moment.at}>
          <h1 className="unseen">A recorded match of {props.title}</h1>
          <Looking>
            <game.Table parts={parts} />
          </Looking>
          <News lines={lines} />
        </main>
      </MatchContext>
    </GlossaryContext>
  );
}

/** Whether the match goes as its record says, as far as it could be checked. */
export function CheckText({ check }: { readonly check: Check }) {
  if (check.status === "under way") return <p className="verdict">Checking… {check.waiting}</p>;
  if (check.status === "not checked") {
    return <p className="verdict">It could not be checked. {check.reason}</p>;
  }
  const { verdict } = check;
  if (!verdict.ok) return <p className="verdict bad">✗ It does not verify. {verdict.fault}</p>;
  return (
    <p className="verdict good">
      ✓ Verified: all {verdict.commands} commands replayed, and it ends as recorded.
    </p>
  );
}

function headline(
  { game: { words }, say }: MatchContextValue,
  { view, at }: ReplayReply,
  viewer: string,
  lines: readonly LogLine[],
): string {
  const { outcome, actors } = view;
  if (outcome.status === "ended") {
    return capital(
      `${winText(outcome.winners, say)}: ${endingText(words, outcome, { viewer, seating: view.seating })}`,
    );
  }
  const newest = lines.at(-1);
  if (at > 0 && newest !== undefined) return newest.text;
  return `Waiting for ${listed(actors.map((seat) => say.who(seat)))}: ${stageText(words, view)}`;
}

/** "Turn 9 · move 4 of 6". */
function placeOf({ moments, turns }: NonNullable<Replay["story"]>, at: number): string {
  const now = turnNear(turns, at);
  const turn = turns[now];
  if (turn === undefined) return "Before the first turn";
  const end = turns[now + 1]?.at ?? Number.POSITIVE_INFINITY;
  const ofTurn = moments.filter((moment) => moment >= turn.at && moment < end);
  const done = ofTurn.filter((moment) => moment <= at).length;
  return `Turn ${turn.number} · move ${Math.max(1, done)} of ${Math.max(1, ofTurn.length)}`;
}

const asMatch = ({ game, view, cards, at }: ReplayReply, seat: string): ShownMatch => ({
  matchId: "",
  game,
  seat,
  status: "completed",
  version: at,
  view,
  legalMoves: [],
  names: {},
  isPassing: false,
  cards,
});

const noMoves = (): void => {};
