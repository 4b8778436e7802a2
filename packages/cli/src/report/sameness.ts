/**
 * What has to stay for a shorter match to show the same moment: what the last command makes happen; also what can
 * be done then; also the whole table as the reporter sees it. Each is told in words, in which ids do not count.
 */
export const samenesses = ["happens", "moves", "table"] as const;

export type Sameness = (typeof samenesses)[number];
