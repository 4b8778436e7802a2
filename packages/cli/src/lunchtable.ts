/** The `lunchtable` command as a function. Exit codes: 0 success, 1 failure, 2 wrong usage. */

import type { Kept } from "@lunchtable-tcg/match";
import { Command } from "commander";
import { addArenaCommand } from "./arena/call.ts";
import { aboutBots } from "./bots.ts";
import { addCardsCommand } from "./cards/commands.ts";
import { addImportCommand } from "./cards/import.ts";
import { WrongCall } from "./errors.ts";
import { addFuzzCall, type Fuzzer } from "./fuzz/fuzz.ts";
import { gameNames, openGame, openGameOf } from "./games.ts";
import { addImpactCommand } from "./impact/call.ts";
import { addLoadtestCommand } from "./loadtest/call.ts";
import type { McpCall } from "./mcp.ts";
import { type PlayOptions, play } from "./play/play.ts";
import { runProgram, type SetExitCode } from "./program.ts";
import { asRecord, readRecords, readValues } from "./record-file.ts";
import { type ReplayOptions, replay } from "./replay.ts";
import { addReportCommand } from "./report/call.ts";
import { readWhole } from "./seeds.ts";
import type { ServeCall } from "./serve.ts";
import { type SimOptions, sim } from "./sim/sim.ts";
import { faultsIn, isReceipt } from "./verify.ts";

const usualGame = gameNames[0] ?? "";
const aboutGame = `one of: ${gameNames.join(", ")}`;
const aboutCards = "a JSON file with a card set of your own, for lunchtable or lorcana";

interface CardsOption {
  readonly cards?: string;
}

const fuzzer: Fuzzer = {
  call: "lunchtable fuzz",
  names: gameNames,
  check: openGame,
  worker: new URL("./fuzz/worker.ts", import.meta.url),
};

