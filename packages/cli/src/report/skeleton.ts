/** A test that plays a reported moment and fails until somebody writes down what should happen there. */
import type { AnyRecord } from "../record-file.ts";
import { linesOf, oneLine } from "./plain-text.ts";
import type { Wanted } from "./playing.ts";
import { oneLineKeepingIndent } from "./tell.ts";

/** Where a test imports each game from, as src/games.ts does. */
const sources: Readonly<Record<string, readonly [name: string, from: string]>> = {
  lunchtable: ["lunchTable", "@ltcg/cards"],
  lorcana: ["lorcana", "@tcg/lorcana-engine/sample"],
  skirmish: ["hostedSkirmish", "@tcg/core/fixtures/skirmish"],
  "blind-bid": ["hostedBlindBid", "@tcg/core/fixtures/blind-bid"],
};

/** Where it imports a game from that is played with cards of somebody's own. */
const cardSetSources: Readonly<Record<string, readonly [host: string, from: string]>> = {
  lunchtable: ["hostLunchTable", "@ltcg/engine"],
  lorcana: ["hostLorcana", "@tcg/lorcana-engine"],
};

export interface Moment {
  readonly said: string;
  readonly viewer: string;
  readonly record: AnyRecord;
  /** The card set, if it is not the game's own. */
  readonly ownCards: unknown;
  readonly commands: readonly Wanted[];
  /** What the last command made happen. */
  readonly shows: readonly string[];
  /** As the reporter saw it then. */
  readonly table: readonly string[];
}

export function skeletonOf(moment: Moment): string {
  const { said, viewer, record, ownCards, commands, shows, table } = moment;
  const { dealtAnew } = record;
  const first = linesOf(said)[0] ?? "a moment that was reported";
  const [name, from] = sources[record.game] ?? ["hosted", `the package of ${record.game}`];
  const isOwn = ownCards !== undefined;
  const [host, engine] = cardSetSources[record.game] ?? ["host", `the package of ${record.game}`];
  const core = ["type GameTypes", "playWhileLegal", "type StartOptions"];
  if (dealtAnew !== undefined) core.unshift("dealtAnewAt");
  return `${[
    "/** A reported problem, with the fewest commands that still show it. Say at the end what should happen. */",
    ...(isOwn
      ? [
          `import { readCardSet } from ${JSON.stringify(engine)};`,
          `import { ${host} } from ${JSON.stringify(`${engine}/hosting`)};`,
        ]
      : [`import { ${name} } from ${JSON.stringify(from)};`]),
    `import { ${core.join(", ")} } from "@tcg/core";`,
    'import { anyGame } from "@tcg/core/hosting";',
    'import { expect, test } from "vitest";',
    "",
    ...(isOwn
      ? [
          `const set = readCardSet(${json(ownCards)});`,
          'if (!set.ok) throw new Error("its cards cannot be played");',
          `const { game } = anyGame(${host}({ ...set.set, decks: {} }));`,
        ]
      : [`const { game } = anyGame(${name});`]),
    `const options: StartOptions<GameTypes> = ${json(record.options)};`,
    "const commands: readonly (readonly [string, string])[] = [",
    ...commands.flatMap(({ actor, notation, text }) => [
      `  // ${oneLine(`${actor}: ${text}`)}`,
      `  ${json([actor, notation])},`,
    ]),
    "];",
    ...(dealtAnew === undefined ? [] : [`const dealtAnew = ${json(dealtAnew)};`]),
    "",
    `test(${JSON.stringify(first)}, () => {`,
    ...linesOf(said).map((line) => `  // ${line}`),
    "  const started = game.start(options);",
    '  if (!started.ok) throw new Error("it cannot start");',
    ...playLines(commands, dealtAnew !== undefined),
    "",
    `  // The table as ${oneLine(viewer)} sees it then:`,
    ...table.map((line) => `  //   ${oneLineKeepingIndent(line)}`),
    "  // What happens today:",
    ...shows.map((line) => `  //   ${oneLine(line)}`),
    "  const happened = moment.events.map(({ type }) => type);",
    '  expect(happened).toEqual(["write here what should happen instead"]);',
    "});",
  ].join("\n")}\n`;
}

function playLines(commands: readonly Wanted[], isDealtAnew: boolean): string[] {
  if (commands.length === 0) return ["  const moment = started;"];
  const before = isDealtAnew
    ? [
        "  let { state } = started;",
        "  for (const [place, command] of commands.slice(0, -1).entries()) {",
        "    const dealt = dealtAnewAt(game, { dealtAnew }, place, state);",
        "    state = playWhileLegal(game, dealt, [command]).state;",
        "  }",
        "  state = dealtAnewAt(game, { dealtAnew }, commands.length - 1, state);",
      ]
    : [
        "  const before = playWhileLegal(game, started.state, commands.slice(0, -1));",
        "  expect(before.rejection).toBe(null);",
        "  const { state } = before;",
      ];
  return [
    ...before,
    "  const moment = playWhileLegal(game, state, commands.slice(-1));",
    "  expect(moment.rejection).toBe(null);",
  ];
}

/** As source: a line separator is data in JSON, and the end of a line in older source. */
const json = (value: unknown): string =>
  JSON.stringify(value).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
