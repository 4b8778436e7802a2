/** The call of `npm run fuzz` as a function. */
import { writeFileSync } from "node:fs";
import {
  addSetFuzzOptions,
  fuzzSet,
  type SetRunCall,
} from "../../packages/cli/src/cards/fuzz/fuzz.ts";
import { CALLED, type SteeredSet } from "../../packages/cli/src/cards/fuzz/steered-games.ts";
import { WrongCall } from "../../packages/cli/src/errors.ts";
import { addFuzzCall, type Fuzzer } from "../../packages/cli/src/fuzz/fuzz.ts";
import { Command, runProgram, type SetExitCode } from "../../packages/cli/src/program.ts";
import { commitNow } from "./commit-now.ts";
import { keptOneIn, withElsewhere } from "./elsewhere/play-elsewhere.ts";
import { addHttpFuzz } from "./http/call.ts";
import { addSocketFuzz } from "./socket/call.ts";
import { runPage } from "./steered-page.ts";
import { steeredSets } from "./steered-sets.ts";
import { fuzzTargets, targetNamed } from "./targets.ts";

const NAME = "npm run fuzz --";

const fuzzer: Fuzzer = {
  call: NAME,
  names: Object.keys(fuzzTargets),
  check: async (name) => targetNamed(name),
  worker: new URL("./worker.ts", import.meta.url),
  elsewhere: { keptOneIn, withElsewhere },
};

function program(setExitCode: SetExitCode): Command {
  const root = new Command(NAME)
    .exitOverride()
    // What stands behind the name of a set is the set's.
    .enablePositionalOptions()
    .showHelpAfterError()
    .configureOutput({
      outputError: (text, write) => write(text.replace(/^error: /, "fuzz: ")),
    });
  addFuzzCall(root, fuzzer, setExitCode)
    .usage("GAME|SET [options]")
    .addHelpText(
      "after",
      "\nSome matches of a game (every tenth, of long runs about 50) are also played again in two other" +
        "\nprocesses: other locales and time zones, more than a year later, the last match first." +
        `\n\nExamples: ${NAME} skirmish --games 1000 --seed 1` +
        `\n          ${NAME} cards --seed 1`,
    );
  for (const [name, set] of Object.entries(steeredSets)) addSet(root, name, set, setExitCode);
  addHttpFuzz(root, NAME, setExitCode);
  addSocketFuzz(root, NAME, setExitCode);
  return root;
}

function addSet(root: Command, name: string, set: SteeredSet, setExitCode: SetExitCode): void {
  const [one] = CALLED[set.game];
  addSetFuzzOptions(root.command(name), set.game)
    .summary(`runs through a card set, ${one} by ${one}`)
    .option("--report <file>", `also writes the page with every ${one} and how often it resolved`)
    .addHelpText("after", `\nExample: ${NAME} ${name} --seed 1`)
    .action(async ({ report, ...call }: SetRunCall & { readonly report?: string }) => {
      if (report !== undefined && call.game !== undefined) {
        throw new WrongCall("--report is for a whole run, not for one match");
      }
      // Before it begins: the sources may be others when it has ended.
      const commit = report === undefined ? "" : commitNow();
      const { run, again, exitCode } = await fuzzSet({ name, call: `${NAME} ${name}`, set }, call);
      if (report !== undefined) {
        const command = `${again} --report ${report}`;
        writeFileSync(report, runPage(run, { game: set.game, command, commit }));
      }
      setExitCode(exitCode);
    });
}

/** Gives the exit code. */
export const runCall = (args: readonly string[]): Promise<number> =>
  runProgram(program, args, (root, error) => {
    console.error(`fuzz: ${error.message}\n`);
    root.outputHelp({ error: true });
  });
