/** The panel that says whose decision it is and offers what can be done. */
import type { AnyView } from "@ltcg/server/protocol";
import { capital, listed, plain } from "@tcg/core/hosting";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Ending } from "./ending.tsx";
import { Leaving } from "./leaving.tsx";
import { type MatchContextValue, useMatchContext } from "./match-context.ts";
import { MoveList } from "./move-list.tsx";
import { findCard, isPlayer, stageText } from "./names.ts";
import { Picker } from "./picker.tsx";
import { ResponseControls, responsesInShort } from "./response-controls.tsx";
import type { Settings } from "./use-settings.ts";

export function Decision(props: {
  readonly matchId: string;
  readonly settings: Settings;
  /** The phases in which a player can choose to be asked every time; null where nobody may respond. */
  readonly phases: readonly string[] | null;
}) {
  const { matchId, settings, phases } = props;
  const context = useMatchContext();
  const { game, view, moves, pick, selected, isPassing } = context;
  const prompt = isPassing ? undefined : view.prompts.find((open) => open.seat === view.viewer);
  const isMine = view.actors.includes(view.viewer) && !isPassing;
  const isOver = view.outcome.status === "ended";
  const ordinary = game.offered(moves.filter(({ anytime }) => anytime !== true));
  const leaving = moves.filter(({ anytime }) => anytime === true);
  const isAsked = prompt !== undefined;
  const ofSelected = isAsked ? [] : ordinary.filter(({ by }) => by !== null && by === selected);
  const others = isAsked
    ? ordinary.filter((move) => !pick?.moves.includes(move))
    : ordinary.filter(({ by }) => by === null || !isOnTable(context, by));
  // The card in question is shown where there is something to decide and no other card is selected.
  const isChoice = ordinary.length > 1 && selected === null;
  const source = isMine && isChoice && prompt !== undefined ? sourceOf(prompt) : null;
  const inShort = responsesInShort(settings);
  const title = useFocusAfterMove(view);
  const hint = isMine && !isAsked && selected === null ? game.hint(context) : null;
  const hasCardMoves = ordinary.some(({ by }) => by !== null && isOnTable(context, by));
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
            : headline(context, isMine)}
      </h2>
      {view.outcome.status === "ended" && <Ending matchId={matchId} outcome={view.outcome} />}
      {selected !== null && <game.Details id={selected} />}
      {ofSelected.length > 0 && <MoveList moves={ofSelected} />}
      {isMine && !isAsked && ofSelected.length === 0 && hasCardMoves && (
        <p className="quiet hint">Cards with a green edge can act. Choose one.</p>
      )}
      {pick !== null && <Picker pick={pick} />}
      {others.length > 0 && <MoveList moves={others} />}
      {hint !== null && <p className="quiet hint">{hint}</p>}
      {source !== null && <game.Details id={source.card} def={source.def} />}
      {!isOver && isPlayer(view) && (
        <details className="more">
          <summary>
            More…{inShort !== null && <span className="in-short"> ({inShort})</span>}
          </summary>
          {phases !== null && <ResponseControls settings={settings} phases={phases} />}
          {/* Out of the way, so that nobody gives up by mistake. */}
          <Leaving moves={leaving} />
        </details>
      )}
    </section>
  );
}

/** The button that made a move is gone afterwards: a player who uses the keyboard continues here. */
function useFocusAfterMove(view: AnyView) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    // The new question is at the top, however far the panel was scrolled.
    title.current?.parentElement?.scrollTo(0, 0);
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [view]);
  return title;
}

/** Escape moves the focus from a card's moves back to the card. */
const backToCard =
  (selected: string | null) =>
  ({ key }: KeyboardEvent): void => {
    if (key !== "Escape" || selected === null) return;
    document.querySelector<HTMLElement>(`.board [data-card="${selected}"]`)?.focus();
  };

function isOnTable({ game, view }: MatchContextValue, id: string): boolean {
  const zone = findCard(view, id)?.zone;
  return zone !== undefined && game.isOnTable(zone);
}

function headline({ game, view, say }: MatchContextValue, isMine: boolean): string {
  if (view.outcome.status === "ended") return "The match is over";
  const deciding = listed(view.actors.map((seat) => say.who(seat)));
  if (!isPlayer(view)) return `Watching: waiting for ${deciding}`;
  if (!isMine) return `Waiting for ${deciding}…`;
  return `Your turn: ${stageText(game.words, view)}`;
}

/** Until the server has passed. */
const passingText = (settings: Settings): string =>
  responsesInShort(settings) === null ? "Passing automatically…" : "Passing, as you chose…";

type Asked = AnyView["prompts"][number];

/** A question in the game's words; a game without words asks by the kind of the prompt. */
const questionOf = (prompt: Asked): string =>
  ("text" in prompt ? prompt.text : undefined) ?? `${capital(plain(prompt.kind))}?`;

/** The card that caused it. */
const sourceOf = (prompt: Asked) => ("source" in prompt ? (prompt.source ?? null) : null);
