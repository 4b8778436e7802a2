/** Where in a value a check is, and where its faults go. */

/** One thing that is wrong with a value that anybody may have written. */
export interface Fault {
  /** `lamp-post.abilities[0].effects[1].amount` */
  readonly path: string;
  /** What is wrong there and what would be right. */
  readonly message: string;
  /** The word that was probably meant. */
  readonly suggestion?: string;
}

/** What a check knows. Each kind of value adds what its own checks ask for. */
export interface Scope {
  readonly faults: Fault[];
  /** Words that people bring along from elsewhere, and what they may stand for here. */
  readonly otherNames?: ReadonlyMap<string, readonly string[]>;
}

/** A place in a value. */
export interface At {
  readonly path: string;
  readonly scope: Scope;
}

export function fault(at: At, message: string, suggestion?: string): void {
  at.scope.faults.push({
    path: at.path,
    message,
    ...(suggestion !== undefined && { suggestion }),
  });
}

/** `lamp-post.cost must be …; did you mean …?` */
export function faultLine({ path, message, suggestion }: Fault): string {
  if (suggestion === undefined) return `${path} ${message}`;
  return `${path} ${message.replace(/\.$/, "")}; did you mean ${suggestion}?`;
}

const PLAIN_NAME = /^[a-zA-Z][a-zA-Z0-9_]{0,39}$/;

export function inField<A extends At>(at: A, name: string): A {
  return { ...at, path: at.path + stepInto(name) };
}

/** A field as a step of a path. */
export function stepInto(name: string): string {
  return PLAIN_NAME.test(name) ? `.${name}` : `[${show(name)}]`;
}

export function inItem<A extends At>(at: A, item: number | string): A {
  return { ...at, path: `${at.path}[${item}]` };
}

const SHOWN_LENGTH = 40;

/** A value as a message can show it, whatever it is. */
export function show(value: unknown): string {
  if (typeof value === "string") {
    return JSON.stringify(value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value);
  }
  if (value === null || value === undefined) return String(value);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value !== "object") return `a ${typeof value}`;
  return Array.isArray(value) ? "a list" : "an object";
}
