/** Which facts are noted for traps and quick effects: those that some card of the game could answer. */
import { expect, test } from "vitest";
import { card, duel, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import type { CardDefinition, Effect } from "../cards/card.ts";
import type { TriggerName } from "../vocabulary.ts";

const actions = [{ kind: "draw", count: 1 }] as const;
const answer = (on: TriggerName, type: "trigger" | "quick" = "trigger"): Effect => ({
  id: "a",
  type,
  trigger: { on },
  actions,
});
const memo = spell("memo", "normal", [
  { id: "m", type: "ignition", actions: [{ kind: "damage", amount: 100 }] },
]);
const alarm = trap("alarm", "normal", [answer("attack_declared")]);

type Setup = NonNullable<Parameters<typeof duel>[1]>["seats"];

/** What is noted, by name, as host casts a spell that does damage. */
function noted(cards: readonly CardDefinition[], seats: Setup = {}, config = {}): string[] {
  const host = { ...seats.host, hand: ["memo", ...(seats.host?.hand ?? [])] };
  const start = duel([memo, alarm, ...cards], { seats: { ...seats, host } }, config);
  const { events } = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "memo")}`);
  return events.flatMap((event) =>
    event.type === "FACTS_NOTED" ? event.occurrences.map(({ on }) => on) : [],
  );
}

test("[LT 7.3] what no card of the game answers is not noted", () => {
  expect(noted([], { away: { setZone: [faceDown("alarm")] } })).toEqual([]);
});

test("[LT 7.3] what a trap could answer is noted while something is set, whatever it is", () => {
  const cards = [trap("wail", "normal", [answer("spell_activated")])];
  expect(noted(cards)).toEqual([]);
  for (const def of ["wail", "alarm"]) {
    expect(noted(cards, { away: { setZone: [faceDown(def)] } })).toEqual(["spell_activated"]);
  }
});

test("[LT 7.3] a card that was set this turn answers nothing, and nothing is noted for it", () => {
  const cards = [trap("wail", "normal", [answer("spell_activated")])];
  const setNow = placed("wail", { turnEntered: 3 }, { faceDown: true });
  expect(noted(cards, { host: { setZone: [setNow] } })).toEqual([]);
});

test("[LT 9.3] what a quick effect could answer is noted always, but in the simple game", () => {
  const cards = [unit("scout", { effects: [answer("spell_activated", "quick")] })];
  expect(noted(cards)).toEqual(["spell_activated"]);
  expect(noted(cards, {}, { responses: "auto" })).toEqual([]);
});

test("[LT 9.3] what a quick-play in hand could answer is noted always", () => {
  const cards = [spell("retort", "quick-play", [answer("spell_activated", "quick")])];
  expect(noted(cards, { host: { hand: ["retort"] } })).toEqual(["spell_activated"]);
});

test("[LT 9.2] where some link can be answered, all links are noted", () => {
  const cards = [trap("counter", "counter", [answer("trap_activated")])];
  expect(noted(cards, { away: { setZone: [faceDown("counter")] } })).toEqual(["spell_activated"]);
});
