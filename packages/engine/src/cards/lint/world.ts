/**
 * What can happen at all in matches with a set of cards, looked up once. Wherever a question has no
 * certain answer the answer is yes: what is reported must be so in every match.
 */

import { type Config, defaultConfig } from "../../start/config.ts";
import type { ActionKind } from "../../vocabulary.ts";
import { activationEffect } from "../activation-effect.ts";
import type { Action, CardDefinition, CardTable, Effect } from "../card.ts";

export interface World {
  readonly cards: CardTable;
  readonly config: Config;
  /** What can be in hands, decks and graveyards. */
  readonly inDecks: readonly CardDefinition[];
  /** What can be on a board: those, and the tokens that some card makes. */
  readonly onBoards: readonly CardDefinition[];
  /** Some card does this. */
  readonly does: (...kinds: readonly ActionKind[]) => boolean;
  /** Something puts vice counters on cards. */
  readonly hasVice: boolean;
  /** Attack or defense on the board can differ from what is printed. */
  readonly changes: { readonly attack: boolean; readonly defense: boolean };
  /** Something is chosen on activation. */
  readonly hasTargets: boolean;
}

export function worldOf(cards: CardTable, given: Partial<Config> = {}): World {
  const all = Object.values(cards);
  const config = { ...defaultConfig, ...given };
  const effects = all.flatMap((card) => card.effects ?? []);
  const actions = effects.flatMap((effect) => effect.actions);
  const kinds = new Set(actions.map(({ kind }) => kind));
  const made = new Set(actions.flatMap((action) => tokenOf(action)));
  const does = (...wanted: readonly ActionKind[]): boolean =>
    wanted.some((kind) => kinds.has(kind));
  const inDecks = all.filter((card) => card.type !== "stereotype" || !card.token);
  return {
    cards,
    config,
    inDecks,
    onBoards: all.filter(
      (card) => card.type === "stereotype" && (!card.token || made.has(card.id)),
    ),
    does,
    hasVice: does("add_vice") || effects.some(paysWithVice),
    changes: { attack: does("boost_attack"), defense: does("boost_defense") },
    hasTargets: all.some(
      (card) =>
        (card.type === "spell" && card.spellType === "equip") ||
        (card.effects ?? []).some(({ targets = [] }) => targets.length > 0),
    ),
  };
}

const tokenOf = (action: Action): string[] =>
  action.kind === "create_token" ? [action.token] : [];

const paysWithVice = ({ costs = [] }: Effect): boolean =>
  costs.some(({ kind }) => kind === "add_vice");

/** This effect is what a spell or trap does as it is activated, out of a hand or a set zone. */
export function isActivation(card: CardDefinition, effect: Effect): boolean {
  return effect === activationEffect(card);
}
