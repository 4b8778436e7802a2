/** Reads requests strictly: a wrong field is reported, never ignored. */
import type { Context } from "hono";
import { z } from "zod";
import type { Fault } from "../protocol.ts";
import { HttpError } from "./http-error.ts";

/** More than these are counted and not told: an answer is not to be larger than its request. */
const MAX_FAULTS = 12;
/** Names are the client's own words. */
const MAX_NAME = 60;

/** For a route that is asked nothing. */
export const nothing: z.ZodObject = z.strictObject({});

/** The error for a request, with its faults: each is a sentence that begins with its place. */
export function malformed(faults: readonly Fault[]): HttpError {
  const shown = faults.slice(0, MAX_FAULTS);
  const told = shown.map(({ at, message }) => (at === "" ? message : `${at}: ${message}`));
  const more = faults.length - shown.length;
  if (more > 0) told.push(`There ${more === 1 ? "is one more" : `are ${more} more`} of this kind.`);
  return new HttpError(400, "malformed", told.join(" "), { faults: shown });
}

/** Every field of the schema has a description, which says what is expected. */
export async function readBody<S extends z.ZodObject>(
  request: Request,
  schema: S,
): Promise<z.infer<S>> {
  let body: unknown;
  try {
    body = JSON.parse(await request.text());
  } catch {
    const fields = Object.keys(schema.shape).join(", ");
    throw new HttpError(
      400,
      "malformed",
      `The body is not JSON: send an object${fields === "" ? ", {}" : ` with fields of ${fields}`}.`,
    );
  }
  return read(body, schema, "The body is a JSON object");
}

/** What stands behind the question mark of an address. */
export function readQuery<S extends z.ZodObject>(given: URLSearchParams, schema: S): z.infer<S> {
  const names = [...given.keys()];
  const twice = names.filter((name, place) => names.indexOf(name) < place);
  if (twice.length > 0) {
    throw malformed(twice.map((at) => ({ at: shortName(at), message: "it is given twice." })));
  }
  return read(Object.fromEntries(given), schema, "The query has");
}

export function read<S extends z.ZodObject>(given: unknown, schema: S, what: string): z.infer<S> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw malformed(faultsOf(given, schema, result.error, what));
}

function faultsOf(given: unknown, schema: Shaped, { issues }: z.ZodError, what: string): Fault[] {
  const told = new Map<string, Fault>();
  const add = (at: string, message: string): unknown => told.set(at, { at, message });
  for (const issue of issues) {
    const path = issue.path.map(String);
    const at = path.map(shortName).join(".");
    if (issue.code === "unrecognized_keys") {
      const known = fieldsOf(schemaAt(schema, path));
      const message =
        known.length === 0
          ? "there is no such field; none is expected here."
          : `there is no such field; there are ${known.join(", ")}.`;
      for (const key of issue.keys) add([...path, key].map(shortName).join("."), message);
    } else if (at === "") {
      add("", `${what} with the fields ${fieldsOf(schema).join(", ")}.`);
    } else {
      const right = describe(schemaAt(schema, path)) ?? issue.message;
      add(at, `${right}${valueAt(given, path) === undefined ? "; it is missing" : ""}.`);
    }
  }
  return [...told.values()];
}

const shortName = (name: string): string =>
  name.length <= MAX_NAME ? name : `${name.slice(0, MAX_NAME)}…`;

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

/** What an optional field is when it is there. */
const inside = (schema: Shaped): Shaped =>
  schema instanceof z.ZodExactOptional || schema instanceof z.ZodOptional
    ? inside(schema.unwrap() as Shaped)
    : schema;

/** The fields of an object, including an optional one. */
const shapeOf = (schema: Shaped): Readonly<Record<string, z.ZodType>> => inside(schema).shape ?? {};

const describe = (schema: Shaped): string | undefined =>
  schema.description ?? inside(schema).description;

const fieldsOf = (schema: Shaped): string[] => Object.keys(shapeOf(schema));

/** Follows objects only: the items of a list are described with the list. */
function schemaAt(schema: Shaped, path: readonly string[]): Shaped {
  return path.reduce<Shaped>((at, field) => shapeOf(at)[field] ?? at, schema);
}

const valueAt = (given: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, field) => (at as Record<string, unknown>)[field], given);

/** The match of a route under /api/matches/:id. */
export const matchIdOf = (c: Context): string => c.req.param("id") as string;

/** A version in an address. */
export const sinceSchema = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .exactOptional()
  .describe("a version, a whole number from 0 on");
