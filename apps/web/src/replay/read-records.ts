/** Recorded matches in a file: a match a line, or one JSON value with one match or a list of them. */
import type { RecordedMatch } from "@ltcg/server/protocol";

export type ReadRecords =
  | { readonly ok: true; readonly records: readonly RecordedMatch[] }
  | { readonly ok: false; readonly problem: string };

export function readRecords(text: string): ReadRecords {
  const values = parse(text);
  if (values === null) return bad("This file is not valid JSON. A recorded match is a JSON file.");
  if (values.length === 0) return bad("There is no match in this file.");
  const wrong = values.findIndex((value) => !isRecord(value));
  if (wrong >= 0) {
    return bad(
      `Entry ${wrong + 1} is not a recorded match: it lacks a game, commands or a final hash.`,
    );
  }
  return { ok: true, records: values as RecordedMatch[] };
}

function parse(text: string): unknown[] | null {
  const whole = parsed(text);
  if (whole !== undefined) return Array.isArray(whole) ? (whole as unknown[]) : [whole];
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const values = lines.map(parsed);
  return lines.length === 0 ? [] : values.includes(undefined) ? null : values;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { game, commands, finalHash } = value as Partial<Record<keyof RecordedMatch, unknown>>;
  return typeof game === "string" && Array.isArray(commands) && typeof finalHash === "string";
}

const bad = (problem: string): ReadRecords => ({ ok: false, problem });
