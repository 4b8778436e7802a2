import type { OfferedLesson } from "@ltcg/server/protocol";
import { useEffect, useState } from "react";
import { faceOfInk } from "../home/deck-face.ts";
import { Picture } from "../print/picture.tsx";
import { lessonsDone } from "./lessons-done.ts";
import { useTakeLesson } from "./use-take-lesson.ts";

/** What a ticket is printed in, one after the other. */
const INKS: Readonly<Record<string, readonly string[]>> = {
  lunchtable: ["sugar-rush", "hall-monitors", "salad-bar", "swap-table", "rumor-mill"],
  lorcana: ["amber"],
};

/** The lessons of a game as tickets, one to take. */
export function LessonTickets({ lessons }: { readonly lessons: readonly OfferedLesson[] }) {
  const { take, isStarting, problem } = useTakeLesson();
  const [done, setDone] = useState<readonly string[]>([]);
  const [isReady, setIsReady] = useState(false);
  // Known only in the browser.
  useEffect(() => {
    setDone(lessonsDone());
    setIsReady(true);
  }, []);
  return (
    <>
      <ol className="lesson-tickets">
        {lessons.map(({ lesson, game, title, about }, place) => {
          const ink = INKS[game]?.[place] ?? "plain";
          const isDone = done.includes(lesson);
          return (
            <li key={lesson} className={`lesson-ticket q-${ink}`}>
              <div className="lesson-face" aria-hidden="true">
                <Picture card={faceOfInk(ink)} />
              </div>
              <div className="lesson-text">
                <h3 className="display">
                  <span className="lesson-number">{place + 1}</span> {title}
                </h3>
                <p>{about}</p>
                <button
                  type="button"
                  className={isDone ? "button" : "button go"}
                  aria-label={`${isDone ? "Once more" : "Start"}: ${title}`}
                  disabled={!isReady || isStarting}
                  onClick={() => take(lesson)}
                >
                  {isDone ? "Once more" : "Start"}
                </button>
                {isDone && <span className="lesson-done display">done</span>}
              </div>
            </li>
          );
        })}
      </ol>
      {problem !== null && <p role="alert">{problem}</p>}
    </>
  );
}
