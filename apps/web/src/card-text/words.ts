/** Small words that card texts are made of. */
import type { Duration, Filter, Side, Value } from "../games.ts";

type AnyZone = Extract<Value, { count: "cards" }>["zone"];

export const plural = (count: number, noun: string): string =>
  count === 1 ? `1 ${noun}` : `${count} ${noun}s`;

const zoneWords: Record<AnyZone, string> = {
  board: "board",
  set: "set zone",
  field: "field zone",
  table: "side of the table",
  graveyard: "graveyard",
  banished: "banished pile",
  hand: "hand",
  deck: "deck",
};

/** "on your board", "in the opponent's graveyard", "on either board". */
export function whereText(zone: AnyZone, side: Side): string {
  const word = zoneWords[zone];
  const on = zone === "board" || zone === "table" ? "on" : "in";
  if (side === "self") return `${on} your ${word}`;
  return side === "opponent" ? `${on} the opponent's ${word}` : `${on} either ${word}`;
}

/** What a filter lets through: "face-up cafeteria stereotype of level 4 or less". */
export function filterText(filter: Filter | undefined, noun: string): string {
  if (filter === undefined) return noun;
  const { name, face, position, attribute, archetype, spellType, trapType, cardType } = filter;
  if (name !== undefined) return `“${name}”`;
  const before = [face && `face-${face}`, attribute, archetype, spellType, trapType];
  const after = [
    position && `in ${position} position`,
    rangeText(filter.minLevel, filter.maxLevel, "level"),
    rangeText(filter.minAttack, filter.maxAttack, "attack"),
    rangeText(filter.minDefense, filter.maxDefense, "defense"),
    rangeText(filter.minVice, filter.maxVice, "vice"),
  ];
  return [...before, cardType ?? noun, ...after].filter(Boolean).join(" ");
}

function rangeText(least: number | undefined, most: number | undefined, what: string): string {
  if (least !== undefined && most !== undefined) {
    return least === most ? `with ${what} ${least}` : `with ${what} ${least} to ${most}`;
  }
  if (least !== undefined) return `with ${what} ${least} or more`;
  return most === undefined ? "" : `with ${what} ${most} or less`;
}

/** "500 damage", "100 damage for each card in your hand". */
export function amountText(value: Value, noun: string): string {
  if (typeof value === "number") return `${value} ${noun}`;
  return valueText(value).replace(" for each", ` ${noun} for each`);
}

export function valueText(value: Value): string {
  if (typeof value === "number") return String(value);
  const { times = 1, plus = 0 } = value;
  const base = plus === 0 ? "" : `${plus} plus `;
  return `${base}${times} for each ${countedText(value)}`;
}

function countedText(value: Exclude<Value, number>): string {
  switch (value.count) {
    case "cards":
      return `${filterText(value.filter, "card")} ${whereText(value.zone, value.side)}`;
    case "event_amount":
      return "of that amount";
    case "chain_length":
      return "link of the chain";
    case "turn_number":
      return "turn so far";
    default: {
      const whose =
        value.side === "opponent" ? "the opponent's" : value.side === "any" ? "all" : "your";
      return `point of ${whose} ${value.count}`;
    }
  }
}

export function durationText(duration: Duration | undefined): string {
  if (duration === undefined || duration === "permanent") return "";
  if (typeof duration === "number") return ` for ${plural(duration, "turn")}`;
  switch (duration) {
    case "turn":
      return " this turn";
    case "until_end_phase":
      return " until the end phase";
    case "until_next_turn":
      return " until your next turn";
    case "while_source":
      return " while this card stays";
  }
}
