/** A text that people read and a test compares with what is written in its file. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { expect } from "vitest";

/** Golden files are to be written anew. A file whose scenario is gone is deleted by hand. */
export const isUpdate = Boolean(process.env.UPDATE_GOLDEN);

/** How the test that is running writes its golden files anew; read the diff as you would read code. */
export function remedy(): string {
  const file = relative(process.cwd(), expect.getState().testPath ?? "");
  return `UPDATE_GOLDEN=1 npx vitest run ${file}`;
}

export function expectAsWritten(path: string, text: string): void {
  if (isUpdate) writeFileSync(path, text);
  const written = existsSync(path) ? readFileSync(path, "utf8") : "";
  expect(text.split("\n"), `If this is meant: ${remedy()}`).toEqual(written.split("\n"));
}
