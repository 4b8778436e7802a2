/** LunchTable for golden playthroughs: cards, views and events in short. */
import type { CardView, View } from "@tcg/core";
import { cardsInShort, countInShort } from "@tcg/core/golden";
import { inShort } from "@tcg/core/testkit";
import type { CardDefinition, Effect } from "../src/cards/card.ts";
import type { ChainLink, LunchTable, Modifier, PendingAttack, Snapshot } from "../src/types.ts";
import { SEATS, type Seat } from "../src/vocabulary.ts";

export function cardLines(card: CardDefinition): string[] {
  const { id, effects = [] } = card;
  return [`${id}: ${kindOf(card)}`, ...effects.map((effect) => `  ${effectLine(effect)}`)];
}

function kindOf(card: CardDefinition): string {
  if (card.type === "stereotype") {
    const token = card.token ? "token, " : "";
    return `${token}stereotype of level ${card.level}, ${card.attack}/${card.defense}`;
  }
  const kind = card.type === "spell" ? card.spellType : card.trapType;
  return `${kind} ${card.type}${card.cost ? `, costs ${card.cost} clout` : ""}`;
}

function effectLine({ id, type, trigger, targets, costs, actions, ...more }: Effect): string {
  const parts = [
    ...(trigger ? [`when ${inShort({ kind: trigger.on, ...without(trigger, "on") })}`] : []),
    ...(costs ? [`costs ${costs.map(inShort).join(", ")}`] : []),
    ...(targets ? [`targets ${targets.map(inShort).join(", ")}`] : []),
    ...Object.entries(more).map(([name, value]) =>
      value === true ? name : `${name} ${inShort(value)}`,
    ),
    `does ${actions.map(inShort).join(", ")}`,
  ];
  return `${id}: ${type}; ${parts.join("; ")}`;
}

function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = value;
  return rest;
}

/** Seven zones for each seat, and the few things that are neither's. */
export function viewLines({ phase, zones, game }: View<LunchTable>): Record<string, string> {
  const { turnNumber, turnSeat, chain, window, attack } = game.shared;
  const lines: Record<string, string> = {
    turn: `${turnNumber}, ${turnSeat}'s, ${phase}`,
    attack: attack === null ? "" : attackInShort(attack),
    window: window === null ? "" : `${window.kind}, ${window.asked} answers`,
    chain: chain.map(linkInShort).join("; "),
  };
  for (const seat of SEATS) {
    const { lifePoints, clout, breakdownsCaused } = game.seats[seat];
    lines[seat] = `${lifePoints} life, ${clout} clout, ${breakdownsCaused} breakdowns caused`;
    const { hand, board, setZone, field, graveyard, banished, deck } = zones[seat];
    lines[`${seat} hand`] = countInShort(hand, cardInShort);
    lines[`${seat} board`] = cardsInShort(board, (card) =>
      unitInShort(card, game.cards[card.card]),
    );
    lines[`${seat} set`] = cardsInShort(setZone, cardInShort);
    lines[`${seat} field`] = cardsInShort(field, cardInShort);
    lines[`${seat} graveyard`] = cardsInShort(graveyard, cardInShort);
    lines[`${seat} banished`] = cardsInShort(banished, cardInShort);
    lines[`${seat} deck`] = countInShort(deck, cardInShort);
  }
  return lines;
}

type Seen = CardView<LunchTable>;

function cardInShort({ card, def, faceDown, data }: Seen): string {
  const to = data?.equippedTo == null ? "" : ` on ${data.equippedTo}`;
  return `${card} ${def ?? "?"}${to}${faceDown ? " (face-down)" : ""}`;
}

function unitInShort(
  seen: Seen,
  facts: { readonly attack: number | null; readonly defense: number | null } | undefined,
): string {
  const stats = facts?.attack == null ? "" : ` ${facts.attack}/${facts.defense}`;
  const vice = seen.data?.vice ? `, ${seen.data.vice} vice` : "";
  return `${cardInShort(seen)}${stats} ${seen.data?.position}${vice}`;
}

function linkInShort({ seat, source, targets, negated }: ChainLink): string {
  const aim = targets.flat().length > 0 ? ` on ${targets.flat().join(", ")}` : "";
  return `${source.card} ${source.def} of ${seat}${aim}${negated ? ", negated" : ""}`;
}

function attackInShort({ attacker, target }: PendingAttack): string {
  return `${attacker} on ${target ?? "the seat"}`;
}

function modifierInShort({ fact, on, duration }: Modifier): string {
  return `${inShort(fact)} on ${"card" in on ? on.card : on.seat}, ${duration}`;
}

function snapshotInShort({
  card,
  def,
}: Pick<Snapshot, "card"> & { readonly def: string | null }): string {
  return `${card} ${def ?? "?"}`;
}

/** Of an event: seats, cards and links in a word or two. Config and prompts have lines of their own. */
export function fieldInShort(name: string, value: unknown): string | null | undefined {
  if (value === null) return null;
  switch (name) {
    case "seat":
      return value as Seat;
    case "was":
    case "source":
      return `(${snapshotInShort(value as Snapshot)})`;
    case "cards":
      return `[${(value as readonly Snapshot[]).map(snapshotInShort).join(", ")}]`;
    case "link":
      return linkInShort(value as ChainLink);
    case "attack":
      return attackInShort(value as PendingAttack);
    case "modifier":
      return modifierInShort(value as Modifier);
    case "prompt": {
      const { kind, seat } = value as { readonly kind: string; readonly seat: Seat };
      return `${seat} ${kind}`;
    }
    case "window":
      if (typeof value === "string") return value;
      return inShort(value);
    default:
      return undefined;
  }
}
