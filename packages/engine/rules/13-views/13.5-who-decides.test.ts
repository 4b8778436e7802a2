import { describe, expect, test } from "vitest";
import { card, duel, duelGame, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import { plainCards, plainDeck } from "../../fixtures/plain-deck.ts";

const viewers = ["host", "away", "spectator"] as const;
const snare = trap("snare", "normal", [
  { id: "heal", type: "quick", actions: [{ kind: "heal", amount: 1 }] },
]);
const polite = unit("polite", {
  effects: [
    { id: "greet", type: "on_summon", optional: true, actions: [{ kind: "draw", count: 1 }] },
  ],
});
const cards = [snare, polite, spell("note", "normal")];
const game = duelGame(cards);

describe("[LT 13.5] who is deciding, and the kind of the decision, is public", () => {
  test("a free turn", () => {
    const { state } = duel(cards);
    for (const viewer of viewers) {
      expect(game.mask(state, viewer).actors).toEqual(["host"]);
      expect(game.mask(state, viewer).prompts).toEqual([]);
    }
  });

  test("a response", () => {
    const start = duel(cards, {
      seats: { host: { hand: ["note"] }, away: { setZone: [faceDown("snare")] } },
    });
    const { state, events } = start.when(
      "host",
      `ACTIVATE_SPELL ${card(start, "host", "hand", "note")}`,
    );
    for (const viewer of viewers) {
      expect(game.mask(state, viewer).actors).toEqual(["away"]);
      expect(game.mask(state, viewer).prompts).toMatchObject([
        { kind: "chain_response", seat: "away" },
      ]);
      expect(game.maskEvents(state, events, viewer)).toContainEqual({
        type: "PROMPT_OPENED",
        prompt: { kind: "chain_response", seat: "away" },
      });
    }
  });

  test("an optional trigger", () => {
    const start = duel(cards, { seats: { host: { hand: ["polite"] } } });
    const { state } = start.when("host", `SUMMON ${card(start, "host", "hand", "polite")} attack`);
    for (const viewer of viewers) {
      expect(game.mask(state, viewer).actors).toEqual(["host"]);
      expect(game.mask(state, viewer).prompts).toMatchObject([
        { kind: "optional_trigger", seat: "host" },
      ]);
    }
  });

  test("a discard at the hand limit", () => {
    const hand = Array.from({ length: 8 }, () => "blank");
    const { state } = passAll(duel(cards, { seats: { host: { hand } } }).when("host", "END_TURN"));
    for (const viewer of viewers) {
      expect(game.mask(state, viewer).actors).toEqual(["host"]);
      expect(game.mask(state, viewer).prompts).toMatchObject([
        { kind: "choose_cards", seat: "host" },
      ]);
    }
  });
});

test("[LT 13.5] a replay is masked as for its viewer; after the end the referee's shows everything", () => {
  const plain = duelGame(plainCards);
  const opening = plain.start({ hostDeck: plainDeck, awayDeck: plainDeck, seed: 2 });
  if (!opening.ok) throw new Error(opening.rejection.message);
  const ended = plain.decide(opening.state, "away", { type: "SURRENDER" });
  if (!ended.ok) throw new Error(ended.rejection.message);
  const log = [...opening.events, ...ended.events];
  const replay = (viewer: (typeof viewers)[number] | "referee") =>
    JSON.stringify(plain.maskEvents(ended.state, log, viewer));
  expect(replay("spectator")).not.toContain("plain-");
  const own = (seat: "host" | "away") =>
    ended.state.seats[seat].hand.map((id) =>
      id === null ? "" : `${ended.state.cards.get(id)?.def}`,
    );
  for (const def of own("host")) expect(replay("host")).toContain(def);
  const onlyTheirs = own("away").filter((def) => !own("host").includes(def));
  expect(onlyTheirs.length).toBeGreaterThan(0);
  for (const def of onlyTheirs) expect(replay("host")).not.toContain(`"${def}"`);
  expect(plain.maskEvents(ended.state, log, "referee")).toEqual(log);
});
