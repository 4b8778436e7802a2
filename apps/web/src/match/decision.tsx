/** The panel that says whose decision it is and offers what can be done. */
import type { AnyView } from "@ltcg/server/protocol";
import { capital, plain } from "@tcg/core/hosting";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Ending } from "./ending.tsx";
import { MoveList } from "./move-list.tsx";
import { findCard, isPlayer, stageText } from "./names.ts";
import { Picker } from "./picker.tsx";
import { ResponseControls, responsesInShort } from "./response-controls.tsx";
import { type Table, useTable } from "./table-context.ts";
import type { Settings } from "./use-settings.ts";

export function Decision(props: {
  readonly matchId: string;
  readonly settings: Settings;
  /** The phases in which one can be asked always; null where nobody may respond. */
  readonly phases: readonly string[] | null;
}) {
  const { matchId, settings, phases } = props;
  const table = useTable();
  const { game, view, moves, pick, selected, isPassing } = table;
  const prompt = isPassing ? undefined : view.prompts.find((open) => open.seat === view.viewer);
  const isMine = view.actors.includes(view.viewer) && !isPassing;
  const isOver = view.outcome.status === "ended";
  const earnest = game.offered(moves.filter(({ anytime }) => anytime !== true));
  const leaving = moves.filter(({ anytime }) => anytime === true);
  const isAsked = prompt !== undefined;
  const ofSelected = isAsked ? [] : earnest.filter(({ by }) => by !== null && by === selected);
  const others = isAsked
    ? earnest.filter((move) => !pick?.moves.includes(move))
    : earnest.filter(({ by }) => by === null || !isOnTable(table, by));
  // What one is asked about, where there is something to decide and nothing else is being read.
  const isChoice = earnest.length > 1 && selected === null;
  const source = isMine && isChoice && prompt !== undefined ? sourceOf(prompt) : null;
  const inShort = responsesInShort(settings);
  const title = useFocusAfterMove(view);
  const hasCardMoves = earnest.some(({ by }) => by !== null && isOnTable(table, by));
  return (
    <section
      className={isMine ? "decision mine" : "decision"}
      id="decision"
      aria-label="Your moves"
      onKeyDown={backToCard(selected)}
    >
      <h2 ref={title} tabIndex={-1} aria-live="polite">
        {isPassing
          ? passingText(settings)
          : isMine && isAsked
            ? questionOf(prompt)
            : headline(table, isMine)}
      </h2>
      {view.outcome.status === "ended" && <Ending matchId={matchId} outcome={view.outcome} />}
      {selected !== null && <game.Details id={selected} />}
      {ofSelected.length > 0 && <MoveList moves={ofSelected} />}
      {isMine && !isAsked && ofSelected.length === 0 && hasCardMoves && (
        <p className="quiet hint">Cards with a green edge can act: choose one.</p>
      )}
      {pick !== null && <Picker pick={pick} />}
      {others.length > 0 && <MoveList moves={others} />}
      {source !== null && <game.Details id={source.card} def={source.def} />}
      {!isOver && isPlayer(view) && (
        <details className="more">
          <summary>
            More…{inShort !== null && <span className="in-short"> ({inShort})</span>}
          </summary>
          {phases !== null && <ResponseControls settings={settings} phases={phases} />}
          {/* Out of the way, so that nobody gives up by a slip. */}
          <MoveList moves={leaving} />
        </details>
      )}
    </section>
  );
}

/** The button that made a move is gone afterwards: who moves by keyboard goes on from here. */
function useFocusAfterMove(view: AnyView) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    // What is asked now stands at the top, however far somebody had scrolled.
    title.current?.parentElement?.scrollTo(0, 0);
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [view]);
  return title;
}

/** Escape leads from a card's moves back to the card. */
const backToCard =
  (selected: string | null) =>
  ({ key }: KeyboardEvent): void => {
    if (key !== "Escape" || selected === null) return;
    document.querySelector<HTMLElement>(`.board [data-card="${selected}"]`)?.focus();
  };

function isOnTable({ game, view }: Table, id: string): boolean {
  const zone = findCard(view, id)?.zone;
  return zone !== undefined && game.isOnTable(zone);
}

function headline({ game, view, say }: Table, isMine: boolean): string {
  if (view.outcome.status === "ended") return "The match is over";
  const deciding = view.actors.map((seat) => say.who(seat)).join(" and ");
  if (!isPlayer(view)) return `You are watching: ${deciding} to decide`;
  if (!isMine)
    return view.seating.length === 2 ? "The opponent decides…" : `${deciding} to decide…`;
  return `Your turn: ${stageText(game.words, view)}`;
}

/** For the moment until the server passes. */
const passingText = (settings: Settings): string =>
  responsesInShort(settings) === null ? "Nothing for you to answer…" : "You pass, as you set it…";

type Asked = AnyView["prompts"][number];

/** A question in the game's words; a game that has none asks by its kind. */
const questionOf = (prompt: Asked): string =>
  ("text" in prompt ? prompt.text : undefined) ?? `${capital(plain(prompt.kind))}?`;

/** The card whose doing it is. */
const sourceOf = (prompt: Asked) => ("source" in prompt ? (prompt.source ?? null) : null);
