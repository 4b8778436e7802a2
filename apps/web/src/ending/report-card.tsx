/** How a match went, as a report card on a tray, over the table. */
import type { MetaReply } from "@ltcg/server/protocol";
import { Link } from "@tanstack/react-router";
import { capital, endingText, winText } from "@tcg/core/hosting";
import { useEffect, useMemo, useRef } from "react";
import type { Ended } from "../match/game-display.ts";
import { useMatchContext } from "../match/match-context.ts";
import { faceName, isPlayer } from "../match/names.ts";
import { Confetti } from "./confetti.tsx";
import { EndingWays } from "./ending-ways.tsx";
import { headlineOf, lasted } from "./headlines.ts";
import type { Heard } from "./load-heard.ts";
import { type GameReport, gradeOf, resultOf, wholeGrade } from "./report.ts";
import { StarCard } from "./star-card.tsx";

export default function ReportCard(props: {
  readonly matchId: string;
  readonly outcome: Ended;
  readonly heard: Heard;
  readonly onClose: () => void;
}) {
  const { matchId, outcome, heard, onClose } = props;
  const { game, view, faces, say } = useMatchContext();
  const dialog = useRef<HTMLDialogElement>(null);
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Else the first button has the focus, and where it is low the page begins there: past who has won.
    headline.current?.focus();
    dialog.current?.scrollTo(0, 0);
  }, []);
  const { winners } = outcome;
  const plays = isPlayer(view);
  // Who only watches reads the winner's.
  const seat = plays ? view.viewer : (winners[0] ?? view.seating[0] ?? "");
  const result = resultOf({ view, seat });
  const report = useMemo(
    () =>
      game.report?.({
        view,
        seat,
        events: heard.events,
        nameOf: (def) => faceName(faces, def),
      }) ?? null,
    [game, view, seat, faces, heard],
  );
  const winner = winners[0] === undefined ? "" : say.who(winners[0]);
  const close = (): void => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={`marks-dialog ${result}`}
      aria-labelledby="marks-headline"
      onClose={onClose}
    >
      {result === "won" && plays && <Confetti />}
      <div className="marks-page">
        <header className="marks-banner">
          <p className="display">The bell has rung</p>
          <h2 className="display" id="marks-headline" ref={headline} tabIndex={-1}>
            {headlineOf(result, plays, winner)}
          </h2>
        </header>
        <div className="marks-tray">
          <section className="marks-card" aria-label="Report card">
            <Head
              grade={report === null ? null : wholeGrade(report.subjects, result)}
              decided={`${capital(winText(winners, say))}: ${endingText(game.words, outcome, view)}.`}
              how={report?.decided ?? null}
              turn={view.phase === null ? null : heard.meta.turn}
              meta={heard.meta}
            />
            {report !== null && <Subjects report={report} />}
            <EndingWays matchId={matchId} meta={heard.meta} plays={plays} onClose={close} />
            <p className="marks-fair">
              The shuffle was sealed before the first card.{" "}
              <Link to="/verify" search={{ match: matchId }}>
                Check it yourself
              </Link>
            </p>
          </section>
          {report !== null && report.star !== null && <StarCard def={report.star} />}
        </div>
      </div>
    </dialog>
  );
}

function Head(props: {
  readonly grade: string | null;
  readonly decided: string;
  readonly how: string | null;
  readonly turn: number | null;
  readonly meta: MetaReply;
}) {
  const { grade, decided, how, turn, meta } = props;
  const { FinalScore } = useMatchContext().game;
  const time = lasted(meta.startedAtMs, meta.endedAtMs);
  const facts = [...(turn === null ? [] : [`Turn ${turn}`]), ...(time === null ? [] : [time])];
  return (
    <header>
      {grade !== null && (
        <span className="marks-grade display" role="img" aria-label={`The whole: ${grade}`}>
          {grade}
        </span>
      )}
      <div>
        <h3 className="display">Report card</h3>
        <p className="marks-decided">
          {decided} {how}
        </p>
        {facts.length > 0 && <p>{facts.join(" · ")}</p>}
      </div>
      {FinalScore !== undefined && <FinalScore />}
    </header>
  );
}

function Subjects({ report: { subjects, remark } }: { readonly report: GameReport }) {
  return (
    <>
      <table>
        <thead className="unseen">
          <tr>
            <th scope="col">Subject</th>
            <th scope="col">What was counted</th>
            <th scope="col">Mark</th>
            <th scope="col">Counted</th>
          </tr>
        </thead>
        <tbody>
          {subjects.map(({ name, value, points, note }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="display">{value}</td>
              <td className="marks-mark display">{gradeOf(points)}</td>
              <td className="marks-note">{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="marks-remark">“{remark}”</p>
    </>
  );
}
