/** The reducer: what each event does to the state beyond moving cards, which the kernel does. */

import {
  announcement,
  bookkeeping,
  type CardId,
  type Draft,
  idsIn,
  type Moved,
  offTable,
  type ReducerTable,
  tableOnly,
} from "@tcg/core";
import { bounded } from "./bounds.ts";
import { emptyLog } from "./setup.ts";
import type { CardData, Lorcana, References, Snapshot, State } from "./types.ts";
import type { Deed, LogKey, Seat } from "./vocabulary.ts";

/** What a card in play carries: damage, whether it is exerted or drying, where it is. */
function onCards<E>(reduce: (draft: Draft<State>, event: E) => void) {
  return { touches: "cards", reduce } as const;
}

/**
 * What is derived from the table alone reads which cards lie there, whose they are, whose turn it is
 * and what effects have left standing: neither what cards carry, nor a challenge, nor what is counted.
 */
export const reducers: ReducerTable<Lorcana> = {
  DECK_PLACED: tableOnly,
  CHOOSER_DECIDED: bookkeeping((draft, { seat }) => {
    draft.at("shared").chooser = seat;
  }),
  STARTING_PLAYER_CHOSEN(draft, { seat }) {
    draft.at("shared").startingPlayer = seat;
    draft.at("shared").turnSeat = seat;
  },
  HAND_ALTERED: bookkeeping((draft, { seat, count }) => {
    draft.at("shared", "altered").push({ seat, count });
  }),

  TURN_STARTED(draft, { seat, turn }) {
    const shared = draft.at("shared");
    shared.turnSeat = seat;
    shared.turnNumber = turn;
    shared.turnActions = 0;
    shared.deeds = [];
    dropDeparted(draft);
    for (const each of draft.state.seating) {
      draft.at("seats", each).log = { ...emptyLog };
      draft.at("seats", each).inkings = 0;
      for (const id of idsIn(draft.state, each, "play")) {
        if (draft.state.cards.get(id)?.data?.used.length !== 0) dataOf(draft, id).used = [];
      }
    }
  },
  ALL_READIED: onCards((draft, { seat, cards }) => {
    for (const { card } of cards) dataOf(draft, card).exerted = false;
    draft.at("seats", seat).exertedInk = 0;
  }),
  TURN_BEGINS: announcement,
  CHARACTERS_DRIED: onCards((draft, { cards }) => {
    for (const id of cards) dataOf(draft, id).drying = false;
  }),
  TURN_ENDING: announcement,
  TURN_ENDED: announcement,
  PLAYER_LEFT(draft, { seat }) {
    const shared = draft.at("shared");
    shared.left = [...(shared.left ?? []), seat];
  },
  CARDS_GONE(draft, { change }) {
    for (const id of change.cards) letGo(draft, id);
  },
  TURN_ACTION_TAKEN: offTable((draft) => {
    draft.at("shared").turnActions++;
    dropDeparted(draft);
  }),

  CARD_DRAWN: offTable((draft, { seat, why }) => {
    if (why !== "opening") count(draft, seat, "drawn");
  }),
  DRAW_FAILED: offTable((draft, { seat }) => {
    draft.at("seats", seat).failedDraws++;
  }),
  CARD_INKED: offTable((draft, { seat, why, exerted }) => {
    if (exerted) draft.at("seats", seat).exertedInk++;
    if (why === "turn") draft.at("seats", seat).inkings++;
    count(draft, seat, "inked");
  }),
  PLAY_ANNOUNCED: tableOnly,
  // What applied to the covered card goes on applying: CARD_ENTERED takes it over (CR 10.8.5).
  CARD_COVERED: (draft, { card }) => depart(draft, card),
  CARD_ENTERED(draft, { onto, change }) {
    follow(draft, change.card, change.as);
    if (onto !== null) takeOver(draft, onto.was, onto.is, change.as);
  },
  CARD_PLAYED: offTable((draft, { seat, card, counts }) => {
    for (const key of counts) count(draft, seat, key);
    note(draft, "was-played", card);
  }),
  ACTION_DISCARDED: tableOnly,
  CARD_BANISHED(draft, { card, inChallenge }) {
    count(draft, card.seat, "banished");
    note(draft, "was-banished", card);
    if (inChallenge) note(draft, "was-banished-in-challenge", card);
    forget(draft, card);
  },
  CARD_RETURNED: (draft, { card }) => forget(draft, card),
  CARD_LEFT_PLAY(draft, { card, change }) {
    forget(draft, card);
    countInked(draft, change);
  },
  STACK_FOLLOWED: offTable((draft, { change }) => countInked(draft, change)),
  CARD_DISCARDED: offTable((draft, { seat }) => {
    count(draft, seat, "discarded");
  }),
  CARD_MILLED: tableOnly,
  CARD_TO_HAND: tableOnly,
  CARD_TO_DECK: tableOnly,
  CARD_PUT_UNDER: offTable((draft, { top }) => note(draft, "was-put-over", top)),
  CARDS_REVEALED: tableOnly,
  CARDS_LOOKED_AT: tableOnly,
  DECK_SHUFFLED: tableOnly,
  DECK_ARRANGED: tableOnly,

  CARD_EXERTED: onCards((draft, { card }) => {
    dataOf(draft, card.card).exerted = true;
  }),
  CARD_READIED: onCards((draft, { card }) => {
    dataOf(draft, card.card).exerted = false;
  }),
  INK_SPENT: offTable((draft, { seat, amount }) => {
    draft.at("seats", seat).exertedInk += amount;
  }),
  LORE_CHANGED: offTable((draft, { seat, lore }) => {
    draft.at("seats", seat).lore = lore;
  }),
  DAMAGE_DEALT: onCards((draft, { card, amount, by }) => {
    addDamage(draft, card.card, amount, by);
    count(draft, card.seat, "damaged");
    note(draft, "was-damaged", card);
  }),
  ZERO_DAMAGE_DEALT: announcement,
  DAMAGE_PUT: onCards((draft, { card, amount, by }) => {
    addDamage(draft, card.card, amount, by);
  }),
  DAMAGE_REMOVED: onCards((draft, { card, amount }) => {
    dataOf(draft, card.card).damage -= amount;
  }),
  DAMAGE_MOVED: onCards((draft, { from, to, amount, by }) => {
    dataOf(draft, from.card).damage -= amount;
    addDamage(draft, to.card, amount, by);
  }),
  DAMAGE_PREVENTED: announcement,
  CARD_REACHED_LOCATION: onCards((draft, { card, location }) => {
    dataOf(draft, card.card).at = location.card;
    note(draft, "moved", card);
  }),
  EFFECT_APPLIED(draft, { effect }) {
    draft.at("shared", "effects").push(effect);
    draft.at("shared").nextEffect = effect.id + 1;
  },
  EFFECTS_EXPIRED(draft, { effects, watches }) {
    const shared = draft.at("shared");
    shared.effects = shared.effects.filter(({ id }) => !effects.includes(id));
    shared.watches = shared.watches.filter(({ id }) => !watches.includes(id));
  },
  WATCH_CREATED(draft, { watch }) {
    draft.at("shared", "watches").push(watch);
    draft.at("shared").nextEffect = watch.id + 1;
  },

  CARD_QUESTED: offTable((draft, { seat, card }) => {
    count(draft, seat, "quested");
    note(draft, "quested", card);
  }),
  SONG_SUNG: offTable((draft, { seat, singers }) => {
    for (const _ of singers) count(draft, seat, "sang");
  }),
  ABILITY_USED: announcement,
  ABILITY_SPENT(draft, { card, once }) {
    // CR 7.4.1: those that wait are looked at as they resolve, by when the card may be gone.
    const shared = draft.at("shared");
    shared.bag = shared.bag.map((entry) =>
      entry.source.card === card && entry.once === once ? { ...entry, spent: true } : entry,
    );
    if (draft.state.cards.get(card)?.zone !== "play") return;
    const data = dataOf(draft, card);
    data.used = [...data.used, once];
  },
  CHALLENGE_DECLARED: offTable((draft, { seat, challenge, challenger, defender }) => {
    draft.at("shared").challenge = challenge;
    count(draft, seat, "challenged");
    note(draft, "challenged", challenger);
    note(draft, "was-challenged", defender);
  }),
  CHALLENGE_ENDED: offTable((draft) => {
    draft.at("shared").challenge = null;
  }),

  BAG_ADDED: bookkeeping((draft, { entries }) => {
    draft.at("shared", "bag").push(...entries);
    draft.at("shared").nextEntry += entries.length;
  }),
  BAG_HELD: bookkeeping((draft, { seat }) => {
    draft.at("shared").bagHolder = seat;
  }),
  BAG_TAKEN: offTable((draft, { entry }) => {
    const shared = draft.at("shared");
    shared.bag = shared.bag.filter((waiting) => waiting.entry !== entry);
    // CR 7.1.7c: they may trigger each other for ever and ask for a choice each time.
    if (entry > 2 * draft.state.config.maxActionsPerTurn) shared.turnActions++;
  }),
  BAG_LAPSED: announcement,
  RESOLUTION_STARTED: bookkeeping((draft, { resolution }) => {
    const shared = draft.at("shared");
    const { paid } = shared;
    if (paid !== undefined) delete shared.paid;
    draft
      .at("shared", "resolutions")
      .push(paid === undefined ? resolution : named(resolution, paid.refs, paid.players));
  }),
  RESOLUTION_ENDED: bookkeeping((draft) => {
    draft.at("shared", "resolutions").pop();
  }),
  PLAY_POSTPONED: bookkeeping((draft, { play }) => {
    changeResolution(draft, (now) => ({ ...now, plays: [...now.plays, play] }));
  }),
  CARDS_CHOSEN: bookkeeping((draft, { cards }) => {
    const chosen = cards.map(({ card }) => card);
    changeResolution(draft, (now) => ({ ...now, chosen: [...now.chosen, ...chosen] }));
  }),
  REFERENCE_BOUND: bookkeeping((draft, { as, cards, were = [] }) => {
    for (const was of were) depart(draft, was);
    const seats = cards.flatMap((id) => draft.state.cards.get(id)?.seat ?? []);
    const [refs, players] = [{ [as]: cards }, { [as]: [...new Set(seats)] as Seat[] }];
    const { paid, resolutions } = draft.state.shared;
    if (resolutions.length > 0) changeResolution(draft, (now) => named(now, refs, players));
    else {
      draft.at("shared").paid = {
        refs: { ...paid?.refs, ...refs },
        players: { ...paid?.players, ...players },
      };
    }
  }),
  RESULT_NOTED: bookkeeping((draft, { as, amount }) => {
    changeResolution(draft, (now) => ({ ...now, results: { ...now.results, [as]: amount } }));
  }),
  CARD_NAMED: announcement,
  CREDITS_CLEARED: bookkeeping((draft) => {
    draft.at("shared").credits = {};
  }),
};

