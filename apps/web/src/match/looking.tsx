import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMatchContext } from "./match-context.ts";
import { LookContext, type Looked, LookedContext } from "./use-look.ts";

/** Remembers what is looked at by the parts inside it. The key I looks at a card, and puts it away again. */
export function Looking({ children }: { readonly children: ReactNode }) {
  const { selected } = useMatchContext();
  const [looked, setLooked] = useState<Looked | null>(null);
  const latest = useRef({ selected, looked });
  latest.current = { selected, looked };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest("input, select, textarea, dialog")) return;
      const now = latest.current;
      setLooked(now.looked?.how === "held" ? null : lookAt(target, now.selected));
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <LookContext value={setLooked}>
      <LookedContext value={looked}>{children}</LookedContext>
    </LookContext>
  );
}

/** The card that has the focus, else the selected one. */
function lookAt(target: EventTarget | null, selected: string | null): Looked | null {
  const focused = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-card]") : null;
  const id = focused?.dataset.card ?? selected;
  if (id === null) return null;
  const at = focused?.getBoundingClientRect().left ?? 0;
  return { id, how: "held", from: at < innerWidth / 2 ? "left" : "right" };
}
