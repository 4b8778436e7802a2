/** Which lanes there are, what they are called in a report and which of them take turns together. */

export interface LaneInfo {
  readonly name: string;
  /** As a report calls it. */
  readonly title: string;
  /** What it gives a figure for: so many a second, or µs for each. */
  readonly figure: "a second" | "µs";
  readonly unit: string;
  /** Its first 10,000 commands are reported, too: a server after a deploy. */
  readonly coldStart?: true;
  /** Its parts have a table of their own in the report. */
  readonly parts?: "kinds" | "growth";
}

const commandsASecond = { figure: "a second", unit: "commands" } as const;
const fromTheStart = { ...commandsASecond, coldStart: true } as const;
const asMoreStands = { figure: "µs", parts: "growth" } as const;

/** Lanes of a group take turns, so that they can be compared with each other, too. */
export const groups: readonly (readonly LaneInfo[])[] = [
  [
    { name: "in-place-known", title: "in place, moves known", ...fromTheStart },
    { name: "in-place-listed", title: "in place, moves listed", ...fromTheStart },
    { name: "decide-known", title: "decide, moves known", ...fromTheStart },
    { name: "decide-listed", title: "decide, moves listed", ...fromTheStart },
  ],
  [
    { name: "legal-moves", title: "legalMoves with texts", figure: "µs", unit: "list" },
    { name: "mask", title: "mask", figure: "µs", unit: "view" },
    {
      name: "legal-moves-following",
      title: "legalMoves as a match goes on",
      figure: "µs",
      unit: "list",
    },
    { name: "mask-following", title: "mask as a match goes on", figure: "µs", unit: "view" },
    { name: "mask-json", title: "mask, as JSON", figure: "µs", unit: "view" },
  ],
  [
    { name: "server", title: "server path", figure: "µs", unit: "command" },
    { name: "bare-json", title: "bare JSON of the same", figure: "µs", unit: "command" },
  ],
  [
    { name: "playouts", title: "bot playouts", figure: "a second", unit: "playouts" },
    { name: "greedy", title: "matches of greedy bots", ...commandsASecond },
  ],
  [{ name: "kinds", title: "in place", figure: "µs", unit: "command", parts: "kinds" }],
  [
    { name: "growth-commands", title: "command in place", unit: "command", ...asMoreStands },
    { name: "growth-legal-moves", title: "legalMoves", unit: "list", ...asMoreStands },
    { name: "growth-mask", title: "mask", unit: "view", ...asMoreStands },
  ],
];

/** Pairs whose ratio is reported for each checkout: the first as fast as so much of the second. */
export const pairs: readonly (readonly [string, string])[] = [
  ["decide-known", "in-place-known"],
  ["decide-listed", "in-place-listed"],
  ["server", "bare-json"],
];

export const laneNames: readonly string[] = groups.flat().map(({ name }) => name);
