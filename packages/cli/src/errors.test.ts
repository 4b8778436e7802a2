import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readingFault, writingFault } from "./errors.ts";

const folder = mkdtempSync(join(tmpdir(), "lunchtable-errors-"));
afterAll(() => rmSync(folder, { recursive: true }));

function thrownBy(action: () => void): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

test("a file that cannot be read is told in words", () => {
  const none = join(folder, "none.json");
  const reading = (file: string): string =>
    readingFault(
      file,
      thrownBy(() => readFileSync(file)),
    );
  expect(reading(none)).toBe(`there is no file ${none}`);
  expect(reading(folder)).toBe(`${folder} is a folder, not a file`);
  expect(readingFault("odd.json", new Error("strange"))).toBe("odd.json cannot be read: strange");
});

test("so is one that cannot be written", () => {
  const writing = (file: string): string =>
    writingFault(
      file,
      thrownBy(() => writeFileSync(file, "")),
    );
  const nowhere = join(folder, "no", "match.jsonl");
  expect(writing(nowhere)).toBe(
    `${nowhere} cannot be written: there is no folder ${join(folder, "no")}`,
  );
  expect(writing(folder)).toBe(`${folder} cannot be written: it is a folder`);
  expect(writingFault("odd.json", new Error("strange"))).toBe(
    "odd.json cannot be written: strange",
  );
});
