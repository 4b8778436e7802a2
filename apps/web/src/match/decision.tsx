/** The note that asks: what is to be decided, and the few buttons that answer it. */
import type { AnyView } from "@ltcg/server/protocol";
import { isCardId } from "@tcg/core";
import { capital, listed, plain } from "@tcg/core/hosting";
import { useEffect, useRef } from "react";
import { Terms } from "../rules/terms.tsx";
import { cardAsked } from "./about.ts";
import { aimOf } from "./aim.ts";
import { ForeseenList } from "./foreseen-list.tsx";
import { Fuse } from "./fuse.tsx";
import { MatchContext, type MatchContextValue, useMatchContext } from "./match-context.ts";
import { cardName, findCard, isPlayer, stageText } from "./names.ts";
import { OffTable } from "./off-table.tsx";
import { Picker } from "./picker.tsx";
import { isAsked, useCalm } from "./use-calm.ts";
import { Ways } from "./ways.tsx";
import { type Asking, WhyNot } from "./why-not.tsx";

/**
 * Two parts, which a table may set apart: what is asked (`.decision-words`), and the buttons that answer it
 * (`.decision-ways`).
 */
export function Decision({ asking }: { readonly asking: Asking }) {
  const { context, isHeld } = useCalm(useMatchContext());
  return (
    <MatchContext value={context}>
      <Note asking={asking} isHeld={isHeld} />
    </MatchContext>
  );
}

/** A longer question is set like a text. */
const MOST_SET_LARGE = 64;

function Note({ asking, isHeld }: { readonly asking: Asking; readonly isHeld: boolean }) {
  const context = useMatchContext();
  const { view, pick } = context;
  const isMine = isAsked(context);
  const title = useFocusAfterMove(view);
  const hint = isMine ? hintOf(context) : null;
  const asked = headline(context, isMine);
  const question = headline({ ...context, selected: null }, isMine);
  return (
    <section
      className={isMine ? "decision mine" : "decision"}
      id="decision"
      aria-label="Your moves"
      data-held={isHeld || undefined}
      data-asks={view.prompts.some(({ seat }) => seat === view.viewer) || undefined}
      data-about={(isMine ? cardAsked(context) : null) ?? undefined}
    >
      {/* What is asked anew stands where it belongs at once: it is another note, not one that jumped. */}
      <div className="decision-words" key={`words: ${asked}`}>
        <h2 ref={title} tabIndex={-1} data-long={asked.length > MOST_SET_LARGE || undefined}>
          <Terms text={asked} />
        </h2>
        {hint !== null && <p className="hint">{hint}</p>}
        {isMine && <ForeseenList />}
        {!isHeld && <WhyNot {...asking} />}
        {isMine && !isHeld && <Fuse seat={view.viewer} />}
      </div>
      <div className="decision-ways" key={`ways: ${question}`}>
        {isMine && pick !== null && <Picker pick={pick} />}
        {isMine && <OffTable />}
        {isMine && <Ways />}
      </div>
    </section>
  );
}

/** The button that made a move is gone afterwards: a player who uses the keyboard continues here. */
function useFocusAfterMove(view: AnyView) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(view);
  /** Before anything ever had the focus there is none to be lost. */
  const wasUsed = useRef(false);
  useEffect(() => {
    const note = (): void => {
      wasUsed.current = true;
    };
    addEventListener("focusin", note, { once: true });
    return () => removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    // The new question is at the top, however far the panel was scrolled.
    title.current?.closest(".asked")?.scrollTo(0, 0);
    if (document.activeElement !== document.body || !wasUsed.current) return;
    title.current?.focus({ preventScroll: true });
  }, [view]);
  return title;
}

/** What is asked, or whose decision it is. */
export function headline(context: MatchContextValue, isMine: boolean): string {
  const { game, view, faces, selected, say, ways, pointed } = context;
  if (view.outcome.status === "ended") return "The match is over";
  const others = view.seating.filter((seat) => seat !== view.viewer);
  const asked = view.actors.filter((seat) => seat !== view.viewer);
  const deciding = listed((asked.length > 0 ? asked : others).map((seat) => say.who(seat)));
  if (!isPlayer(view)) return `Watching: waiting for ${deciding}`;
  if (!isMine) return `Waiting for ${deciding}…`;
  const prompt = view.prompts.find(({ seat }) => seat === view.viewer);
  if (prompt !== undefined) return questionOf(prompt);
  const isWith = selected !== null && ways.some(({ moves }) => moves[0]?.by === selected);
  // Of one's own card there is always something to say: what it can do, or why it cannot.
  const isOwn = selected !== null && findCard(view, selected)?.seat === view.viewer;
  if (selected === null || !(isWith || isOwn)) return `Your turn: ${stageText(game.words, view)}`;
  const way = ways.find(({ key }) => key === pointed.way);
  return way === undefined
    ? cardName(view, faces, selected)
    : (game.brief?.(way.moves, context) ?? way.text);
}

type Asked = AnyView["prompts"][number];

/** A question in the game's words; a game without words asks by the kind of the prompt. */
const questionOf = (prompt: Asked): string =>
  ("text" in prompt ? prompt.text : undefined) ?? `${capital(plain(prompt.kind))}?`;

/** What to do next on the table. */
function hintOf(context: MatchContextValue): string | null {
  const { game, view, moves, selected, targets, places, pointed, pick, ways } = context;
  if (pick !== null) return null;
  const isPlaced = places.size > 0;
  if (targets.size > 0) {
    const aim = aimOf(context);
    if (aim !== null) return isPlaced ? `${aim}, or choose a lit place.` : `${aim}.`;
    return isPlaced ? "Choose a circled card or a lit place." : "Choose a circled card.";
  }
  if (isPlaced && ways.length > 0) {
    if (pointed.points.some((point) => !isCardId(point))) return "Choose how.";
    return ways.length === 1 ? "Choose a lit place." : "Choose a lit place, or how.";
  }
  if (selected !== null || view.prompts.length > 0) return null;
  const hint = game.hint(context);
  if (hint !== null) return hint;
  const canAct = moves.some(({ by }) => by !== null);
  return canAct ? "Marked cards can act. Choose one." : null;
}
