/** Reads what clients send, strictly: a wrong field is told, never ignored. */
import type { z } from "zod";
import { HttpError } from "./http-error.ts";

/** What is wrong at one place of a body, and what would be right: a sentence. */
export interface Fault {
  /** Names of fields, joined with dots. */
  readonly at: string;
  readonly message: string;
}

/** A body with all its faults: each is a sentence that begins with its place. */
export function malformed(faults: readonly Fault[]): HttpError {
  const told = faults.map(({ at, message }) => (at === "" ? message : `${at}: ${message}`));
  return new HttpError(400, "malformed", told.join(" "), { faults });
}

/** Every field of the schema has a description, which says what is right. */
export async function readBody<T extends z.ZodRawShape>(
  request: Request,
  schema: z.ZodObject<T>,
): Promise<z.infer<z.ZodObject<T>>> {
  let body: unknown;
  try {
    body = JSON.parse(await request.text());
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, "malformed", "The body is not JSON.");
  }
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw malformed(faultsOf(body, schema, read.error));
}

function faultsOf(
  body: unknown,
  { shape }: { readonly shape: z.ZodRawShape },
  { issues }: z.ZodError,
): Fault[] {
  const known = Object.keys(shape);
  const told = new Map<string, Fault>();
  for (const issue of issues) {
    const [field] = issue.path;
    if (issue.code === "unrecognized_keys") {
      const message = `there is no such field; there are ${known.join(", ")}.`;
      for (const at of issue.keys) told.set(at, { at, message });
    } else if (field === undefined) {
      const fields = known.join(", ");
      told.set("", { at: "", message: `The body is a JSON object with the fields ${fields}.` });
    } else {
      const at = String(field);
      const given = (body as Readonly<Record<string, unknown>>)[at];
      const right = (shape[at] as z.ZodType | undefined)?.description ?? issue.message;
      told.set(at, { at, message: `${right}${given === undefined ? "; it is missing" : ""}.` });
    }
  }
  return [...told.values()];
}

/** The `since` of an address: a version, or null if it is left out. */
export function readSince(given: string | null | undefined): number | null {
  if (given === null || given === undefined) return null;
  if (/^\d{1,9}$/.test(given)) return Number(given);
  throw malformed([{ at: "since", message: "a version, a whole number from 0 on." }]);
}
