/** What may be typed for `lunchtable impact`. */
import type { Command } from "commander";
import { type ImpactCall, impact } from "./impact.ts";

export function addImpactCommand(root: Command, bots: string): void {
  root
    .command("impact")
    .description("what a change of cards does to who wins, and to matches that were played before")
    .argument("<before>", "a JSON file with the card set as it was")
    .argument("<after>", "the same with the change")
    .option("--game <name>", "whose cards they are: lunchtable or lorcana", "lunchtable")
    .option("--games <n>", "deals for each pair of decks, each played with both sets", "20")
    .option("--bot <name>", `at both seats, ${bots}`, "greedy")
    .option("--decks <decks>", "names or files, with commas (default: all that both sets have)")
    .option("--record <file>", "matches that were played with the first set, one a line")
    .option("--seed <seed>", "the same seed deals the same cards (default: a fresh one, printed)")
    .option("--workers <n>", "threads (default: one per core); does not change the result")
    .option("--json", "the result as JSON, with every match that goes differently")
    .addHelpText(
      "after",
      "\nEvery deal is played with both sets, so that luck is the same. The commands of each match that was" +
        "\nplayed with the first set are given again with the second, up to where it goes differently." +
        "\n`cards export` writes the built-in cards as such a file." +
        "\n\nExample: lunchtable impact before.json after.json --games 40 --seed 1",
    )
    .action(async (before: string, after: string, call: ImpactCall) => {
      console.log((await impact([before, after], call)).join("\n"));
    });
}
