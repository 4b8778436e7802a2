/**
 * A command as one short line and back: `PLAY c12 slot=2`. For logs, records, agents and the
 * terminal. Required fields stand in their declared order, optional ones as name=value after them.
 */
import type { CommandFields, Field } from "./fields.ts";
import { type Shaped, shapeCommand } from "./shape.ts";

/** Writes a command that has its shape. */
export function writeCommand(fields: CommandFields, command: { readonly type: string }): string {
  const values = command as unknown as Record<string, unknown>;
  const wanted = fields[command.type] ?? {};
  let line = command.type;
  let named = "";
  for (const name in wanted) {
    const value = values[name];
    // Asked first: most optional fields are not there.
    if (value === undefined || !Object.hasOwn(values, name)) continue;
    const word = writeValue(value);
    if (wanted[name]?.optional) named += ` ${name}=${word}`;
    else line += ` ${word}`;
  }
  return line + named;
}

/** Reads a line. What comes back has its shape, or says what is wrong with the line. */
export function readCommand(fields: CommandFields, line: string): Shaped {
  const [type = "", ...words] = line.trim().split(/\s+/);
  const wanted = Object.entries(fields[type] ?? {});
  const required = wanted.filter(([, field]) => !field.optional);
  // Without a prototype, so that `__proto__=1` is a field too many and not swallowed.
  const command = Object.create(null) as Record<string, unknown>;
  command.type = type;
  let position = 0;
  for (const word of words) {
    const equals = word.indexOf("=");
    const [name, field] =
      equals < 0
        ? (required[position++] ?? [])
        : (wanted.find(([known]) => known === word.slice(0, equals)) ?? []);
    // A word too many, or an unknown name: let the strict check name the fields there are.
    const key = name ?? word;
    if (Object.hasOwn(command, key)) return twice(key);
    command[key] = field === undefined ? null : readWord(field, word.slice(equals + 1));
  }
  return shapeCommand(fields, command);
}

function writeValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "-" : value.join(",");
  return String(value);
}

function readWord(field: Field, word: string): unknown {
  if (field.kind === "cards") return word === "-" ? [] : word.split(",");
  if (field.kind === "integer") return /^-?\d+$/.test(word) ? Number(word) : word;
  return word;
}

function twice(field: string): Shaped {
  const message = `The field ${field} is given twice.`;
  return { ok: false, rejection: { code: "command/malformed", message, data: { field } } };
}
