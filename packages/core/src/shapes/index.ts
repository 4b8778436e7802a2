/**
 * `@tcg/core/shapes`: checks of values that anybody may have written, such as card definitions. A
 * shape tells every fault with its place and what would be right, and never throws.
 */
export {
  type At,
  type Fault,
  fault,
  faultLine,
  inField,
  inItem,
  type Scope,
  show,
  stepInto,
} from "./at.ts";
export { closestWord } from "./closest-word.ts";
export { type Completion, completion, type Defined } from "./completion.ts";
export { type DefinedTable, defineTable, definitionsIn } from "./define-table.ts";
export type { Schema } from "./json-schema.ts";
export {
  change,
  checkFields,
  everyWord,
  type Fields,
  type FieldTable,
  fieldsSchema,
  flag,
  id,
  integer,
  isId,
  isIntegerIn,
  isObject,
  isOneOf,
  keysOf,
  list,
  type Optional,
  object,
  onlyTrue,
  own,
  type Raw,
  refused,
  type Shape,
  text,
  type Variant,
  variants,
  word,
  wordSet,
} from "./shapes.ts";
