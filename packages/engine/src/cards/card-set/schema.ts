/**
 * The JSON Schema of a card-set file, made of the very shapes that check it: an editor that knows
 * it completes words and marks mistakes. What it cannot say (that a token exists, that a target is
 * used) `readCardSet` says.
 */
import { fieldsSchema, type Schema } from "@tcg/core/shapes";
import { actionSchema, durationSchema, TABLE_ZONES } from "../checks/action.ts";
import { cardSchema } from "../checks/card.ts";
import { conditionSchema } from "../checks/condition.ts";
import { costSchema } from "../checks/cost.ts";
import { effectSchema, targetSchema } from "../checks/effect.ts";
import { filterSchema, PUBLIC_ZONES } from "../checks/filter.ts";
import type { SchemaName } from "../checks/json-schema.ts";
import { oneOnBoardSchema } from "../checks/one-on-board.ts";
import { selectionSchema } from "../checks/selection.ts";
import { triggerSchema } from "../checks/trigger.ts";
import { countedSchema } from "../checks/value.ts";
import { cardSetFields } from "./fields.ts";

const definitions: Readonly<Record<SchemaName | "card", Schema>> = {
  card: cardSchema,
  effect: effectSchema,
  trigger: triggerSchema,
  condition: conditionSchema,
  cost: costSchema,
  target: targetSchema,
  action: actionSchema,
  oneOnBoard: oneOnBoardSchema,
  selectionOnBoard: selectionSchema(["board"]),
  selectionOnTable: selectionSchema(TABLE_ZONES),
  selectionAnywhere: selectionSchema(PUBLIC_ZONES),
  filter: filterSchema,
  value: countedSchema,
  duration: durationSchema,
};

export const cardSetSchema: Readonly<Record<string, unknown>> = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "LunchTable card set",
  description: "Cards of LunchTable, decks of them, and what their matches are played with.",
  ...(fieldsSchema({}, cardSetFields) as object),
  $defs: definitions,
};
