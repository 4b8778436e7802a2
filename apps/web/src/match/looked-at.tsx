import type { AnyView } from "@ltcg/server/protocol";
import { type ReactNode, useContext } from "react";
import { type MatchContextValue, useMatchContext } from "./match-context.ts";
import { LookContext, LookedContext } from "./use-look.ts";

/** The card that is looked at, large; else the selected one; else the one that a question is about. */
export function LookedAt() {
  const context = useMatchContext();
  const looked = useContext(LookedContext);
  const look = useContext(LookContext);
  const { game, selected } = context;
  if (looked !== null) {
    const { id, def, how, from } = looked;
    return (
      <Shown how={how} from={from}>
        <game.Details id={id} {...(def !== undefined && { def })} />
        {how === "held" && (
          <button type="button" className="button put-away" onClick={() => look(null)}>
            Put away
          </button>
        )}
      </Shown>
    );
  }
  if (selected !== null) {
    return (
      <Shown how="selected">
        <game.Details id={selected} />
      </Shown>
    );
  }
  const source = inQuestion(context);
  if (source === null) return null;
  return (
    <Shown how="asked">
      <game.Details id={source.card} def={source.def} />
    </Shown>
  );
}

/** `how`: by what it is looked at. A table without a place for it shows only what was asked for. */
function Shown(props: {
  readonly how: "pointed" | "held" | "selected" | "asked";
  readonly from?: "left" | "right";
  readonly children: ReactNode;
}) {
  const { how, from = "left", children } = props;
  return (
    <div className="looked-at" data-how={how} data-from={from}>
      {children}
    </div>
  );
}

/** The card that caused the question, where there is something to choose. */
function inQuestion({ game, view, moves, isPassing }: MatchContextValue) {
  const prompt = view.prompts.find((open) => open.seat === view.viewer);
  if (prompt === undefined || isPassing || !view.actors.includes(view.viewer)) return null;
  const choices = game.offered(moves.filter(({ anytime }) => anytime !== true));
  return choices.length > 1 ? sourceOf(prompt) : null;
}

type Asked = AnyView["prompts"][number];

const sourceOf = (prompt: Asked) => ("source" in prompt ? (prompt.source ?? null) : null);
