/** What each command does, in words to the seat that may give it. */
import type { MoveTexts } from "@tcg/core";
import { moveCost } from "../moves/move-to-location.ts";
import { howOf } from "../moves/play-card.ts";
import { inkToPay } from "../playing/cost.ts";
import { activatedOf } from "../reading/abilities.ts";
import { definitionOf } from "../reading/printed.ts";
import { loreOf } from "../reading/stats.ts";
import type { Command, Lorcana, Table } from "../types.ts";
import { choosingVerb } from "./choosing.ts";
import { asked, nameIn, namesIn, readerOf } from "./names.ts";
import { optionText } from "./options.ts";
import { abilityLine, actionLine, entryText, sourceName } from "./resolving.ts";

export const moves: MoveTexts<Lorcana> = {
  CHOOSE_FIRST_PLAYER: ({ state }, { seat }) =>
    seat === readerOf(state) ? "Take the first turn" : "Let your opponent go first",
  ALTER_HAND: (table, { cards }) =>
    cards.length === 0 ? "Keep your hand" : `Put back ${namesIn(table, cards)}`,

  PUT_INTO_INKWELL: (table, { card }) => `Put ${nameIn(table, card)} into your inkwell`,
  PLAY_CARD: playText,
  QUEST: (table, { card }) => `Quest with ${nameIn(table, card)} for ${loreOf(table, card)} lore`,
  CHALLENGE: (table, { card, target }) =>
    `Challenge ${nameIn(table, target)} with ${nameIn(table, card)}`,
  MOVE_TO_LOCATION: (table, { card, location }) =>
    `Move ${nameIn(table, card)} to ${nameIn(table, location)} for ${moveCost(table, card, location)} ink`,
  USE_ABILITY: abilityText,

  CHOOSE_BAG_ENTRY(table, { entry }) {
    const found = table.state.shared.bag.find((each) => each.entry === entry);
    if (found === undefined) return `Resolve ability ${entry}`;
    const does = entryText(table, found);
    return `Resolve ${sourceName(table, found.source)}${called(found.name)}: ${does} (${entry})`;
  },
  CHOOSE_CARDS: (table, { cards }) =>
    cards.length === 0
      ? "Choose none"
      : `${choosingVerb(asked(table.state, "choose_cards"))} ${namesIn(table, cards)}`,
  ANSWER_MAY: (_table, { answer }) => (answer === "yes" ? "Yes" : "No"),
  CHOOSE_OPTION: (table, { option }) =>
    optionText(table, asked(table.state, "choose_option"), option),
  CHOOSE_AMOUNT: (_table, { amount }) => `Choose ${amount}`,
  ORDER_CARDS: (table, { cards }) => `In this order: ${namesIn(table, cards)}`,

  END_TURN: "End your turn",
  CONCEDE: "Concede",
  TIMEOUT: (_table, { seat }) => `Time is up for ${seat}`,
};

type CommandOf<T extends Command["type"]> = Extract<Command, { readonly type: T }>;

function playText(table: Table, command: CommandOf<"PLAY_CARD">): string {
  const name = nameIn(table, command.card);
  const how = howOf(command);
  const seat = table.state.shared.turnSeat;
  switch (how?.by) {
    case "shift": {
      const ink = inkToPay(table, seat, command.card, how);
      return `Shift ${name} onto ${nameIn(table, how.onto)} for ${ink} ink`;
    }
    case "sing":
      return `Have ${nameIn(table, how.singer)} sing ${name}`;
    case "sing-together":
      return `Sing ${name} together`;
    case "ink":
    case "free":
    case undefined: {
      const ink = inkToPay(table, seat, command.card, { by: "ink" });
      const card = definitionOf(table, command.card);
      const does = card.type === "action" ? `: ${actionLine(card.effects)}` : "";
      return `Play ${name} for ${ink} ink${does}`;
    }
  }
}

function abilityText(table: Table, { card, ability, times }: CommandOf<"USE_ABILITY">): string {
  const used = activatedOf(table, card)[ability];
  const name = nameIn(table, card);
  if (used === undefined) return `Use ${name}`;
  const often = times === undefined ? "" : `, ${times} times`;
  return `Use ${name}${called(used.ability.name)}${often}: ${abilityLine(table, card, used.ability)}`;
}

function called(name: string): string {
  return name === "" ? "" : `, ${name}`;
}
