/** Reads what clients send, strictly: a wrong field is told, never ignored. */
import type { z } from "zod";
import { HttpError } from "./http-error.ts";

export async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  let body: unknown;
  try {
    body = JSON.parse(await request.text());
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, "malformed", "The body is not JSON.");
  }
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => ({ at: path.join("."), message }));
  const told = faults.map(({ at, message }) => (at === "" ? message : `${at}: ${message}`));
  throw new HttpError(400, "malformed", told.join(" "), { faults });
}

/** The `since` of an address: a version, or null if it is left out. */
export function readSince(given: string | null | undefined): number | null {
  if (given === null || given === undefined) return null;
  if (/^\d{1,9}$/.test(given)) return Number(given);
  throw new HttpError(400, "malformed", "since: a version, a whole number from 0 on.");
}
