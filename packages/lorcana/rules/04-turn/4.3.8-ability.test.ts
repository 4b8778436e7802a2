import { describe, expect, test } from "vitest";
import { gain, standing, using } from "../../fixtures/abilities.ts";
import { inPlay, lore, plays, uses } from "../../fixtures/acts.ts";
import { character, dataOf, defsIn, item, keyword, placed, table } from "../../fixtures/table.ts";

const lens = item("lens", { abilities: [using([{ pay: "exert" }], [gain(1)])] });
const sage = character("sage", { abilities: [using([{ pay: "exert" }], [gain(1)])] });
const bold = character("bold", {
  abilities: [keyword("rush"), using([{ pay: "exert" }], [gain(1)])],
});
const clerk = character("clerk", {
  abilities: [using([{ pay: "ink", amount: 1 }], [gain(1)])],
});
const drying = { drying: true } as const;

describe("using an activated ability", () => {
  test("[CR 4.3.8.1] of one's own card in play: the cost is paid, the effect follows at once", () => {
    const at = table([lens, sage], {
      seats: { host: { play: ["lens"], discard: ["lens"] }, away: { play: ["lens"] } },
    });
    const after = uses(at, "host", "lens");
    after.then({ type: "CARD_EXERTED" }, { type: "RESOLUTION_STARTED" }, { type: "LORE_CHANGED" });
    after.thenNot("BAG_ADDED");
    expect(lore(after)).toEqual([1, 0]);
    uses(after, "host", "lens").refused("ability/cannot-pay");
    uses(at, "host", "lens", 1).refused("ability/no-such");
    uses(at, "away", "lens").refused("turn/not-yours");
    const theirs = inPlay(at, "away", "lens");
    at.when("host", `USE_ABILITY ${theirs} 0`).refused("card/not-yours-in-play");
    const gone = at.state.seats.host.discard[0];
    at.when("host", `USE_ABILITY ${gone} 0`).refused("card/not-yours-in-play");
    at.offered("host", `USE_ABILITY ${inPlay(at, "host", "lens")} 0`, "END_TURN");
  });

  test("[CR 4.3.8.2a] an exert ability of a drying character is refused, with Rush too", () => {
    const at = table([sage, bold], {
      seats: { host: { play: [placed("sage", drying), placed("bold", drying)] } },
    });
    uses(at, "host", "sage").refused("ability/cannot-pay");
    uses(at, "host", "bold").refused("ability/cannot-pay");
    const dry = table([sage, bold], { seats: { host: { play: ["sage", "bold"] } } });
    expect(lore(uses(uses(dry, "host", "sage"), "host", "bold"))).toEqual([2, 0]);
  });

  test("[CR 4.3.8.2b] one without the exert symbol can be used while its character is drying", () => {
    const at = table([clerk], { seats: { host: { play: [placed("clerk", drying)] } } });
    const after = uses(at, "host", "clerk");
    expect(lore(after)).toEqual([1, 0]);
    expect(after.state.seats.host.exertedInk).toBe(1);
  });

  test("[CR 4.3.8.3] an item's can be used as soon as it is there", () => {
    const at = table([lens], { seats: { host: { hand: ["lens"] } } });
    const after = uses(plays(at, "host", "lens"), "host", "lens");
    expect(lore(after)).toEqual([1, 0]);
    expect(dataOf(after, "host", "lens").exerted).toBe(true);
  });

  test("[CR 4.3.8.4] for free it costs no ink; its other costs are due", () => {
    const press = item("press", {
      abilities: [
        using(
          [{ pay: "ink", amount: 2 }, { pay: "exert" }, { pay: "discard", count: 1 }],
          [gain(1)],
        ),
      ],
    });
    const patron = character("patron", {
      abilities: [
        standing({ where: { type: "item", side: "yours" } }, [
          { fact: "permission", permission: "abilities-for-free" },
        ]),
      ],
    });
    const paid = table([press, patron], {
      seats: { host: { play: ["press"], hand: ["blank"] } },
    });
    expect(uses(paid, "host", "press").state.seats.host.exertedInk).toBe(2);
    const free = table([press, patron, clerk], {
      seats: {
        host: { play: ["press", "patron", "clerk"], hand: ["blank"], inkwell: [] },
      },
    });
    const after = uses(free, "host", "press");
    expect(lore(after)).toEqual([1, 0]);
    expect(dataOf(after, "host", "press").exerted).toBe(true);
    expect(defsIn(after, "host", "discard")).toEqual(["blank"]);
    uses(free, "host", "clerk").refused("ability/cannot-pay");
    const empty = table([press, patron], { seats: { host: { play: ["press", "patron"] } } });
    uses(empty, "host", "press").refused("ability/cannot-pay");
  });
});