type Resolution = State["shared"]["resolutions"][number];

function named(
  now: Resolution,
  refs: Resolution["refs"],
  players: Resolution["players"],
): Resolution {
  return { ...now, refs: { ...now.refs, ...refs }, players: { ...now.players, ...players } };
}

function changeResolution(draft: Draft<State>, change: (now: Resolution) => Resolution): void {
  const resolutions = draft.at("shared", "resolutions");
  const now = resolutions.pop();
  if (now !== undefined) resolutions.push(change(now));
}

function dataOf(draft: Draft<State>, id: CardId): { -readonly [K in keyof CardData]: CardData[K] } {
  return draft.card(id, "data") as { -readonly [K in keyof CardData]: CardData[K] };
}

function count(draft: Draft<State>, seat: Seat, key: LogKey): void {
  draft.at("seats", seat, "log")[key]++;
}

function note(draft: Draft<State>, deed: Deed, { card, def, seat }: Snapshot): void {
  draft.at("shared", "deeds").push({ deed, card, def, seat });
}

/** CR 8.5.2: no player inked it, yet a card was put into the inkwell. */
function countInked(draft: Draft<State>, { to }: Moved): void {
  if (to.zone === "inkwell") count(draft, to.seat as Seat, "inked");
}

/** CR 1.9.1.3: the credit for what the damage leads to goes to the card that dealt it. */
function addDamage(draft: Draft<State>, id: CardId, amount: number, by: Snapshot | null): void {
  const data = dataOf(draft, id);
  data.damage = bounded(data.damage + amount);
  if (by !== null && amount > 0) draft.at("shared", "credits")[id] = by;
}

