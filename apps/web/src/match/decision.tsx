/** The panel that says whose decision it is and offers what can be done. */
import { useEffect, useRef } from "react";
import type { Prompt } from "../games.ts";
import { CardDetails } from "./card-details.tsx";
import { Ending } from "./ending.tsx";
import { MoveList } from "./move-list.tsx";
import { isPick, type ReadMove } from "./moves.ts";
import { faceName, findCard, phaseName } from "./names.ts";
import { Picker } from "./picker.tsx";
import { type Table, useTable } from "./table-context.ts";
import type { AutoPass } from "./use-auto-pass.ts";

export function Decision({ autoPass }: { readonly autoPass: AutoPass }) {
  const table = useTable();
  const { view, seat, moves, selected } = table;
  const prompt = view.prompts.find((open) => open.seat === seat);
  const isMine = seat !== "spectator" && view.actors.includes(seat);
  const playable = withoutTwins(moves).filter(({ type }) => type !== "SURRENDER");
  const picks = playable.filter(isPick);
  const isAsked = prompt !== undefined;
  const ofSelected = isAsked ? [] : playable.filter(({ by }) => by !== null && by === selected);
  const others = isAsked
    ? playable.filter((move) => !isPick(move))
    : playable.filter(({ by }) => by === null || !isClickable(table, by));
  const title = useFocusAfterMove(view);
  return (
    <section className={isMine ? "decision mine" : "decision"} aria-label="Your moves">
      <h2 ref={title} tabIndex={-1} aria-live="polite">
        {headline(table, isMine)}
      </h2>
      {view.outcome.status === "ended" && <Ending outcome={view.outcome} />}
      {isMine && isAsked && <p className="question">{question(table, prompt)}</p>}
      {selected !== null && <CardDetails id={selected} />}
      {ofSelected.length > 0 && <MoveList moves={ofSelected} />}
      {isMine && !isAsked && ofSelected.length === 0 && hasCardMoves(table) && (
        <p className="quiet">Cards with a bright edge can do something: click one.</p>
      )}
      {picks.length > 0 && <Picker moves={picks} />}
      {others.length > 0 && <MoveList moves={others} />}
      {view.outcome.status === "running" && seat !== "spectator" && (
        <label className="habit">
          <input
            type="checkbox"
            checked={autoPass.isOn}
            onChange={({ target }) => autoPass.turn(target.checked)}
          />
          Pass by itself when I can only pass
        </label>
      )}
      <GiveUp moves={moves} />
    </section>
  );
}

/** The button that made a move is gone afterwards: who moves by keyboard goes on from here. */
function useFocusAfterMove(view: Table["view"]) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(view);
  useEffect(() => {
    if (last.current !== view && document.activeElement === document.body) {
      title.current?.focus({ preventScroll: true });
    }
    last.current = view;
  }, [view]);
  return title;
}

/** Where going on means going to combat, one button says it. */
function withoutTwins(moves: readonly ReadMove[]): readonly ReadMove[] {
  const isTwin = moves.some(
    ({ type, text }) => type === "ADVANCE_PHASE" && text.endsWith(" combat"),
  );
  return isTwin ? moves.filter(({ type }) => type !== "ENTER_COMBAT") : moves;
}

function isClickable({ view }: Table, id: string): boolean {
  const zone = findCard(view, id)?.zone;
  return zone === "hand" || zone === "board" || zone === "setZone" || zone === "field";
}

const hasCardMoves = (table: Table): boolean =>
  table.moves.some(({ by }) => by !== null && isClickable(table, by));

function headline({ view, seat }: Table, isMine: boolean): string {
  if (view.outcome.status === "ended") return "The match is over";
  if (seat === "spectator") return `You are watching: ${view.actors.join(" and ")} to decide`;
  if (!isMine) return "The opponent decides…";
  if (view.prompts.some((prompt) => prompt.seat === seat)) return "You are asked";
  return `Your turn: ${phaseName(view.phase).toLowerCase()} phase`;
}

function question({ view, faces }: Table, prompt: { readonly kind: Prompt["kind"] }): string {
  const asked = prompt as Partial<Prompt> & { readonly kind: Prompt["kind"] };
  switch (asked.kind) {
    case "chain_response":
      return "Do you respond?";
    case "optional_trigger":
      return asked.trigger === undefined
        ? "Do you use the effect?"
        : `Do you use the effect of ${faceName(faces, asked.trigger.source.def)}?`;
    case "order_triggers":
      return "Several effects wait. Which comes first?";
    case "replay":
      return "The other board has changed. Where does the attack go?";
    case "choose_cards":
      return asked.ask === undefined ? "Choose cards." : askText(view, faces, asked.ask);
    case "choose_position":
      return "In which position is it summoned?";
    case "arrange_cards":
      return "In which order do the cards go back on the deck?";
  }
}

type Ask = Extract<Prompt, { kind: "choose_cards" }>["ask"];

function askText(view: Table["view"], faces: Table["faces"], ask: Ask): string {
  switch (ask.for) {
    case "target":
      return `Choose a target for ${faceName(faces, ask.activation.source.def)}.`;
    case "cost":
      return `Choose what you pay for ${faceName(faces, ask.activation.source.def)}.`;
    case "action": {
      const link = view.game.shared.chain.at(-1);
      return link === undefined
        ? "Choose cards."
        : `Choose for ${faceName(faces, link.source.def)}.`;
    }
    case "hand_limit":
      return `Your hand is too large: discard ${ask.count}.`;
  }
}

/** Two steps, so that nobody gives up by a slip. */
function GiveUp({ moves }: { readonly moves: readonly ReadMove[] }) {
  const surrender = moves.filter(({ type }) => type === "SURRENDER");
  if (surrender.length === 0) return null;
  return (
    <details className="give-up">
      <summary>Give up…</summary>
      <MoveList moves={surrender} />
    </details>
  );
}
