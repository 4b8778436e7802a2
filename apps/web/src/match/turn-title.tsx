import { useEffect } from "react";
import { useMatchContext } from "./match-context.ts";
import { isPlayer } from "./names.ts";
import { isAsked } from "./use-calm.ts";

const SITE = "LunchTable";

/** The title of the tab says when something is asked here, for whoever looks at another one. */
export function TurnTitle({ title }: { readonly title: string }) {
  const context = useMatchContext();
  const { view } = context;
  const isOver = view.outcome.status === "ended";
  const state = isOver ? "Over" : !isPlayer(view) ? null : isAsked(context) ? "Your turn" : null;
  useEffect(() => {
    // The game that is called as the site is says so once.
    const name = title === SITE ? SITE : `${title} · ${SITE}`;
    document.title = state === null ? name : `${state === "Over" ? "" : "● "}${state} · ${name}`;
  }, [state, title]);
  return null;
}