/** CR 7.4.3: an ability of it may yet resolve, and reads it as it last was in play. */
function depart(draft: Draft<State>, was: Snapshot): void {
  draft.at("shared", "departed")[was.card] = was;
}

/** CR 8.1.5: nothing holds on to a card that has left play; nobody is at a location that has. */
function forget(draft: Draft<State>, was: Snapshot): void {
  depart(draft, was);
  letGo(draft, was.card);
}

function letGo(draft: Draft<State>, id: CardId): void {
  const { shared, seats, seating, cards } = draft.state;
  if (shared.effects.some(({ on }) => "card" in on && on.card === id)) {
    draft.at("shared").effects = shared.effects.filter(
      ({ on }) => !("card" in on) || on.card !== id,
    );
  }
  if (id in shared.credits) delete draft.at("shared", "credits")[id];
  for (const seat of seating) {
    for (const each of seats[seat].play) {
      if (each !== null && cards.get(each)?.data?.at === id) dataOf(draft, each).at = null;
    }
  }
}

/** CR 7.4.3: everything has resolved, but for what floating and delayed triggers will yet say. */
function dropDeparted(draft: Draft<State>): void {
  const { departed, watches } = draft.state.shared;
  if (isEmpty(departed)) return;
  const kept = Object.entries(departed).filter(([id]) =>
    watches.some(({ source }) => source.card === id),
  );
  draft.at("shared").departed = Object.fromEntries(kept);
}