function program(setExitCode: SetExitCode): Command {
  const root = new Command("lunchtable")
    .description("Card games in the terminal: play, simulate, fuzz, replay, verify and serve.")
    .version("0.1.0")
    .exitOverride()
    .showHelpAfterError("(--help shows the usage)")
    .addHelpText(
      "after",
      `\nGames: ${gameNames.join(", ")}\n\nExit codes: 0 success, 1 failure, 2 wrong usage.\n` +
        "\nExample: lunchtable play --bot greedy --seed 7",
    );

  root
    .command("play")
    .description("a match in the terminal against a bot; reads numbers or notation from stdin")
    .argument("[game]", aboutGame, usualGame)
    .option("--bot <name>", `who plays against you, ${aboutBots}`, "greedy")
    .option("--seat <seat>", "your seat (default: the first)")
    .option("--seed <seed>", "the same seed deals the same cards (default: a fresh one, printed)")
    .option("--deck <deck>", "your deck: a name (cards decks lists them), or a file with its cards")
    .option("--opponent-deck <deck>", "the bot's deck")
    .option("--auto [bot]", "lets a bot play your seat, greedy unless named")
    .option("--every-decision", "also asks where only one move is possible")
    .option("--notation", "shows card ids and the notation of moves, for scripts")
    .option("--cards <file>", aboutCards)
    .option("--record <file>", "records the match, for replay and verify")
    .addHelpText(
      "after",
      "\nExits with 0 when the match is over, 1 when the input ends or you quit before that." +
        "\n\nExample: lunchtable play --seed 7 --deck sugar-rush --opponent-deck rumor-mill",
    )
    .action(async (game: string, options: PlayOptions) => {
      const hosted = await openGame(game, options.cards);
      setExitCode(await play(hosted, options));
    });

  root
    .command("sim")
    .description("many games between bots, on all cores; the same seed gives the same result")
    .argument("[game]", aboutGame, usualGame)
    .option("--games <n>", "how many", "100")
    .option("--bot <name>", `side A, ${aboutBots}`, "greedy")
    .option("--opponent <name>", "side B", "random")
    .option("--deck <deck>", "side A's deck: a name or a file")
    .option("--opponent-deck <deck>", "side B's deck")
    .option("--no-swap", "side A keeps the first seat (otherwise they swap in every second game)")
    .option("--seed <seed>", "the same seed plays the same games (default: a fresh one, printed)")
    .option("--workers <n>", "threads (default: one per core); does not change the result")
    .option("--cards <file>", aboutCards)
    .option("--record <file>", "records the games, one per line, for replay and verify")
    .option("--html <file>", "writes the summary as a page with plots, to open from disk")
    .option("--json", "the summary as JSON")
    .addHelpText(
      "after",
      "\nExits with 1 if a game was given up unfinished." +
        "\nOf every card it says how often it was drawn and played, and how often its side won then." +
        "\n\nExample: lunchtable sim --games 1000 --bot greedy --opponent random --seed 1",
    )
    .action(async (game: string, options: SimOptions) => {
      const hosted = await openGame(game, options.cards);
      setExitCode(await sim(hosted, game, options));
    });

  addArenaCommand(root, openGame, {
    game: aboutGame,
    usualGame,
    bots: aboutBots,
    cards: aboutCards,
  });

  addImpactCommand(root, aboutBots);

  addFuzzCall(root.command("fuzz"), fuzzer, setExitCode)
    .option("--cards <file>", aboutCards)
    .addHelpText(
      "after",
      "\nExits with 1 when a check failed, or with --complete when something was never seen." +
        "\n\nExample: lunchtable fuzz skirmish --games 1000 --seed 1",
    );

  root
    .command("replay")
    .description("prints a recorded match step by step")
    .argument("<file>", "what play or sim recorded")
    .option("--viewer <viewer>", "through whose eyes: a seat, spectator or referee", "referee")
    .option("--match <n>", "which match of the file", "1")
    .option("--views", "the whole table after every step")
    .option("--commands", "every command with its notation, even if it changes nothing visible")
    .option("--cards <file>", `${aboutCards}: the one it was played with`)
    .addHelpText("after", "\nExample: lunchtable replay match.json --viewer host")
    .action(async (file: string, options: ReplayOptions & { match: string }) => {
      const records = readRecords(file);
      const record = records[readWhole("--match", options.match, 1, records.length) - 1];
      if (record === undefined) return;
      const hosted = await openGameOf(record, options.cards);
      replay(hosted, record, options, (line) => console.log(line));
    });

  root
    .command("verify")
    .description("plays recorded matches again and compares their ends; checks receipts")
    .argument("<file>", "what play or sim recorded, or a receipt from a server")
    .option("--cards <file>", `${aboutCards}: the one they were played with`)
    .option("--kept <file>", "what a viewer kept of the match, to compare the receipt with")
    .addHelpText(
      "after",
      "\nExits with 1 and the reasons if a match does not go as recorded, or if something in a receipt" +
        "\ndoes not fit." +
        "\n\nExample: lunchtable verify match.json",
    )
    .action(async (file: string, options: CardsOption & { readonly kept?: string }) => {
      const matches = readValues(file).map((value, i) =>
        isReceipt(value) ? value : asRecord(file, value, i),
      );
      if (options.kept !== undefined && (matches.length !== 1 || !isReceipt(matches[0]))) {
        throw new WrongCall("--kept goes with one receipt");
      }
      const kept = options.kept === undefined ? undefined : (readValues(options.kept)[0] as Kept);
      let bad = 0;
      for (const [i, match] of matches.entries()) {
        const faults = await faultsIn(match, options.cards, kept);
        if (faults.length > 0) bad++;
        for (const fault of faults) console.log(`match ${i + 1} (${match.game}): ${fault}`);
      }
      console.log(`${matches.length - bad} of ${matches.length} matches go as recorded`);
      setExitCode(bad === 0 ? 0 : 1);
    });

  addReportCommand(root, aboutCards);
  root
    .command("serve")
    .description("serves matches over HTTP and WebSocket until it is stopped")
    .option("--port <port>", "the port to listen on, 0 for any free one (default: 3000)")
    .option("--host <address>", "the address to listen on (default: 127.0.0.1)")
    .option("--data-dir <folder>", "where matches are kept (default: ./data)")
    .addHelpText(
      "after",
      "\nEnvironment variables set the rest: docs/hosting.md lists them." +
        "\n\nExample: lunchtable serve --port 8080",
    )
    .action(async (options: ServeCall) => {
      // Loaded here: the other commands need no server.
      const { serve } = await import("./serve.ts");
      await serve(options);
    });

  addLoadtestCommand(root, setExitCode);
  addImportCommand(root, setExitCode);
  root
    .command("mcp")
    .description("tools for language models, by the Model Context Protocol on stdin and stdout")
    .option("--server <url>", "the server to play at (default: one of its own, in memory)")
    .option("--key <key>", "the agent's key there (default: LUNCHTABLE_KEY, or a new one)")
    .addHelpText("after", "\nExample: lunchtable mcp --server http://127.0.0.1:3000")
    .action(async (options: McpCall) => {
      const { mcp } = await import("./mcp.ts");
      await mcp(options);
    });

  addCardsCommand(root, setExitCode);
  return root;
}

/** Gives the exit code. */
export const lunchtable = (args: readonly string[]): Promise<number> =>
  runProgram(program, args, (_program, error) => console.error(`lunchtable: ${error.message}`));
