import { randomInt } from "node:crypto";
import type { Seed } from "@tcg/core";
import { WrongCall } from "./errors.ts";

/** `--seed`: a whole number or 64 hex digits; left out, a fresh number that is easy to type. */
export function readSeed(text: string | undefined): Seed {
  if (text === undefined) return randomInt(2 ** 32);
  if (/^[0-9a-fA-F]{64}$/.test(text)) return text.toLowerCase();
  return readWhole("--seed", text, 0, Number.MAX_SAFE_INTEGER);
}

export function readWhole(name: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  const most = max === Number.MAX_SAFE_INTEGER ? "" : ` to ${max}`;
  throw new WrongCall(`${name} takes a whole number from ${min}${most}, not ${text}`);
}
