import { expect, test } from "vitest";
import { card, duel, duelGame, faceDown, spell, trap } from "../../fixtures/duel.ts";
import type { Effect } from "../../src/cards/card.ts";
import { PHASES, SEATS } from "../../src/vocabulary.ts";

const heal: Effect = {
  id: "h",
  type: "quick",
  actions: [{ kind: "heal", amount: 100, who: "self" }],
};
const cards = [
  trap("alarm", "normal", [heal]),
  spell("memo", "normal", [{ ...heal, type: "ignition" }]),
];

test.each(PHASES)("[LT 5.8] either seat may surrender in %s, and the other wins", (phase) => {
  const at = duel([], { phase });
  at.when("host", "SURRENDER").ended("surrender", "away");
  at.when("away", "SURRENDER").ended("surrender", "host");
});

test.each(SEATS)("[LT 5.8] %s may surrender while the other decides", (seat) => {
  const at = duel(cards, {
    seats: { host: { hand: ["memo"] }, away: { setZone: [faceDown("alarm")] } },
  });
  const chain = at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "memo")}`);
  const listed = duelGame(cards).legalMoves(chain.state, seat);
  expect(listed.map(({ id }) => id)).toContain("SURRENDER");
  chain.when(seat, "SURRENDER").ended("surrender", seat === "host" ? "away" : "host");
});

test("[LT 5.8] not by a match that is over, and nobody else's surrender", () => {
  const over = duel([]).when("host", "SURRENDER");
  over.when("away", "SURRENDER").refused("game/over");
  over.when("host", "SURRENDER").refused("game/over");
  duel([]).when("referee", "SURRENDER").refused("command/not-for-you");
});
