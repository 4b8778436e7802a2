/** Shapes as JSON Schema, so that an editor knows them too. It says no more than the checks do. */
import type { Schema } from "@tcg/core/shapes";

/** A definition that the schema of a card set holds once, under this name. */
export type SchemaName =
  | "filter"
  | "value"
  | "condition"
  | "cost"
  | "trigger"
  | "target"
  | "action"
  | "effect"
  | "duration"
  | "oneOnBoard"
  | "selectionOnBoard"
  | "selectionOnTable"
  | "selectionAnywhere";

export function ref(name: SchemaName): Schema {
  return { $ref: `#/$defs/${name}` };
}

/** If a field has one of these values, the rest holds as well. */
export function whenSchema(field: string, values: readonly string[], then: Schema): Schema {
  const is = { properties: { [field]: { enum: values } }, required: [field] };
  return { if: is, then };
}

/** These fields are left out. */
export function withoutSchema(...names: readonly string[]): Schema {
  return { properties: Object.fromEntries(names.map((name) => [name, false])) };
}
