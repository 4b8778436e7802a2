/** The schema that editors read is the one the checks are made of. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cardSetSchema } from "../src/card-set/schema.ts";
import { REGENERATE } from "./regenerate.ts";

const path = join(import.meta.dirname, "../schema/card-set.schema.json");

test("[LT 8.3] the schema of card sets is up to date", () => {
  const schema = `${JSON.stringify(cardSetSchema, null, 2)}\n`;
  if (process.env.UPDATE_GOLDEN) writeFileSync(path, schema);
  const written = readFileSync(path, "utf8");
  expect(schema === written, `If this is meant: ${REGENERATE}`).toBe(true);
});
