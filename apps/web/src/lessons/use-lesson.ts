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
  useEffect(() => call(lesson?.now?.cards ?? []), [lesson]);
  const showMe = (): void => {
    const move = lesson?.now?.move ?? null;
    if (lesson === null || move === null) return;
    const sent = { expectedVersion: lesson.version, commandId: randomHex(12), move };
    void callApi<ActionReply>(pathOf(matchId, "actions"), sent).then(look);
  };
  return { lesson, showMe };
}

/** Marks the cards that a step is about, also those that the board draws anew. */
function call(cards: readonly string[]): () => void {
  const clear = (): void => {
    for (const card of document.querySelectorAll("[data-called]"))
      card.removeAttribute("data-called");
  };
  const mark = (): void => {
    for (const card of document.querySelectorAll("[data-card]")) {
      if (cards.includes(card.getAttribute("data-card") ?? "")) {
        card.setAttribute("data-called", "");
      } else card.removeAttribute("data-called");
    }
  };
  mark();
  const observer = new MutationObserver(mark);
  const what = { subtree: true, childList: true, attributeFilter: ["data-card"] };
  observer.observe(document.body, what);
  return () => {
    observer.disconnect();
    clear();
  };
}
