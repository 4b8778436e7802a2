/** The reducer: what each event does to the state beyond moving cards, which the kernel does. */
import {
  announcement,
  bookkeeping,
  type CardId,
  type Draft,
  offTable,
  type ReducerTable,
  tableOnly,
} from "@tcg/core";
import { freshData } from "./card-data.ts";
import { allOnTable } from "./reading/table.ts";
import type { CardData, LunchTable, State } from "./types.ts";
import { otherSeat } from "./vocabulary.ts";

export const reducers: ReducerTable<LunchTable> = {
  DECK_PLACED: tableOnly,
  FIRST_SEAT_DECIDED(draft, { seat }) {
    draft.at("shared").firstSeat = seat;
    draft.at("shared").turnSeat = seat;
  },
  TURN_STARTED(draft, { seat, turn }) {
    const shared = draft.at("shared");
    shared.turnSeat = seat;
    shared.turnNumber = turn;
    shared.endingTurn = false;
    shared.hardUsed = [];
    shared.used = [];
    shared.linksThisTurn = 0;
    shared.recent = [];
    for (const each of draft.state.seating) draft.at("seats", each).normalSummonUsed = false;
    // LT 8.4: once-per-turn marks clear at the start of every turn, and so does what a card did.
    for (const id of allOnTable(draft.state)) clearTurnMarks(draft, id);
  },
  TURN_ENDING: bookkeeping((draft) => {
    draft.at("shared").endingTurn = true;
  }),
  TURN_ENDED: announcement,

  CARD_DRAWN: tableOnly,
  NORMAL_SUMMONED(draft, { seat }) {
    draft.at("seats", seat).normalSummonUsed = true;
  },
  MONSTER_SET(draft, { seat }) {
    draft.at("seats", seat).normalSummonUsed = true;
  },
  FLIP_SUMMONED(draft, { change }) {
    const data = dataOf(draft, change.card);
    data.position = "attack";
    data.summoned = "flip";
    data.changedPosition = true;
  },
  SPECIAL_SUMMONED: tableOnly,
  TOKEN_CREATED: tableOnly,
  TOKEN_REMOVED: tableOnly,
  TRIBUTE_PAID: tableOnly,
  SPELL_TRAP_SET: tableOnly,
  SPELL_ACTIVATED(draft, { change }) {
    draft.at("shared").activating = change.op === "move" ? change.as : change.card;
  },
  TRAP_ACTIVATED(draft, { change }) {
    draft.at("shared").activating = change.card;
  },
  EFFECT_ACTIVATED: announcement,
  CARD_TO_GRAVEYARD: tableOnly,
  HAND_DISCARDED: tableOnly,
  CARD_BANISHED: tableOnly,
  CARD_TO_HAND: tableOnly,
  CARD_TO_DECK: tableOnly,
  DECK_SHUFFLED: tableOnly,
  DECK_ARRANGED: tableOnly,
  CARDS_REVEALED: tableOnly,
  CARDS_VIEWED: tableOnly,
  CONTROL_CHANGED(draft, { change, taken }) {
    dataOf(draft, change.card).controlTaken = taken;
  },
  CARD_FLIPPED: tableOnly,
  CARD_TURNED_DOWN(draft, { change }) {
    // LT 2.7: id and counters stay, modifiers and marks go; who had its control taken gets it back.
    const { card } = change;
    const { vice, turnEntered, isToken } = dataOf(draft, card);
    const position = "defense";
    draft.card(card).data = freshData(turnEntered, { position, vice, isToken });
    const shared = draft.at("shared");
    shared.used = shared.used.filter((use) => use.card !== card);
    shared.modifiers = shared.modifiers.filter(
      ({ on, fact }) => fact.kind === "control" || !("card" in on) || on.card !== card,
    );
  },
  CARD_EQUIPPED(draft, { card, to }) {
    dataOf(draft, card).equippedTo = to;
  },

  LP_CHANGED: offTable((draft, { seat, lifePoints }) => {
    draft.at("seats", seat).lifePoints = lifePoints;
  }),
  CLOUT_CHANGED: offTable((draft, { seat, clout }) => {
    draft.at("seats", seat).clout = clout;
  }),
  VICE_COUNTER_ADDED(draft, { card, vice }) {
    dataOf(draft, card).vice = vice;
  },
  VICE_COUNTER_REMOVED(draft, { card, vice }) {
    dataOf(draft, card).vice = vice;
  },
  BREAKDOWN_CREDITED: offTable((draft, { seat, breakdownsCaused }) => {
    draft.at("seats", seat).breakdownsCaused = breakdownsCaused;
  }),
  POSITION_CHANGED(draft, { card, position, byCommand }) {
    const data = dataOf(draft, card);
    data.position = position;
    if (byCommand) data.changedPosition = true;
  },
  MODIFIER_APPLIED(draft, { modifier }) {
    const shared = draft.at("shared");
    // Another list each time: the same one is the same modifiers.
    shared.modifiers = [...shared.modifiers, modifier];
    shared.nextModifier = modifier.id + 1;
  },
  MODIFIER_EXPIRED(draft, { modifier }) {
    const shared = draft.at("shared");
    shared.modifiers = shared.modifiers.filter(({ id }) => id !== modifier.id);
  },

  MODIFIERS_AGED(draft) {
    const shared = draft.at("shared");
    shared.modifiers = shared.modifiers.map((modifier) =>
      modifier.turnsLeft === null ? modifier : { ...modifier, turnsLeft: modifier.turnsLeft - 1 },
    );
  },

  BREAKDOWN_TRIGGERED: announcement,
  CARD_DESTROYED: announcement,
  DAMAGE_DEALT: announcement,
  LIFE_HEALED: announcement,
  COST_PAID: announcement,
  TARGETS_CHOSEN: announcement,
  BATTLE_RESOLVED: announcement,

  ATTACK_DECLARED(draft, { attack }) {
    draft.at("shared").attack = attack;
    dataOf(draft, attack.attacker).hasAttacked = true;
  },
  ATTACK_REDIRECTED: bookkeeping((draft, { attack }) => {
    draft.at("shared").attack = attack;
  }),
  ATTACK_ENDED: bookkeeping((draft) => {
    draft.at("shared").attack = null;
  }),

  CHAIN_STARTED: announcement,
  CHAIN_LINK_ADDED(draft, { link }) {
    // A copy: it may be negated later, and the event stays as it was.
    draft.at("shared", "chain").push({ ...link });
    const shared = draft.at("shared");
    shared.activating = null;
    shared.linksThisTurn += 1;
    const { window } = shared;
    if (window !== null) {
      // LT 9.3: the seat that did not act answers first, and a link starts the passes anew.
      // LT 9.5: a link of the other seat's is what the turn seat may answer from its hand.
      const fromHand = window.fromHand || link.seat !== shared.turnSeat;
      shared.window = { kind: "activation", asked: otherSeat(link.seat), passes: 0, fromHand };
    }
    if (link.effect === null) return;
    // LT 8.4: used up on activation, even if negated.
    const { seat, source, effect } = link;
    shared.hardUsed = [...shared.hardUsed, { seat, def: source.def, effect }];
    shared.used = [...shared.used, { card: source.card, effect }];
    const data = draft.state.cards.get(source.card)?.data;
    if (data) dataOf(draft, source.card).usedEffects = [...data.usedEffects, effect];
  },
  CHAIN_RESOLVING: announcement,
  CHAIN_LINK_NEGATED: bookkeeping((draft, { index, negatedBy }) => {
    draft.at("shared", "chain", index).negated = true;
    draft.at("shared", "chain", index).negatedBy = negatedBy;
  }),
  TARGETS_LOST: bookkeeping((draft, { index, targets }) => {
    draft.at("shared", "chain", index).targets = targets;
  }),
  CHAIN_LINK_RESOLVED(draft, { index }) {
    draft.at("shared", "chain").splice(index, 1);
  },
  CHAIN_RESOLVED: announcement,
  FACTS_NOTED: bookkeeping((draft, { occurrences }) => {
    draft.at("shared", "recent").push(...occurrences);
  }),
  FACTS_FORGOTTEN: bookkeeping((draft) => {
    draft.at("shared").recent = [];
  }),
  WINDOW_OPENED: bookkeeping((draft, { window }) => {
    draft.at("shared").window = window;
  }),
  RESPONSE_PASSED: bookkeeping((draft, { seat, closes }) => {
    if (closes !== undefined) return closeWindow(draft);
    const shared = draft.at("shared");
    const { window } = shared;
    if (window === null) return;
    shared.window = { ...window, asked: otherSeat(seat), passes: window.passes + 1 };
  }),
  WINDOW_CLOSED: bookkeeping(closeWindow),
  WINDOW_PASSED: announcement,
  TRIGGER_ACTIVATED: announcement,
  TRIGGER_DECLINED: announcement,
  TRIGGER_LAPSED: announcement,
};

function closeWindow(draft: Draft<State>): void {
  draft.at("shared").window = null;
  draft.at("shared").recent = [];
}

function dataOf(draft: Draft<State>, id: CardId): { -readonly [K in keyof CardData]: CardData[K] } {
  const card = draft.card(id);
  const data = { ...(card.data ?? freshData(draft.state.shared.turnNumber)) };
  card.data = data;
  return data;
}

function clearTurnMarks(draft: Draft<State>, id: CardId): void {
  const data = draft.state.cards.get(id)?.data;
  if (!data) return;
  const { hasAttacked, changedPosition, controlTaken, usedEffects } = data;
  if (!hasAttacked && !changedPosition && !controlTaken && usedEffects.length === 0) return;
  Object.assign(dataOf(draft, id), {
    hasAttacked: false,
    changedPosition: false,
    controlTaken: false,
    usedEffects: [],
  });
}
