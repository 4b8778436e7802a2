/** The step of a lesson, asked for again whenever the table shows a new version. The server says what is done. */
import type { ActionReply, LessonReply } from "@ltcg/server/protocol";
import { useCallback, useEffect, useState } from "react";
import { callApi, pathOf } from "../call-api.ts";
import { randomHex } from "../fairness/started.ts";

export function useLesson(matchId: string): {
  readonly lesson: LessonReply | null;
  /** Makes the move that the step is about. */
  readonly showMe: () => void;
} {
  const [lesson, setLesson] = useState<LessonReply | null>(null);
  const look = useCallback(async (): Promise<void> => {
    const answer = await callApi<LessonReply>(pathOf(matchId, "lesson"));
    if (!answer.ok) return;
    const { body } = answer;
    // Answers may overtake each other.
    setLesson((known) => (known !== null && known.version > body.version ? known : body));
  }, [matchId]);
  useEffect(() => {
    let shown: string | null = null;
    const onChange = (): void => {
      const version = document.querySelector("main.match")?.getAttribute("data-version") ?? "";
      if (version === shown) return;
      shown = version;
      void look();
    };
    onChange();
    // The board keeps its state to itself, and says on its element which version it shows.
    const observer = new MutationObserver(onChange);
    const what = { subtree: true, childList: true, attributeFilter: ["data-version"] };
    observer.observe(document.body, what);
    return () => observer.disconnect();
  }, [look]);
  useEffect(() => call(lesson?.now?.cards ?? [], lesson?.now?.move ?? null), [lesson]);
  const showMe = (): void => {
    const move = lesson?.now?.move ?? null;
    if (lesson === null || move === null) return;
    const sent = { expectedVersion: lesson.version, commandId: randomHex(12), move };
    void callApi<ActionReply>(pathOf(matchId, "actions"), sent).then(look);
  };
  return { lesson, showMe };
}

/** Marks the cards that a step is about, or else the button of its move, also those that the board draws anew. */
function call(cards: readonly string[], move: string | null): () => void {
  const isCalled = (element: Element): boolean =>
    cards.length > 0
      ? cards.includes(element.getAttribute("data-card") ?? "")
      : move !== null && element.getAttribute("data-move") === move;
  const mark = (): void => {
    for (const element of document.querySelectorAll("[data-card], [data-move], [data-called]")) {
      element.toggleAttribute("data-called", isCalled(element));
    }
  };
  mark();
  const observer = new MutationObserver(mark);
  const what = { subtree: true, childList: true, attributeFilter: ["data-card", "data-move"] };
  observer.observe(document.body, what);
  return () => {
    observer.disconnect();
    for (const element of document.querySelectorAll("[data-called]")) {
      element.removeAttribute("data-called");
    }
  };
}
