/** Reads request bodies strictly: a wrong field is reported, never ignored. */
import type { Context } from "hono";
import { z } from "zod";
import { HttpError } from "./http-error.ts";
import type { Fault } from "./protocol.ts";

/** The error for a body, with all its faults: each is a sentence that begins with its place. */
export function malformed(faults: readonly Fault[]): HttpError {
  const told = faults.map(({ at, message }) => (at === "" ? message : `${at}: ${message}`));
  return new HttpError(400, "malformed", told.join(" "), { faults });
}

/** Every field of the schema has a description, which says what is expected. */
export async function readBody<T extends z.ZodRawShape>(
  request: Request,
  schema: z.ZodObject<T>,
): Promise<z.infer<z.ZodObject<T>>> {
  let body: unknown;
  try {
    body = JSON.parse(await request.text());
  } catch {
    throw new HttpError(400, "malformed", "The body is not JSON.");
  }
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw malformed(faultsOf(body, schema, read.error));
}

function faultsOf(body: unknown, schema: z.ZodObject, { issues }: z.ZodError): Fault[] {
  const told = new Map<string, Fault>();
  const add = (at: string, message: string): unknown => told.set(at, { at, message });
  for (const issue of issues) {
    const path = issue.path.map(String);
    const at = path.join(".");
    if (issue.code === "unrecognized_keys") {
      const known = fieldsOf(schemaAt(schema, path)).join(", ");
      const message = `there is no such field; there are ${known}.`;
      for (const key of issue.keys) add([...path, key].join("."), message);
    } else if (at === "") {
      add("", `The body is a JSON object with the fields ${fieldsOf(schema).join(", ")}.`);
    } else {
      const right = schemaAt(schema, path).description ?? issue.message;
      add(at, `${right}${valueAt(body, path) === undefined ? "; it is missing" : ""}.`);
    }
  }
  return [...told.values()];
}

/** The entry of this name; if there is none, that is one more fault. */
export function oneOf<T>(
  table: Readonly<Record<string, T>>,
  at: string,
  name: string,
  faults: Fault[],
): T | null {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found !== undefined) return found;
  faults.push({ at, message: `one of ${Object.keys(table).join(", ")}.` });
  return null;
}

type Shaped = z.ZodType & {
  readonly shape?: Readonly<Record<string, z.ZodType>>;
};

/** The fields of an object, including an optional one. */
function shapeOf(schema: Shaped): Readonly<Record<string, z.ZodType>> {
  return schema instanceof z.ZodExactOptional
    ? shapeOf(schema.unwrap() as Shaped)
    : (schema.shape ?? {});
}

const fieldsOf = (schema: Shaped): string[] => Object.keys(shapeOf(schema));

/** Follows objects only: the items of a list are described with the list. */
function schemaAt(schema: Shaped, path: readonly string[]): Shaped {
  return path.reduce<Shaped>((at, field) => shapeOf(at)[field] ?? at, schema);
}

const valueAt = (body: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, field) => (at as Record<string, unknown>)[field], body);

/** The match of a route under /api/matches/:id. */
export const matchIdOf = (c: Context): string => c.req.param("id") as string;

/** The `since` of an address: a version, or null if it is left out. */
export function readSince(given: string | null | undefined): number | null {
  if (given === null || given === undefined) return null;
  if (/^\d{1,9}$/.test(given)) return Number(given);
  throw malformed([{ at: "since", message: "a version, a whole number from 0 on." }]);
}
