/** `lunchtable cards …`: tools for card designers. */
import type { CardDefinition, CardTable } from "@ltcg/engine";
import { cardSetSchema } from "@ltcg/engine";
import { cardText } from "@ltcg/engine/text";
import type { Command } from "commander";
import { WrongCall } from "../errors.ts";
import type { SetExitCode } from "../program.ts";
import { inColumns } from "../text/columns.ts";
import { printedLines } from "../text/printed.ts";
import {
  cardNamed,
  cardsWith,
  deckOf,
  type GameOption,
  isOfLorcana,
  linesOfCards,
  linesOfDeck,
  linesOfDecks,
  listsOf,
  otherGame,
  textOfCards,
} from "./as-printed.ts";
import { cardSetIn } from "./card-set-file.ts";
import { countOf, shareInWords } from "./count.ts";
import { deckCardLines, deckLines, findDeckIn } from "./decks.ts";
import { findCard, type ListOptions, listCards } from "./find.ts";
import { addSetFuzzOptions, fuzzSet, type SetFuzzer, type SetRunCall } from "./fuzz/fuzz.ts";
import { hostSet } from "./host-set.ts";
import { lintLines, lintSet } from "./lint.ts";
import { readLorcanaSet } from "./lorcana-set.ts";
import { type TryCallOptions, tryInWords } from "./try.ts";

interface SetOption {
  readonly cards?: string;
}

const ABOUT_GAME = "whose cards: lunchtable, lorcana (default: lunchtable, or what the file is of)";
const ABOUT_CARDS = "a JSON file with a card set (default: the built-in cards)";

