import { expect, test } from "vitest";
import { differences, type Lock, type Machine } from "./lock-file.ts";

const here: Machine = { os: "linux", cpu: "x64", libc: "glibc" };
const ours = { version: "1.0.0", optional: true, os: ["linux"], cpu: ["x64"], libc: ["glibc"] };
const lock = (packages: Lock["packages"]): Lock => ({ packages });
const base = { "node_modules/a": { version: "1.0.0", integrity: "x" } };

test("an install that took what is locked changed nothing", () => {
  expect(differences(lock(base), lock({ ...base }), here)).toEqual([]);
});

test.each([
  [
    "another version",
    { "node_modules/a": { version: "1.0.1", integrity: "y" } },
    "1.0.0 became 1.0.1",
  ],
  ["other contents", { "node_modules/a": { version: "1.0.0", integrity: "y" } }, "changed"],
  ["one package less", {}, "no longer there"],
])("%s is told", (_, packages, told) => {
  expect(differences(lock(base), lock(packages), here)).toEqual([`node_modules/a: ${told}`]);
});

test("one package more is told", () => {
  const more = lock({ ...base, "node_modules/b": { version: "2.0.0" } });
  expect(differences(lock(base), more, here)).toEqual(["node_modules/b: added"]);
});

test.each([
  ["another system", { os: ["darwin"] }],
  ["another processor", { cpu: ["arm64"] }],
  ["another C library", { libc: ["musl"] }],
])("a binary for %s may come and go", (_, other) => {
  const more = lock({ ...base, "node_modules/b": { ...ours, ...other } });
  expect(differences(lock(base), more, here)).toEqual([]);
  expect(differences(more, lock(base), here)).toEqual([]);
});

test("a binary for this machine may not, nor one that is not optional", () => {
  const forUs = lock({ ...base, "node_modules/b": ours });
  expect(differences(lock(base), forUs, here)).toEqual(["node_modules/b: added"]);
  const needed = lock({ ...base, "node_modules/b": { version: "1.0.0", os: ["darwin"] } });
  expect(differences(lock(base), needed, here)).toEqual(["node_modules/b: added"]);
});

test("a package of this machine that turns into one of another is told", () => {
  const before = lock({ "node_modules/b": ours });
  const after = lock({ "node_modules/b": { ...ours, os: ["darwin"] } });
  expect(differences(before, after, here)).toEqual(["node_modules/b: changed"]);
});
