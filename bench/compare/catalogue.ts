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
}

const commandsASecond = { figure: "a second", unit: "commands" } as const;

/** Lanes of a group take turns, so that they can be compared with each other, too. */
export const groups: readonly (readonly LaneInfo[])[] = [
  [
    {
      name: "in-place-known",
      title: "in place, moves known",
      ...commandsASecond,
      coldStart: true,
    },
    {
      name: "in-place-listed",
      title: "in place, moves listed",
      ...commandsASecond,
      coldStart: true,
    },
    { name: "decide-known", title: "decide, moves known", ...commandsASecond, coldStart: true },
    { name: "decide-listed", title: "decide, moves listed", ...commandsASecond, coldStart: true },
  ],
  [
    { name: "legal-moves", title: "legalMoves with texts", figure: "µs", unit: "list" },
    { name: "mask", title: "mask", figure: "µs", unit: "view" },
    { name: "mask-json", title: "mask, as JSON", figure: "µs", unit: "view" },
  ],
];

export const laneNames: readonly string[] = groups.flat().map(({ name }) => name);
