/** The note of a lesson, pinned beside the real board: one thing to do at a time, and why. */
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { keepDone } from "./lessons-done.ts";
import { useNoteSpot } from "./note-spot.ts";
import { useLesson } from "./use-lesson.ts";
import { useTakeLesson } from "./use-take-lesson.ts";

export function LessonNote({ matchId }: { readonly matchId: string }) {
  const { lesson, showMe } = useLesson(matchId);
  const { take, isStarting, problem } = useTakeLesson();
  const note = useRef<HTMLElement>(null);
  useNoteSpot(note, lesson);
  const finished = lesson !== null && lesson.now === null ? lesson.lesson : null;
  useEffect(() => {
    if (finished !== null) keepDone(finished);
  }, [finished]);
  if (lesson === null) return null;
  const { now, next } = lesson;
  return (
    <aside className="lesson-note" ref={note} aria-label={`Lesson: ${lesson.title}`}>
      <Dots done={lesson.done} steps={lesson.steps} />
      <div className="lesson-words" aria-live="polite">
        <p className="lesson-title">{lesson.title}</p>
        <h2 className="display">{now?.say ?? "Done"}</h2>
        <p className="lesson-why">{now?.why ?? lesson.end}</p>
      </div>
      <div className="lesson-ways">
        {now !== null && (
          <button
            type="button"
            className="button"
            disabled={now.move === null || isStarting}
            onClick={showMe}
          >
            Show me
          </button>
        )}
        {now === null && next !== null && (
          <button
            type="button"
            className="button go"
            disabled={isStarting}
            onClick={() => take(next)}
          >
            Next lesson
          </button>
        )}
        {now !== null && (
          <a href={`/rules?game=${lesson.game}#${now.rule}`} target="_blank" rel="noreferrer">
            Rule {now.rule}
          </a>
        )}
        {now?.move === null && (
          <button
            type="button"
            className="plain-link"
            disabled={isStarting}
            onClick={() => take(lesson.lesson)}
          >
            Start again
          </button>
        )}
        <Link to="/tutorial">{now === null ? "All lessons" : "Skip the lesson"}</Link>
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
      <svg className="lesson-tail" viewBox="0 0 34 22" aria-hidden="true">
        <path d="M4 -1 15 20 30 -1" />
      </svg>
    </aside>
  );
}

function Dots({ done, steps }: { readonly done: number; readonly steps: number }) {
  return (
    <p className="lesson-dots">
      <span className="unseen">{`${done} of ${steps} steps done`}</span>
      {Array.from({ length: steps }, (_, step) => (
        <i key={step} aria-hidden="true" className={step < done ? "done" : ""} />
      ))}
    </p>
  );
}
