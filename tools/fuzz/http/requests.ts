/** Requests for the routes of the API's document: fitting, nearly fitting, and wild. */
import fc from "fast-check";
import type { ApiDocument, Operation } from "../../../packages/server/src/http/api-document.ts";
import { fitting, nearly, type Pools, type Schema, wild, wordFor } from "./values.ts";

export interface Wanted {
  /** Nobody, two guests, an agent with a key, or somebody with a cookie that nobody was given. */
  readonly who: "nobody" | "ada" | "bob" | "agent" | "forger";
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null: none. */
  readonly body: string | null;
  /** Of an action: a legal move of the moment instead, if there is one. */
  readonly isLegal: boolean;
}

const oddBodies = [
  "",
  "{",
  "null",
  "[]",
  '"text"',
  "1e999",
  "\ufeff{}",
  '{"a":1,"a":2}',
  '{"__proto__":{"game":"lunchtable"}}',
  `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
  `{"game":${'{"a":'.repeat(5000)}1${"}".repeat(5000)}}`,
  "\u0000\u0001",
];
const oddParts = [
  "%zz",
  "%",
  "%00",
  "%2e%2e",
  "..",
  "a%2Fb",
  "%ff",
  "é",
  "a b",
  "*",
  ":id",
  "x".repeat(3000),
];
const methods = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "PURGE"];
const contentTypes = [
  "application/json",
  "text/plain",
  "multipart/form-data",
  "application/json; charset=utf-16",
  "x",
];

const everybody = ["nobody", "ada", "ada", "bob", "bob", "agent", "forger"] as const;
/** Whoever else asks is refused at once. */
const agents = [
  ...everybody,
  "agent",
  "agent",
  "agent",
  "agent",
  "agent",
  "agent",
  "agent",
] as const;

const isForAgents = ({ security = [] }: Operation): boolean =>
  security.length > 0 && security.every((way) => "key" in way);

/** What may come as one thing or another has to be accepted as both. */
function acceptOf({ responses }: Operation): string {
  const media = Object.keys(responses[200]?.content ?? {});
  return media.length > 1 && media.includes("text/event-stream") ? media.join(", ") : "*/*";
}

/** No request of a run is to wait for a bot for half a minute. */
const seconds = fc.constantFrom("0", "0", "1", "51", "-1", "0.5", "x");

export function requests(document: ApiDocument, pools: Pools): fc.Arbitrary<Wanted> {
  const each = Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => request(path, method, operation, pools)),
  );
  return fc.oneof(...each);
}

function request(
  path: string,
  method: string,
  operation: Operation,
  pools: Pools,
): fc.Arbitrary<Wanted> {
  const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
    fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: odd });
  return fc
    .record({
      who: fc.constantFrom(...(isForAgents(operation) ? agents : everybody)),
      method: mostly(fc.constant(method.toUpperCase()), fc.constantFrom(...methods)),
      path: address(path, operation, pools),
      query: query(operation, pools),
      contentType: mostly(fc.constant("application/json"), fc.constantFrom(...contentTypes)),
      accept: mostly(
        fc.constant(acceptOf(operation)),
        fc.constantFrom("text/plain", "text/event-stream", "x"),
      ),
      origin: mostly(
        fc.constant<string | null>(null),
        fc.constantFrom("null", "http://other", "x"),
      ),
      body: body(operation, pools),
      isLegal: fc.boolean(),
    })
    .map(({ query: asked, path: at, contentType, accept, origin, ...rest }) => ({
      ...rest,
      path: `${at}${asked}`,
      headers: { "content-type": contentType, accept, ...(origin !== null && { origin }) },
    }));
}

function address(path: string, { parameters }: Operation, pools: Pools): fc.Arbitrary<string> {
  const inPath = parameters.filter((each) => each.in === "path");
  const parts = inPath.map(({ name }) =>
    fc.oneof(
      { weight: 14, arbitrary: wordFor(pools, name).map(encodeURIComponent) },
      { weight: 1, arbitrary: fc.constantFrom(...oddParts) },
      { weight: 1, arbitrary: fc.string({ maxLength: 30 }).map(encoded) },
    ),
  );
  return fc.tuple(fc.tuple(...parts), fc.nat(40)).map(([filledIn, odd]) => {
    const filled = inPath.reduce(
      (at, { name }, i) => at.replace(`{${name}}`, () => filledIn[i] ?? ""),
      path,
    );
    return odd === 0 ? `${filled}/` : odd === 1 ? `/${filled}` : filled;
  });
}

function query({ parameters }: Operation, pools: Pools): fc.Arbitrary<string> {
  const inQuery = parameters.filter((each) => each.in === "query");
  const known = inQuery.map(({ name, schema }) => {
    const value = ["seconds", "wait"].includes(name)
      ? seconds
      : fitting(schema as Schema, pools).map(String);
    return value.map((given): [string, string] => [name, given]);
  });
  const odd = fc.tuple(fc.string({ maxLength: 8 }), fc.string({ maxLength: 40 }));
  const all = fc.tuple(fc.tuple(...known), fc.array(odd, { maxLength: 2 }), fc.nat(12));
  return all.map(([fields, others, how]) => {
    const asked = [...fields, ...(how === 0 ? others : []), ...(how === 1 ? fields : [])];
    const text = asked.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&");
    return text === "" ? "" : `?${text}`;
  });
}

function body({ requestBody }: Operation, pools: Pools): fc.Arbitrary<string | null> {
  const odd = fc.oneof(
    fc.constantFrom(...oddBodies),
    fc.string({ unit: "binary", maxLength: 200 }),
    wild.map((value) => JSON.stringify(value)),
  );
  if (requestBody === undefined) {
    return fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: odd });
  }
  const fits = fitting(requestBody.content["application/json"].schema, pools);
  const written = (values: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
    values.map((value) => JSON.stringify(value) ?? "");
  return fc.oneof(
    { weight: 5, arbitrary: written(fits) },
    { weight: 4, arbitrary: written(nearly(fits)) },
    { weight: 2, arbitrary: odd },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

/** Half of a surrogate pair has no encoding. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
