import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { unpackOnce } from "./unpack-once.ts";

let root: string;
let folder: string;
let times: number;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "unpack-once-"));
  folder = join(root, "browser");
  times = 0;
});
afterEach(() => rmSync(root, { recursive: true }));

async function unpack(): Promise<void> {
  times++;
  writeFileSync(join(folder, "program"), "half");
  await new Promise((resolve) => setTimeout(resolve, 50));
  writeFileSync(join(folder, "program"), "whole");
}

it("unpacks once for all who want it at the same moment, and nobody gets half of it", async () => {
  const seen = await Promise.all(
    [1, 2, 3].map(async () => {
      await unpackOnce(folder, unpack);
      return readFileSync(join(folder, "program"), "utf8");
    }),
  );
  expect(seen).toEqual(["whole", "whole", "whole"]);
  expect(times).toBe(1);
});

it("begins anew where somebody stopped half way", async () => {
  const stopped = unpackOnce(folder, () => {
    writeFileSync(join(folder, "rest"), "");
    throw new Error("killed");
  });
  await expect(stopped).rejects.toThrow("killed");
  expect(readdirSync(folder)).toEqual(["rest"]);
  await unpackOnce(folder, unpack);
  expect(existsSync(join(folder, "rest"))).toBe(false);
  expect(readFileSync(join(folder, "program"), "utf8")).toBe("whole");
});
