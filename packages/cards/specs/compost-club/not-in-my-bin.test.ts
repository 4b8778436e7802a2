import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  canUse,
  cardsIn,
  choose,
  clout,
  life,
  resolve,
  respond,
  settle,
  table,
} from "../table.ts";

const start = (graveyard: readonly string[]) =>
  table({
    turn: "away",
    host: { setZone: [faceDown("not-in-my-bin"), faceDown("not-in-my-bin")], graveyard },
    away: {
      hand: ["memo"],
      board: ["helper", "heckler"],
      setZone: [faceDown("alarm")],
      graveyard: ["nerd", "nerd"],
    },
  });

test("an effect of theirs does not happen and its card is destroyed, for two cards", () => {
  const used = activate(start(["nerd", "memo", "bully"]), "away", "helper");
  const paying = respond(used, "host", "not-in-my-bin");
  const inGraveyard = (def: string) => card(paying, "host", "graveyard", def);
  const paid = choose(paying, "host", inGraveyard("nerd"), inGraveyard("bully"));
  // A counter trap is too quick for them.
  expect(canUse(paid, "away", "alarm")).toBe(false);
  const after = resolve(paid);
  after.then({ type: "CHAIN_LINK_NEGATED" }, { type: "CARD_DESTROYED", was: { def: "helper" } });
  expect(life(after)).toEqual([8000, 8000]);
  expect(cardsIn(after, "host", "banished")).toEqual(["nerd", "bully"]);
  expect(cardsIn(after, "away", "board")).toEqual(["heckler"]);
  expect(clout(after)).toEqual([5, 5]);
  expect(canUse(activate(settle(after), "away", "heckler"), "host", "not-in-my-bin")).toBe(true);
});

test("spells and traps go where they like, and one card pays for nothing", () => {
  const at = start(["nerd", "memo"]);
  expect(canUse(activate(at, "away", "helper"), "host", "not-in-my-bin")).toBe(true);
  expect(canUse(activate(at, "away", "memo"), "host", "not-in-my-bin")).toBe(false);
  expect(canUse(activate(at, "away", "alarm"), "host", "not-in-my-bin")).toBe(false);
  expect(canUse(activate(start(["nerd"]), "away", "helper"), "host", "not-in-my-bin")).toBe(false);
});

test("what you do yourself belongs there", () => {
  const own = table({
    host: { board: ["helper"], setZone: [faceDown("not-in-my-bin")], graveyard: ["nerd", "nerd"] },
    away: { setZone: [faceDown("alarm")] },
  });
  const used = activate(own, "host", "helper").when("away", "RESPOND_CHAIN");
  expect(canUse(used, "host", "not-in-my-bin")).toBe(false);
});
