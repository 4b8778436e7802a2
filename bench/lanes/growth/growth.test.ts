/** Times with 60 of something on the table mean nothing if it has gone after a few commands. */
import { join } from "node:path";
import type { GameTypes, State } from "@tcg/core";
import * as core from "@tcg/core";
import { expect, test } from "vitest";
import { recordCourse, statesOf } from "./course.ts";
import { lorcana } from "./lorcana.ts";
import { lunchtable } from "./lunchtable.ts";
import { SEATS, type Setter, tables, UNITS } from "./tables.ts";

const root = join(import.meta.dirname, "../../..");
const COMMANDS = 120;

const unitsIn = (state: State<GameTypes>, zone: string): number =>
  SEATS.flatMap((seat) => core.idsIn(state, seat, zone)).filter(
    (id) => core.cardOf(state, id).def === "regular",
  ).length;

async function standingAfter<G extends GameTypes>({ set, leftOut }: Setter<G>) {
  const course = recordCourse(core, await set(root, {}), leftOut, COMMANDS);
  const ends = Object.entries(tables).map(async ([name, amounts]) => {
    const state = statesOf(await set(root, amounts), course).at(-1);
    return [name, state as unknown as State<GameTypes>] as const;
  });
  return { commands: course.length, ends: Object.fromEntries(await Promise.all(ends)) };
}

test("on every table of LunchTable the same course is played, and all stays that stood", async () => {
  const { commands, ends } = await standingAfter(lunchtable);
  expect(commands).toBe(COMMANDS);
  for (const state of Object.values(ends)) expect(unitsIn(state, "board")).toBe(2 * UNITS);
  expect(ends["10 modifiers"]?.shared).toMatchObject({ modifiers: { length: 10 } });
  expect(ends["60 modifiers"]?.shared).toMatchObject({ modifiers: { length: 60 } });
});

test("and the same on every table of Lorcana", async () => {
  const { commands, ends } = await standingAfter(lorcana);
  expect(commands).toBe(COMMANDS);
  for (const state of Object.values(ends)) expect(unitsIn(state, "play")).toBe(2 * UNITS);
  expect(ends["60 modifiers"]?.shared).toMatchObject({ effects: { length: 60 } });
});
