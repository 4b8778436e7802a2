/**
 * Which windows a seat wants to be asked in. Settings are kept by the host and are not part of the game
 * (LT 9.6). Nobody else may notice them, neither by what is sent nor by when (release.ts).
 */

/** `on`: in every window. `auto`: where the seat can do more than pass. `off`: never. */
export const RESPONSE_MODES = ["on", "auto", "off"] as const;
export type ResponseMode = (typeof RESPONSE_MODES)[number];

/** Passes every window until this happens; then the yield ends. */
export const YIELDS = ["end-of-turn", "my-turn", "something-happens-to-me"] as const;
export type Yield = (typeof YIELDS)[number];

export interface ResponseSettings {
  readonly mode: ResponseMode;
  readonly yieldUntil: Yield | null;
  /** Phases in which the seat is asked in any case. */
  readonly stops: readonly string[];
}

export const usualSettings: ResponseSettings = { mode: "auto", yieldUntil: null, stops: [] };

/** What is wrong with settings from a client, in a sentence; null if nothing is. */
export function settingsFault(given: unknown, phases: readonly string[]): string | null {
  if (typeof given !== "object" || given === null) {
    return "Settings have mode, yieldUntil and stops.";
  }
  const { mode, yieldUntil, stops, ...others } = given as Readonly<Record<string, unknown>>;
  const [stray] = Object.keys(others);
  if (stray !== undefined)
    return `Settings have no ${stray}: they have mode, yieldUntil and stops.`;
  if (!isOneOf(RESPONSE_MODES, mode)) return `mode is one of ${RESPONSE_MODES.join(", ")}.`;
  if (yieldUntil !== null && !isOneOf(YIELDS, yieldUntil)) {
    return `yieldUntil is null or one of ${YIELDS.join(", ")}.`;
  }
  if (!Array.isArray(stops) || !stops.every((stop) => isOneOf(phases, stop))) {
    return phases.length === 0
      ? "This game has no phases to stop in: stops is an empty list."
      : `stops is a list of phases: ${phases.join(", ")}.`;
  }
  return null;
}

function isOneOf<T extends string>(known: readonly T[], value: unknown): value is T {
  return known.some((each) => each === value);
}

/** What a window is like for the seat that is asked. */
export interface AskedWindow {
  /** Whether passing is all it can do. */
  readonly onlyPass: boolean;
  readonly phase: string | null;
}

/** Whether the host passes for the seat. */
export function passesByItself(settings: ResponseSettings, window: AskedWindow): boolean {
  const { mode, yieldUntil, stops } = settings;
  if (mode === "on") return false;
  if (window.onlyPass) return true;
  if (window.phase !== null && stops.includes(window.phase)) return false;
  return mode === "off" || yieldUntil !== null;
}

/** What happened between two versions, as far as yields care. */
export interface Progress {
  readonly turnChanged: boolean;
  readonly isOwnTurn: boolean;
  /** An event struck this seat, or named one of its cards. */
  readonly concernsSeat: boolean;
}

/** By yield: the version with which what it waits for came last. */
export type LastCame = Readonly<Partial<Record<Yield, number>>>;

/** With `version`, in which this happened. A fact of the match, whatever a seat has set. */
export function cameWith(before: LastCame, version: number, progress: Progress): LastCame {
  const now = YIELDS.filter((each) => hasCome(each, progress));
  if (now.length === 0) return before;
  return { ...before, ...Object.fromEntries(now.map((each) => [each, version])) };
}

/** Settings as they count: a yield is over when what it waits for has come since it was set. */
export function inForce<S extends ResponseSettings & { readonly setAt?: number }>(
  settings: S,
  came: LastCame,
): S {
  const { yieldUntil, setAt = 0 } = settings;
  if (yieldUntil === null || (came[yieldUntil] ?? 0) <= setAt) return settings;
  return { ...settings, yieldUntil: null };
}

function hasCome(yieldUntil: Yield, { turnChanged, isOwnTurn, concernsSeat }: Progress): boolean {
  switch (yieldUntil) {
    case "end-of-turn":
      return turnChanged;
    case "my-turn":
      return turnChanged && isOwnTurn;
    case "something-happens-to-me":
      return concernsSeat;
  }
}

export function sameSettings(a: ResponseSettings, b: ResponseSettings): boolean {
  if (a.mode !== b.mode || a.yieldUntil !== b.yieldUntil) return false;
  return a.stops.length === b.stops.length && a.stops.every((stop, i) => stop === b.stops[i]);
}
