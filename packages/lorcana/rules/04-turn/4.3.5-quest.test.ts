import { describe, expect, test } from "vitest";
import { card, character, dataOf, keyword, lies, table, when } from "../../fixtures/table.ts";

const plain = character("plain", { lore: 2 });
const reckless = character("reckless", { abilities: [keyword("reckless")] });
const scholar = character("scholar", {
  lore: 2,
  abilities: [when("quests", [{ do: "draw", amount: 1 }])],
});

describe("quest", () => {
  test("[CR 4.3.5.7] [CR 4.3.5.8] exerts the character and gains its lore", () => {
    const at = table([plain], { seats: { host: { play: ["plain"] } } });
    const after = at.when("host", `QUEST ${card(at, "host", "play", "plain")}`);
    expect(dataOf(after, "host", "plain").exerted).toBe(true);
    expect(after.state.seats.host.lore).toBe(2);
    expect(after.state.seats.away.lore).toBe(0);
  });

  test("[CR 4.3.5.9] lore comes before what questing triggers, and may end the game first", () => {
    const at = table([scholar], {
      seats: { host: { play: ["scholar"], has: { lore: 18 } } },
    });
    const after = at.when("host", `QUEST ${card(at, "host", "play", "scholar")}`);
    expect(after.state.outcome).toEqual({ status: "ended", winners: ["host"], reason: "lore" });
    expect(after.state.seats.host.hand).toEqual([]);
  });

  test("[CR 4.3.5.6] drying, exerted and Reckless characters do not quest", () => {
    const at = table([plain, reckless], {
      seats: { host: { play: [lies("plain", { drying: true }), "reckless"] } },
    });
    at.when("host", `QUEST ${card(at, "host", "play", "plain")}`).refused("card/drying");
    at.when("host", `QUEST ${card(at, "host", "play", "reckless")}`).refused("quest/reckless");
  });
});
