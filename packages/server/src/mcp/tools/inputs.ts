/** Inputs that several tools take. */
import { z } from "zod";

export const matchId = z.string().describe("the id of the match, from create_match or my_matches");

export const since = z
  .string()
  .optional()
  .describe("the cursor at the end of your last observation: only what is new is told then");

/** Where an agent sees its match. */
export const matchPath = (id: string): string => `/api/agents/matches/${encodeURIComponent(id)}`;

/** A query of the fields that are given. */
export function queryOf(fields: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return given.length === 0 ? "" : `?${new URLSearchParams(given).toString()}`;
}
