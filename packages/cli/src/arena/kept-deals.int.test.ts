/** Files of kept deals: broken off, of something else, or written by somebody. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { WrongCall } from "../errors.ts";
import { type Head, KeptDeals, mergeKept } from "./kept-deals.ts";
import { type DealResult, WHOLE } from "./request.ts";

const folder = mkdtempSync(join(tmpdir(), "kept-deals-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "kept.jsonl");
beforeEach(() => rmSync(file, { force: true }));

const head: Head = {
  arena: {
    game: "skirmish",
    seed: 1,
    bots: ["greedy", "random"],
    decks: [{ name: "starter", cards: ["ant"] }],
  },
  cardSet: "abc",
  rulesVersion: 1,
};
const deal = (number: number): DealResult => ({ deal: number, scores: [1, 0.5], turns: [8, 9] });

function keep(...numbers: number[]): void {
  const kept = new KeptDeals(file, head, WHOLE);
  for (const number of numbers) kept.add(deal(number));
}

const going = (): unknown => new KeptDeals(file, head, WHOLE);
const merging = (): unknown => mergeKept([file]);

test("a run that was broken off in the middle of a line has lost that deal alone, and goes on", () => {
  keep(0, 1);
  writeFileSync(file, readFileSync(file, "utf8").slice(0, -10));
  expect(mergeKept([file]).deals).toEqual([deal(0)]);
  const kept = new KeptDeals(file, head, WHOLE);
  expect(kept.deals).toEqual([deal(0)]);
  kept.add(deal(1));
  expect(mergeKept([file])).toEqual({ ...head, deals: [deal(0), deal(1)] });
});

test.each(["hello", "null", '{"arena":1}', '{"arena":{},"cardSet":"","rulesVersion":1}'])(
  "a file that begins with %s was not written by arena",
  (line) => {
    writeFileSync(file, `${line}\n`);
    const told = new WrongCall(
      `${file} was not written by arena --keep: its first line does not say what was compared`,
    );
    expect(merging).toThrow(told);
  },
);

test.each(["{", "null", "{}", '{"deal":1,"scores":[2,0],"turns":[1,1]}', '{"deal":-1}'])(
  "%s is no deal",
  (line) => {
    keep(0);
    appendFileSync(file, `${line}\n`);
    const told = new WrongCall(`${file}: line 3 is no deal`);
    expect(merging).toThrow(told);
    expect(going).toThrow(told);
  },
);

test("a file of something else is not written over", () => {
  writeFileSync(file, "# Notes\n\nnot to be lost\n");
  expect(going).toThrow(
    new WrongCall(`${file} keeps deals of another comparison; name another file`),
  );
  expect(readFileSync(file, "utf8")).toContain("not to be lost");
});

test("a file that is not there, a folder, and a place where none can be are told apart", () => {
  expect(merging).toThrow(new WrongCall(`there is no file ${file}`));
  expect(() => mergeKept([folder])).toThrow(new WrongCall(`${folder} is a folder, not a file`));
  const nowhere = join(folder, "nowhere", "kept.jsonl");
  expect(() => new KeptDeals(nowhere, head, WHOLE)).toThrow(
    new WrongCall(`${nowhere} cannot be written: there is no folder ${join(folder, "nowhere")}`),
  );
});
