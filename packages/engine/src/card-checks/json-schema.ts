/** Shapes as JSON Schema, so that an editor knows them too. It says no more than the checks do. */

export type Schema = boolean | { readonly [keyword: string]: unknown };

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
  | "selectionOnBoard"
  | "selectionOnTable"
  | "selectionAnywhere";

export function ref(name: SchemaName): Schema {
  return { $ref: `#/$defs/${name}` };
}

interface FieldSchema {
  readonly schema: Schema;
  readonly isOptional: boolean;
}

/** An object with these fields and no others. */
export function objectSchema(fields: Readonly<Record<string, FieldSchema>>): Schema {
  const entries = Object.entries(fields);
  return {
    type: "object",
    properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
    required: entries.flatMap(([name, { isOptional }]) => (isOptional ? [] : [name])),
    additionalProperties: false,
  };
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