export function addCardsCommand(root: Command, setExitCode: SetExitCode): void {
  const cards = root
    .command("cards")
    .description("shows, searches and checks cards")
    .addHelpText("after", "\nExample: lunchtable cards show candy-courier");

  cards
    .command("show")
    .description("a card as it is printed")
    .argument("<card>", "its id or its name")
    .option("--game <game>", ABOUT_GAME)
    .option("--cards <file>", ABOUT_CARDS)
    .option("--json", "its definition, as data")
    .addHelpText("after", "\nExample: lunchtable cards show candy-courier --json")
    .action(async (wanted: string, options: GameOption & { readonly json?: true }) => {
      const other = await otherGame(options);
      if (other !== null) {
        const id = cardNamed(other, wanted);
        const definition = JSON.stringify(other.game.cards[id], null, 2);
        console.log(options.json ? definition : printedLines(other, id).join("\n"));
        return;
      }
      const set = cardSetIn(options.cards);
      const card = findCard(set.cards, wanted);
      const printed = printedLines(hostSet(set), card.id);
      console.log(options.json ? JSON.stringify(card, null, 2) : printed.join("\n"));
    });

  cards
    .command("list")
    .description("the cards of a set, or those of them that fit")
    .option("--game <game>", `${ABOUT_GAME}; others are searched by --text alone`)
    .option("--cards <file>", ABOUT_CARDS)
    .option(
      "--kind <kind>",
      "stereotype, spell, trap, or narrower: counter, quick-play, class, token",
    )
    .option("--clique, --archetype <name>", "the clique it belongs to")
    .option("--attribute <attribute>", "of stereotypes: fire, water, …")
    .option("--rarity <rarity>", "common to legendary")
    .option("--level <range>", "of stereotypes: 4, 4-6, 7- or -3")
    .option("--cost <range>", "of spells and traps, in clout")
    .option("--text <words>", "all of these words are printed on it")
    .option("--uses <word>", "a word of its definition: draw, tribute, attack_declared")
    .option("--json", "their definitions, as data")
    .addHelpText(
      "after",
      "\nExits with 1 when no card fits." +
        "\n\nExample: lunchtable cards list --kind trap --text negate",
    )
    .action(async (options: GameOption & ListOptions & { readonly json?: true }) => {
      const other = await otherGame(options);
      if (other !== null) {
        const { game: _, cards: __, json, text, ...more } = options;
        const [unfit] = Object.keys(more);
        if (unfit !== undefined) throw new WrongCall(`--${unfit} is for cards of LunchTable`);
        const ids = cardsWith(other, text);
        const definitions = ids.map((id) => other.game.cards[id]);
        console.log(
          json ? JSON.stringify(definitions, null, 2) : linesOfCards(other, ids).join("\n"),
        );
        setExitCode(ids.length === 0 ? 1 : 0);
        return;
      }
      const { cards: cardTable } = cardSetIn(options.cards);
      const found = listCards(cardTable, options);
      if (options.json) console.log(JSON.stringify(found, null, 2));
      else for (const line of listLines(found, cardTable)) console.log(line);
      setExitCode(found.length === 0 ? 1 : 0);
    });

  cards
    .command("decks")
    .description("the decks of a set and how they aim to win, or what is in one of them")
    .argument("[deck]", "its name")
    .option("--game <game>", ABOUT_GAME)
    .option("--cards <file>", ABOUT_CARDS)
    .option("--json", "as lists of card ids, which play and sim take as files")
    .addHelpText("after", "\nExample: lunchtable cards decks sugar-rush")
    .action(async (wanted: string | undefined, options: GameOption & { readonly json?: true }) => {
      const other = await otherGame(options);
      if (other !== null) {
        const data: unknown = wanted === undefined ? listsOf(other) : deckOf(other, wanted);
        const lines = wanted === undefined ? linesOfDecks(other) : linesOfDeck(other, wanted);
        console.log(options.json ? JSON.stringify(data, null, 2) : lines.join("\n"));
        return;
      }
      const set = cardSetIn(options.cards);
      const found = wanted === undefined ? set.decks : findDeckIn(set, wanted);
      if (options.json) console.log(JSON.stringify(found, null, 2));
      else if (wanted === undefined) console.log(deckLines(set).join("\n"));
      else console.log(deckCardLines(set, wanted).join("\n"));
    });

  cards
    .command("text")
    .description("what is printed on every card of a set")
    .option("--game <game>", ABOUT_GAME)
    .option("--cards <file>", ABOUT_CARDS)
    .option("--json", "with the parts that each effect's text is made of")
    .addHelpText("after", "\nExample: lunchtable cards text --cards my-set.json")
    .action(async (options: GameOption & { readonly json?: true }) => {
      const other = await otherGame(options);
      if (other !== null) {
        const printed = other.cardIds.map((id) => [id, other.printCard?.(id) ?? []]);
        const data = JSON.stringify(Object.fromEntries(printed), null, 2);
        console.log(options.json ? data : textOfCards(other));
        return;
      }
      const { cards: cardTable } = cardSetIn(options.cards);
      const all = Object.values(cardTable);
      if (options.json) {
        const texts = all.map((card) => [
          card.id,
          { name: card.name, ...cardText(card, cardTable) },
        ]);
        console.log(JSON.stringify(Object.fromEntries(texts), null, 2));
        return;
      }
      console.log(all.map((card) => textLines(card, cardTable).join("\n")).join("\n\n"));
    });

  cards
    .command("lint")
    .description("everything that is wrong with a card set, and what in it can never work")
    .argument("[file]", ABOUT_CARDS)
    .option("--cards <file>", "the same, as the other commands take it")
    .option("--json", "the findings as JSON")
    .addHelpText(
      "after",
      "\nExits with 1 if there is an error; warnings are only reported." +
        "\n\nExample: lunchtable cards lint my-set.json",
    )
    .action((file: string | undefined, options: SetOption & { readonly json?: true }) => {
      const report = lintSet(oneFile(file, options.cards));
      console.log(options.json ? JSON.stringify(report, null, 2) : lintLines(report).join("\n"));
      setExitCode(report.errors === 0 ? 0 : 1);
    });

  cards
    .command("try")
    .description("puts a card on a table where it can be used, plays it and tells what happens")
    .argument("<card>", "its id or its name")
    .option("--cards <file>", ABOUT_CARDS)
    .option("--effect <id>", "only this one of its effects")
    .option("--table", "shows the whole table first")
    .option("--seed <n>", "another seed finds another way", "1")
    .option("--tries <n>", "how many tables are tried for each effect", "400")
    .addHelpText(
      "after",
      "\nHelping cards make happen what the card waits for. Exits with 1 if an effect could not be used." +
        "\n\nExample: lunchtable cards try fizz-bomber",
    )
    .action((wanted: string, options: SetOption & TryCallOptions) => {
      const { lines, isGood } = tryInWords(cardSetIn(options.cards), wanted, options);
      console.log(lines.join("\n"));
      setExitCode(isGood ? 0 : 1);
    });

  addSetFuzzOptions(cards.command("fuzz"), "lunchtable", "lorcana")
    .argument("[set]", `lorcana: its own cards, or those of --cards; or ${ABOUT_CARDS}`)
    .option("--cards <file>", "the same, as the other commands take it")
    .addHelpText(
      "after",
      "\nExits with 1 when a check failed, or an effect or ability resolved too seldom." +
        "\n\nExample: lunchtable cards fuzz my-set.json --seed 1",
    )
    .action(async (said: string | undefined, options: SetOption & SetRunCall) => {
      const { exitCode } = await fuzzSet(await setToFuzz(said, options.cards), options);
      setExitCode(exitCode);
    });

  cards
    .command("export")
    .description("a card set as one JSON file, to change cards in and to play with --cards")
    .option("--cards <file>", ABOUT_CARDS)
    .addHelpText("after", "\nExample: lunchtable cards export > changed.json")
    .action((options: SetOption) => {
      const { name, cards: cardTable, decks, config } = cardSetIn(options.cards);
      const file = { name, cards: Object.values(cardTable), decks, config };
      console.log(JSON.stringify(file, null, 2));
    });

  cards
    .command("schema")
    .description("the JSON Schema of card-set files, for an editor")
    .addHelpText("after", "\nExample: lunchtable cards schema > card-set.schema.json")
    .action(() => console.log(JSON.stringify(cardSetSchema, null, 2)));
}

