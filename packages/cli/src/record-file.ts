/** Recorded matches in a file: one match a line (JSON Lines), or a single JSON value that is a match or a list of them. */
import { readFileSync, writeFileSync } from "node:fs";
import type { GameTypes, MatchRecord } from "@tcg/core";
import { messageOf, NotGood, readingFault, WrongCall, writingFault } from "./errors.ts";

/** What is known of a record before its game is found. */
export type AnyRecord = MatchRecord<GameTypes>;

const fields: readonly (keyof AnyRecord)[] = [
  "game",
  "rulesVersion",
  "cardSet",
  "options",
  "commands",
  "finalHash",
];
/** Of matches that went on from another, and of those played with cards that somebody brought or that have changed. */
const mayHave: readonly (keyof AnyRecord)[] = ["dealtAnew", "ownCards", "oldCards"];

export function writeRecords(file: string, records: readonly object[]): void {
  try {
    writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(""));
  } catch (error) {
    throw new WrongCall(writingFault(file, error));
  }
}

export function readRecords(file: string): AnyRecord[] {
  return asRecords(file, readValues(file));
}

/** What a file holds, whatever it is. */
export function readValues(file: string): unknown[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new WrongCall(readingFault(file, error));
  }
  const values = parse(file, text);
  if (values.length === 0) throw new NotGood(`${file} holds no match`);
  return values;
}

function asRecords(file: string, values: readonly unknown[]): AnyRecord[] {
  return values.map((value, i) => asRecord(file, value, i));
}

/** `place`: from 0 on. */
export function asRecord(file: string, value: unknown, place: number): AnyRecord {
  const fault = faultIn(value);
  if (fault === null) return value as AnyRecord;
  throw new NotGood(`${file}: match ${place + 1} is not a record: ${fault}`);
}

function parse(file: string, text: string): unknown[] {
  try {
    const whole: unknown = JSON.parse(text);
    return Array.isArray(whole) ? whole : [whole];
  } catch {
    return text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line, i): unknown => {
        try {
          return JSON.parse(line);
        } catch (error) {
          throw new NotGood(`${file}: line ${i + 1} is not valid JSON: ${messageOf(error)}`);
        }
      });
  }
}

function faultIn(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return "it is not an object";
  const strange = Object.keys(value).filter(
    (key) => ![...fields, ...mayHave].includes(key as keyof AnyRecord),
  );
  if (strange.length > 0) {
    const given = strange.map((key) => JSON.stringify(key)).join(", ");
    return `it has ${given}, which no record has; a record has ${fields.join(", ")} and nothing else`;
  }
  const { game, rulesVersion, cardSet, options, commands, finalHash } = value as Partial<
    Record<keyof AnyRecord, unknown>
  >;
  if (typeof game !== "string") return `it has no game; a record has ${fields.join(", ")}`;
  if (typeof rulesVersion !== "number") return "rulesVersion is not a number";
  if (typeof cardSet !== "string") return "cardSet is not a string";
  if (typeof options !== "object" || options === null) return "options is not an object";
  if (typeof finalHash !== "string") return "finalHash is not a string";
  const isCommand = (pair: unknown): boolean =>
    Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string");
  if (!Array.isArray(commands) || !commands.every(isCommand)) {
    return "commands is not a list of [actor, notation]";
  }
  return null;
}
