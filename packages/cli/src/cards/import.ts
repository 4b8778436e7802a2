/** `lunchtable import`: somebody's card file as a card set that can be played, and what was not understood. */
import { writeFileSync } from "node:fs";
import { figuresOf, type ImportedCard, importCards } from "@tcg/lorcana-engine/import";
import type { Command } from "commander";
import { WrongCall, writingFault } from "../errors.ts";
import type { SetExitCode } from "../program.ts";
import { inColumns } from "../text/columns.ts";
import { readJson } from "./card-set-file.ts";

interface ImportOptions {
  readonly out?: string;
  readonly name: string;
  readonly figures?: true;
}

export function addImportCommand(root: Command, setExitCode: SetExitCode): void {
  root
    .command("import")
    .description("a card file of your own as a card set for --cards, and what was not understood")
    .argument("<game>", "lorcana: a file with LorcanaJSON's fields")
    .argument("<file>", "the card file")
    .option("--out <file>", "where the card set goes: the cards that were understood whole")
    .option("--name <name>", "what the card set is called", "imported")
    .option("--figures", "only how many cards of each set were understood")
    .addHelpText(
      "after",
      "\nThe cards stay on your machine. Exits with 1 if no card was understood." +
        "\n\nExample: lunchtable import lorcana allCards.json --out cards.json",
    )
    .action((game: string, file: string, options: ImportOptions) => {
      if (game !== "lorcana")
        throw new WrongCall(`only lorcana's cards can be imported, not ${game}'s`);
      setExitCode(importLorcana(file, options));
    });
}

function importLorcana(file: string, { out, name, figures }: ImportOptions): number {
  const read = importCards(readJson(file));
  if (!read.ok) throw new WrongCall(`${file} is no card file: ${read.why}`);
  const { cards } = read;
  const understood = cards.flatMap(({ card }) => card ?? []);
  if (!figures) for (const card of cards) for (const line of unreadLines(card)) console.log(line);
  for (const line of figureLines(cards)) console.log(line);
  if (out !== undefined) {
    try {
      writeFileSync(out, `${JSON.stringify({ name, cards: understood, decks: {} }, null, 1)}\n`);
    } catch (error) {
      throw new WrongCall(writingFault(out, error));
    }
    console.log(`${understood.length} cards are in ${out}`);
  }
  return understood.length > 0 ? 0 : 1;
}

/** "read | not read": where reading stopped. */
function unreadLines({ fullName, card, unread }: ImportedCard): string[] {
  if (card !== null) return [];
  return [
    fullName,
    ...unread.map(({ text, at, why }) => `  ${text.slice(0, at)}│${text.slice(at)}\n    ${why}`),
  ];
}

function figureLines(cards: readonly ImportedCard[]): string[] {
  const share = (some: number, of: number): string =>
    `${some} of ${of} (${of === 0 ? "-" : ((100 * some) / of).toFixed(1)} %)`;
  const rows = figuresOf(cards).map(({ set, all, allRead, withText, withTextRead }) => [
    set,
    share(allRead, all),
    share(withTextRead, withText),
  ]);
  return inColumns([["set", "cards", "with text"], ...rows]);
}
