/** The schema that editors read is the one the checks are made of. */
import { join } from "node:path";
import { expectAsWritten } from "@tcg/core/golden";
import { test } from "vitest";
import { cardSetSchema } from "../src/cards/card-set/schema.ts";

const path = join(import.meta.dirname, "../schema/card-set.schema.json");

test("[LT 8.3] the schema of card sets is up to date", () => {
  expectAsWritten(path, `${JSON.stringify(cardSetSchema, null, 2)}\n`);
});