/** Without a list of its keys: it is asked with every action. */
function isEmpty(record: object): boolean {
  for (const _ in record) return false;
  return true;
}

/** What was said of a card goes on with what it is now: with the card in play that was being played. */
function follow(draft: Draft<State>, was: CardId, is: CardId): void {
  const shared = draft.at("shared");
  const { effects, watches, deeds, resolutions } = shared;
  const now = (id: CardId): CardId => (id === was ? is : id);
  const isNamed = (ids: readonly CardId[]): boolean => ids.includes(was);
  const isIn = (refs: References): boolean => Object.values(refs).some(isNamed);
  const allNow = (refs: References): References =>
    Object.fromEntries(Object.entries(refs).map(([name, ids]) => [name, ids.map(now)]));
  // Mostly nothing was: then nothing is made anew.
  shared.effects = replaced(
    effects,
    ({ on }) => "card" in on && on.card === was,
    (effect) => ({ ...effect, on: { card: is } }),
  );
  shared.watches = replaced(
    watches,
    ({ source, self, refs }) => source.card === was || self === was || isIn(refs),
    (watch) => ({
      ...watch,
      source: { ...watch.source, card: now(watch.source.card) },
      self: now(watch.self),
      refs: allNow(watch.refs),
    }),
  );
  shared.deeds = replaced(
    deeds,
    ({ card }) => card === was,
    (done) => ({ ...done, card: is }),
  );
  // CR 7.1.6b: a text may go on after the card has entered.
  shared.resolutions = replaced(
    resolutions,
    ({ refs }) => isIn(refs),
    (each) => ({ ...each, refs: allNow(each.refs) }),
  );
}

/** The same list with others in place of those that are meant; if none is, the very list. */
function replaced<T>(list: readonly T[], isMeant: (one: T) => boolean, other: (one: T) => T) {
  return list.some(isMeant) ? list.map((one) => (isMeant(one) ? other(one) : one)) : list;
}

/** CR 10.8.5: the card on top takes over what applies to the character beneath, and its stack. */
function takeOver(draft: Draft<State>, was: CardId, is: CardId, top: CardId): void {
  follow(draft, was, top);
  const { seats, seating, cards } = draft.state;
  for (const seat of seating) {
    for (const id of seats[seat].under) {
      if (id !== null && (id === is || cards.get(id)?.data?.beneath === was)) {
        dataOf(draft, id).beneath = top;
      }
    }
  }
}
