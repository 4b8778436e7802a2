/** What may be typed for `lunchtable arena`. */
import type { Command } from "commander";
import type { openGame } from "../games.ts";
import { type ArenaCall, arena, mergeArena } from "./arena.ts";

interface About {
  readonly game: string;
  readonly usualGame: string;
  readonly bots: string;
  readonly cards: string;
}

export function addArenaCommand(root: Command, open: typeof openGame, about: About): void {
  const command = root
    .command("arena")
    .description("which of two bots plays better: both play each deal from both sides")
    .argument("[game]", about.game, about.usualGame)
    .option("--bot <name>", `who is judged, ${about.bots}`, "planner")
    .option("--opponent <name>", "by whom it is measured", "greedy")
    .option("--decks <decks>", "names or files, with commas (default: all of the game's)")
    .option("--deals <n>", "at most, in each part; two games each", "200")
    .option("--level <percent>", "stops when it is clear whether its share is above or below", "50")
    .option("--all", "plays all deals, however clear it is")
    .option("--seed <seed>", "the same seed deals the same cards (default: a fresh one, printed)")
    .option("--shard <k/n>", "plays the k-th of n parts, all its deals, to be merged later")
    .option("--keep <file>", "keeps each deal there, and goes on with what it keeps")
    .option("--workers <n>", "threads (default: one per core); does not change the result")
    .option("--cards <file>", about.cards)
    .option("--json", "the result as JSON")
    .addHelpText(
      "after",
      "\nA share is given with the interval in which the true one lies in 19 of 20 runs, whenever one stops." +
        "\n\nExample: lunchtable arena --bot greedy --opponent random --seed 1" +
        "\nExample: lunchtable arena --bot planner --seed 1 --deals 50 --shard 3/8 --keep part-3.jsonl",
    )
    .action(async (game: string, call: ArenaCall) => {
      const hosted = await open(game, call.cards);
      console.log((await arena(hosted, game, call)).join("\n"));
    });

  command
    .command("merge")
    .description("puts together what parts of one arena have kept")
    .argument("<files...>", "written by arena --keep")
    .option("--level <percent>", "the share that is asked about", "50")
    .option("--json", "the result as JSON")
    .addHelpText("after", "\nExample: lunchtable arena merge part-1.jsonl part-2.jsonl")
    .action((files: readonly string[], _call: unknown, merge: Command) => {
      // Options that `arena` has, too, are taken by it wherever they stand.
      const call = merge.optsWithGlobals<Pick<ArenaCall, "level" | "json">>();
      console.log(mergeArena(files, call).join("\n"));
    });
}
