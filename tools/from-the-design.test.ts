/** The page that leads from the first design's names to ours gives no name that does not exist. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cards, deckNamed } from "@ltcg/cards";
import * as ltcg from "@ltcg/engine";
import { createMatchService } from "@lunchtable-tcg/match";
import { memoryStore } from "@lunchtable-tcg/match/memory";
import type { CommandFields, KernelEvent } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { freshData } from "../packages/engine/src/card-data.ts";
import { commands } from "../packages/engine/src/commands.ts";
import { audiences } from "../packages/engine/src/events.ts";
import { statsOf } from "../packages/engine/src/reading/stats.ts";

const repository = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(repository, path), "utf8");
const page = read("docs/from-the-design.md");

interface Section {
  readonly title: string;
  /** The files it says things are in. */
  readonly files: readonly string[];
  /** What it gives as ours, as it is written between backticks. */
  readonly ours: readonly string[];
  /** The same, and whatever else it writes so, but for the first design's own names. */
  readonly written: readonly string[];
}

const sections: readonly Section[] = page.split(/^## /m).map((text) => {
  const lines = text.split("\n");
  const cells = lines.filter((line) => line.startsWith("| ")).map((line) => line.split("|"));
  const prose = lines.filter((line) => !line.startsWith("| ")).join("\n");
  const same = /^Under the same name:[\s\S]*?\.\s/m.exec(prose)?.[0] ?? "";
  const written = codeIn([prose, ...cells.flatMap(([, , here, why]) => [here, why])].join("\n"));
  return {
    title: lines[0] ?? "",
    files: written.filter((code) => /^packages\/.*\.ts$/.test(code)),
    ours: codeIn([same, ...cells.map(([, , here]) => here)].join("\n")).filter(
      (code) => !code.startsWith("packages/"),
    ),
    written,
  };
});

function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
}

const ofKernel: Readonly<Record<KernelEvent<ltcg.LunchTable>["type"], true>> = {
  GAME_STARTED: true,
  PHASE_CHANGED: true,
  PROMPT_OPENED: true,
  PROMPT_CLOSED: true,
  TRIGGERS_QUEUED: true,
  TRIGGER_TAKEN: true,
  WORK_LEFT: true,
  RANDOM_USED: true,
  GAME_ENDED: true,
};
const events = { ...ofKernel, ...audiences };

const engine = ltcg.createEngine({
  cards,
  hostId: "hana",
  awayId: "ada",
  hostDeck: deckNamed("sugar-rush").cards,
  awayDeck: deckNamed("rumor-mill").cards,
  seed: 1,
});
const service = createMatchService({ store: memoryStore(), games: [] });

/** What a path on the page begins with. */
const things: Readonly<Record<string, unknown>> = {
  state: engine.getState(),
  view: engine.mask("host"),
  data: freshData(1),
};
const functions: Readonly<Record<string, unknown>> = {
  ...ltcg,
  createMatchService,
  statsOf,
  ...methodsOf("engine", engine),
  ...methodsOf("service", service),
};

function methodsOf(name: string, thing: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(thing).map(([key, value]) => [`${name}.${key}`, value]));
}

function isPath(code: string): boolean {
  return /^(state|view|data)\./.test(code);
}

/** Whether `state.seats[seat].hand` leads somewhere. */
function leads(path: string): boolean {
  let at: unknown = things;
  for (const key of path.replaceAll("[seat]", ".host").split(".")) {
    if (typeof at !== "object" || at === null || !(key in at)) return false;
    at = at[key as keyof typeof at];
  }
  return true;
}

/** Whether there is a function of this name that takes as many arguments. */
function isCallable(call: string): boolean {
  const [, name = "", args = ""] = /^([\w.]+)\((.*)\)$/.exec(call) ?? [];
  const found = functions[name];
  return typeof found === "function" && found.length === args.split(",").length;
}

const isName = (code: string): boolean => /^[A-Z]{3,}(_[A-Z]+)*$/.test(code);
const isCall = (code: string): boolean => /^[\w.]+\(.*\)$/.test(code);
const all = (is: (code: string) => boolean): string[] =>
  sections.flatMap(({ written }) => written.filter(is));
const section = (title: string): Section => {
  const found = sections.find((each) => each.title === title);
  if (found === undefined) throw new Error(`the page has no section ${title}`);
  return found;
};

test("there is something to look up in every table", () => {
  const counted = sections.filter(({ ours }) => ours.length > 0).map(({ title }) => title);
  expect(counted).toEqual([
    "Events",
    "Commands",
    "State",
    "Views",
    "Functions",
    "Cards",
    "Config",
    "Matches and their tables",
  ]);
  for (const is of [isName, isPath, isCall]) expect(all(is).length).toBeGreaterThan(9);
});

test("every event it names is one", () => {
  expect(section("Events").ours.filter((name) => isName(name) && !(name in events))).toEqual([]);
});

test("every command it names is one, and so is every field", () => {
  const { ours } = section("Commands");
  expect(ours.filter((name) => isName(name) && !(name in commands))).toEqual([]);
  const shapes: CommandFields = commands;
  const fields = Object.values(shapes).flatMap((shape) => Object.entries(shape));
  const words = fields.flatMap(([name, field]) => [
    name,
    ...(field.kind === "choice" ? field.of : []),
  ]);
  expect(ours.filter((name) => !isName(name) && !words.includes(name))).toEqual([]);
});

test("names of events and commands elsewhere on the page exist, too", () => {
  const known = { ...events, ...commands };
  expect(all(isName).filter((name) => !(name in known))).toEqual([]);
});

test("every path leads somewhere in a state, a view or what a card carries", () => {
  expect(all(isPath).filter((path) => !leads(path))).toEqual([]);
});

test("every function exists and takes what it says", () => {
  expect(all(isCall).filter((call) => !isCallable(call))).toEqual([]);
});

test("every setting is one", () => {
  const words = [...Object.keys(ltcg.defaultConfig), "auto"];
  expect(section("Config").ours.filter((name) => !words.includes(name))).toEqual([]);
});

test.each(
  sections.filter(({ ours }) => ours.length > 0).map((each) => [each.title, each] as const),
)("%s: every other name is in the files it names", (_, { files, ours }) => {
  const sources = files.map(read).join("\n");
  const others = ours.filter((code) => !isName(code) && !isPath(code) && !isCall(code));
  const isWritten = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(sources);
  expect(others.filter((name) => !isWritten(name))).toEqual([]);
});

describe("what is noticed", () => {
  test.each(["state.seats[seat].handy", "view.zone", "data.viceCounters", "state.shared.x.y"])(
    "a path that leads nowhere: %s",
    (path) => expect(leads(path)).toBe(false),
  );

  test.each(["mask(state, viewer)", "engine.play(command)", "decided(a, b, c, d)"])(
    "a function that is not there, or takes something else: %s",
    (call) => expect(isCallable(call)).toBe(false),
  );
});
