import { describe, expect, test } from "vitest";
import { whenever } from "../../fixtures/abilities.ts";
import { chooses, plays } from "../../fixtures/acts.ts";
import { action, asked, card, character, defsIn, item, table, when } from "../../fixtures/table.ts";

const purge = action("purge", [{ do: "discard", amount: 1, who: "each" }]);
const toast = action("toast", [{ do: "draw", amount: 1, who: "each" }]);

describe("an effect on several players", () => {
  test("[CR 1.6.2a] is done by the active player first: the choice, the deed, then the other's", () => {
    const two = ["blank", "fox"];
    const at = table([purge, character("fox")], {
      seats: { host: { hand: ["purge", ...two] }, away: { hand: two } },
    });
    const first = plays(at, "host", "purge");
    expect(asked(first)).toEqual(["host choose_cards"]);
    const second = chooses(first, "host", card(first, "host", "hand", "fox"));
    expect(defsIn(second, "host", "discard")).toEqual(["fox"]);
    expect(asked(second)).toEqual(["away choose_cards"]);
    const after = chooses(second, "away", card(second, "away", "hand", "blank"));
    expect(defsIn(after, "away", "discard")).toEqual(["blank"]);
    expect(defsIn(after, "host", "discard")).toEqual(["purge", "fox"]);
  });

  test("[CR 1.6.2a] also if the effect is the other player's", () => {
    const imp = character("imp", {
      willpower: 1,
      abilities: [when("banished", [{ do: "discard", amount: 1, who: "each" }])],
    });
    const zap = action("zap", [
      { do: "deal-damage", amount: 1, target: { pick: "all", where: { name: "imp" } } },
    ]);
    const two = ["blank", "blank"];
    const at = table([imp, zap], {
      seats: { host: { hand: ["zap", ...two] }, away: { hand: two, play: ["imp"] } },
    });
    const first = plays(at, "host", "zap");
    expect(asked(first)).toEqual(["host choose_cards"]);
    const second = chooses(first, "host", card(first, "host", "hand", "blank"));
    expect(asked(second)).toEqual(["away choose_cards"]);
  });

  test("[CR 1.6.2b] is one effect: no check and no bag between the parts", () => {
    const at = table([toast], { seats: { host: { hand: ["toast"], deck: [] } } });
    const lost = plays(at, "host", "toast").ended("deck-out", "away");
    expect(lost.state.seats.away.hand).toHaveLength(1);
    const both = table([toast], {
      seats: { host: { hand: ["toast"], deck: [] }, away: { deck: [] } },
    });
    plays(both, "host", "toast").ended("deck-out");
    const muse = item("muse", {
      abilities: [whenever({ on: "drawn", side: "any" }, [{ do: "gain-lore", amount: 1 }])],
    });
    const bag = table([toast, muse], { seats: { host: { hand: ["toast"], play: ["muse"] } } });
    plays(bag, "host", "toast").then(
      { type: "CARD_DRAWN", seat: "host" },
      { type: "CARD_DRAWN", seat: "away" },
      { type: "BAG_ADDED", entries: { length: 2 } },
    );
  });
});