async function setToFuzz(said: string | undefined, option: string | undefined): Promise<SetFuzzer> {
  const NAME = "lunchtable cards fuzz";
  if (said === "lorcana" && option === undefined) {
    const { sampleTable } = await import("@tcg/lorcana-engine/sample");
    const set = { game: "lorcana", cards: sampleTable } as const;
    return { name: "Lorcana", call: `${NAME} lorcana`, set };
  }
  const file = said === "lorcana" ? option : oneFile(said, option);
  if (file !== undefined && (said === "lorcana" || isOfLorcana(file))) {
    const { name, cards } = readLorcanaSet(file);
    return { name, call: `${NAME} lorcana --cards ${file}`, set: { game: "lorcana", cards } };
  }
  const { name, cards, config } = cardSetIn(file);
  const call = `${NAME}${file === undefined ? "" : ` ${file}`}`;
  return { name, call, set: { game: "lunchtable", cards, config: { ...config } } };
}

/** For a command that also takes the file as an argument. */
function oneFile(file: string | undefined, option: string | undefined): string | undefined {
  if (file === undefined || option === undefined) return file ?? option;
  throw new WrongCall(`these are two card sets, ${file} and --cards ${option}; name one of them`);
}

function textLines(card: CardDefinition, cardTable: CardTable): string[] {
  const { kind, numbers, marks, text } = cardText(card, cardTable);
  const head = [kind, ...(numbers === null ? [] : [numbers]), ...marks].join(" · ");
  return [`${card.name} (${card.id})`, head, ...(text === "" ? [] : text.split("\n"))];
}

/** One line a card, in columns. */
function listLines(found: readonly CardDefinition[], cardTable: CardTable): string[] {
  const rows = found.map((card) => {
    const { kind, numbers } = cardText(card, cardTable);
    return [card.id, card.name, kind, numbers ?? ""];
  });
  return [...inColumns(rows), shareInWords(countOf(found), countOf(Object.values(cardTable)))];
}
