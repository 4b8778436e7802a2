import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { WrongCall } from "../errors.ts";
import { readJson } from "./card-set-file.ts";

const folder = mkdtempSync(join(tmpdir(), "lunchtable-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(bytes: string | Uint8Array): string {
  const file = join(folder, "set.json");
  writeFileSync(file, bytes);
  return file;
}

test("a file with a byte order mark is read like one without", () => {
  expect(readJson(written('\u{FEFF}{"name":"Lunch"}'))).toEqual({ name: "Lunch" });
});

test.each<[string, string | Uint8Array, string]>([
  ["an empty file", "", "is empty"],
  ["blanks", " \n", "is empty"],
  ["another encoding", Uint8Array.of(0x22, 0xf1, 0x22), "save it as UTF-8"],
  ["what a terminal would act on", "\u001b[31m\u0000", "\\u001b[31m"],
  ["a comma too many", '{"a":1,}', "is not valid JSON: "],
])("%s is a wrong call that says so", (_, bytes, reason) => {
  const file = written(bytes);
  expect(() => readJson(file)).toThrow(WrongCall);
  expect(() => readJson(file)).toThrow(reason);
});
