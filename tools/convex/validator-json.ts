/** Validators as JSON, in the order in which a deployment tells them: it keeps fields sorted by name. */

export type Json = {
  readonly type: string;
  readonly value?: unknown;
  readonly keys?: Json;
  readonly values?: { readonly fieldType: Json };
};

export const sorted = <T>(entries: readonly (readonly [string, T])[]): (readonly [string, T])[] =>
  entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

export function sortedValidator(validator: Json): Json {
  const { type, value, keys, values } = validator;
  if (type === "array") return { ...validator, value: sortedValidator(value as Json) };
  if (type === "union") return { ...validator, value: (value as Json[]).map(sortedValidator) };
  if (type === "record" && keys !== undefined && values !== undefined) {
    const fieldType = sortedValidator(values.fieldType);
    return { ...validator, keys: sortedValidator(keys), values: { ...values, fieldType } };
  }
  if (type !== "object") return validator;
  const fields = Object.entries(value as Readonly<Record<string, { readonly fieldType: Json }>>);
  const inOrder = sorted(fields).map(([name, field]) => [
    name,
    { ...field, fieldType: sortedValidator(field.fieldType) },
  ]);
  return { ...validator, value: Object.fromEntries(inOrder) as unknown };
}
