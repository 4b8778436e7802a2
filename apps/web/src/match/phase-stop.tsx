import { capital, plain } from "@tcg/core/hosting";
import { createContext, useContext } from "react";
import { useMatchContext } from "./match-context.ts";
import type { Settings } from "./use-settings.ts";

interface Habits extends Settings {
  /** The phases in which a player can choose to be asked every time; null where nobody may respond. */
  readonly phases: readonly string[] | null;
}

/** When the player wants to be asked: known to this page and the server, and to nobody else. */
export const HabitsContext = createContext<Habits | null>(null);

/** On a phase bar: whether the player is asked in this phase in any case. Nothing where there is no such choice. */
export function PhaseStop({ phase }: { readonly phase: string }) {
  const habits = useContext(HabitsContext);
  const { words } = useMatchContext().game;
  if (habits?.settings == null || habits.phases?.includes(phase) !== true) return null;
  const { settings, change } = habits;
  // Who is asked every time needs no stops.
  if (settings.mode === "on") return null;
  const isStop = settings.stops.includes(phase);
  const others = settings.stops.filter((stop) => stop !== phase);
  const name = capital(words.phase(phase) ?? plain(phase));
  return (
    <button
      type="button"
      className="phase-stop"
      aria-pressed={isStop}
      aria-label={`Always ask me: ${name}`}
      title={isStop ? `You are always asked: ${name}` : `Always ask me: ${name}`}
      onClick={() => change({ stops: isStop ? others : [...settings.stops, phase] })}
    />
  );
}
