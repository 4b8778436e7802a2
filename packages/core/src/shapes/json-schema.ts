/** Shapes as JSON Schema, so that an editor knows them too. It says no more than the checks do. */

export type Schema = boolean | { readonly [keyword: string]: unknown };

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
