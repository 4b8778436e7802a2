/** Lorcana for golden playthroughs: cards, views and events in short. */
import type { CardView, View } from "@tcg/core";
import { cardsInShort, countInShort } from "@tcg/core/golden";
import { inShort } from "@tcg/core/testkit";
import type { CardDefinition } from "../src/cards.ts";
import { cardText } from "../src/phrases/index.ts";
import type {
  ActiveEffect,
  BagEntry,
  How,
  Lorcana,
  Resolution,
  Snapshot,
  Watch,
} from "../src/types.ts";
import type { Seat } from "../src/vocabulary.ts";

export function cardLines(card: CardDefinition): string[] {
  const { kind, cost, numbers, text } = cardText(card);
  const head = [kind.toLowerCase(), cost.toLowerCase(), ...(numbers === null ? [] : [numbers])];
  const lines = text === "" ? [] : text.split("\n");
  return [`${card.id}: ${head.join(", ")}`, ...lines.map((line) => `  ${line}`)];
}

/** What is on the table for each seat, and the few things that are neither's. */
export function viewLines({ phase, seating, zones, game }: View<Lorcana>): Record<string, string> {
  const { turnNumber, turnSeat, bag, challenge, effects, watches } = game.shared;
  const lines: Record<string, string> = {
    turn: `${turnNumber}, ${turnSeat}'s, ${phase}`,
    challenge: challenge === null ? "" : `${challenge.challenger} challenges ${challenge.defender}`,
    bag: bag.map(entryInShort).join("; "),
    effects: [...effects.map(effectInShort), ...watches.map(watchInShort)].join("; "),
  };
  for (const seat of seating) {
    const { ink } = game.players[seat];
    lines[seat] = `${game.seats[seat].lore} lore, ${ink.ready} of ${ink.total} ink`;
    const { hand, play, under, discard, deck, limbo } = zones[seat];
    lines[`${seat} hand`] = countInShort(hand, cardInShort);
    lines[`${seat} play`] = cardsInShort(play, (card) => playInShort(card, game.cards[card.card]));
    lines[`${seat} under`] = cardsInShort(under, cardInShort);
    lines[`${seat} limbo`] = cardsInShort(limbo, cardInShort);
    lines[`${seat} discard`] = cardsInShort(discard, cardInShort);
    lines[`${seat} deck`] = countInShort(deck, cardInShort);
  }
  return lines;
}

type Seen = CardView<Lorcana>;

function cardInShort({ card, def, data }: Seen): string {
  const beneath = data?.beneath == null ? "" : ` under ${data.beneath}`;
  return `${card} ${def ?? "?"}${beneath}`;
}

function playInShort(
  seen: Seen,
  facts:
    | { readonly strength: number; readonly willpower: number; readonly lore: number }
    | undefined,
): string {
  const { exerted = false, drying = false, damage = 0, at = null } = seen.data ?? {};
  const told = [
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...(exerted ? ["exerted"] : []),
    ...(drying ? ["drying"] : []),
    ...(at === null ? [] : [`at ${at}`]),
  ];
  const numbers = facts === undefined ? "" : ` ${facts.strength}/${facts.willpower}/${facts.lore}`;
  return `${cardInShort(seen)}${numbers}${told.length === 0 ? "" : ` (${told.join(", ")})`}`;
}

const shot = ({ card, def }: Pick<Snapshot, "card" | "def">): string => `${card} ${def}`;

function entryInShort({ entry, seat, source, name }: BagEntry): string {
  return `${entry} ${seat} ${shot(source)}${name === "" ? "" : ` “${name}”`}`;
}

function effectInShort({ fact, on, duration }: ActiveEffect): string {
  return `${inShort(fact)} on ${"card" in on ? on.card : on.seat}, ${duration}`;
}

function watchInShort({ source, when, duration, once }: Watch): string {
  return `${once ? "once" : "whenever"} ${when.on}, by ${shot(source)}, ${duration}`;
}

function howInShort(how: How): string | null {
  if (how.by === "ink") return null;
  const { by, ...rest } = how;
  return [by, ...Object.values(rest)].join(" ");
}

const SNAPSHOTS = ["card", "by", "challenger", "defender", "top", "from", "to", "location", "song"];

/** Of an event: seats, cards and entries in a word or two. */
export function fieldInShort(name: string, value: unknown): string | null | undefined {
  if (value === null) return null;
  if (typeof value === "object" && SNAPSHOTS.includes(name) && "def" in value) {
    return `${name === "by" ? "by " : ""}(${shot(value as Snapshot)})`;
  }
  switch (name) {
    case "seat":
      return value as Seat;
    case "source":
      return `(${shot(value as Snapshot)})`;
    case "cards":
    case "singers":
      return `[${(value as readonly (Snapshot | string)[])
        .map((each) => (typeof each === "string" ? each : shot(each)))
        .join(", ")}]`;
    case "counts":
    case "challenge":
    case "effects":
    case "watches":
      return null;
    case "how":
      return howInShort(value as How);
    case "entries":
      return `[${(value as readonly BagEntry[]).map(entryInShort).join("; ")}]`;
    case "entry":
      return typeof value === "object" ? entryInShort(value as BagEntry) : undefined;
    case "effect":
      return effectInShort(value as ActiveEffect);
    case "watch":
      return watchInShort(value as Watch);
    case "resolution": {
      const { kind, source } = value as Resolution;
      return `${kind} (${shot(source)})`;
    }
    case "prompt": {
      const { kind, seat } = value as { readonly kind: string; readonly seat: Seat };
      return `${seat} ${kind}`;
    }
    default:
      return undefined;
  }
}
