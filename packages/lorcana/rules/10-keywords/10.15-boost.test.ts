import { describe, expect, test } from "vitest";
import { gain, whenever } from "../../fixtures/abilities.ts";
import { chooses, goesRound, inPlay, lore, plays, uses } from "../../fixtures/acts.ts";
import { EVERYBODY, facesIn, shown, viewOf } from "../../fixtures/sight.ts";
import {
  action,
  character,
  defsIn,
  keyword,
  location,
  placed,
  table,
} from "../../fixtures/table.ts";

const cards = [
  character("tome", { cost: 1, abilities: [keyword("boost", 2)] }),
  location("library", { abilities: [keyword("boost", 1)] }),
  character("secret", {
    lore: 3,
    abilities: [whenever({ on: "played", card: "this" }, [gain(9)])],
  }),
  character("listener", {
    abilities: [whenever({ on: "played", card: { type: "character" } }, [gain(9)])],
  }),
  action("weigh", [
    { do: "gain-lore", amount: { stat: "under", of: { pick: "all", where: { name: "tome" } } } },
  ]),
  action("census", [{ do: "gain-lore", amount: { count: { type: "character" } } }]),
  action("wipe", [{ do: "banish", target: { pick: "all", where: {} } }]),
];
const deck = ["secret", "blank", "blank", "blank"];
const host = (given: object, more: object = {}) =>
  table(cards, { seats: { host: { deck, ...given }, ...more } });

describe("using it", () => {
  test("[CR 10.15.1a] for N ink the top card of the deck goes under it, while drying and exerted", () => {
    const at = host({ play: [placed("tome", { drying: true, exerted: true })] });
    const after = uses(at, "host", "tome");
    expect(after.state.seats.host.exertedInk).toBe(2);
    expect(defsIn(after, "host", "under")).toEqual(["secret"]);
    expect(defsIn(after, "host", "deck")).toEqual(["blank", "blank", "blank"]);
  });

  test("[CR 10.15.1a] in the opponent's turn it cannot be used", () => {
    const at = table(cards, { shared: { turnSeat: "away" }, seats: { host: { play: ["tome"] } } });
    uses(at, "host", "tome").refused("turn/not-yours");
  });

  test("[CR 10.15.1a] an ability that waits for a card being put under one of its player's hears it", () => {
    const clerk = character("clerk", {
      abilities: [whenever({ on: "put-under", card: {}, side: "yours" }, [gain(1)])],
    });
    const at = table([...cards, clerk], {
      seats: { host: { play: ["tome", "clerk"] }, away: { play: ["clerk"] } },
    });
    expect(lore(uses(at, "host", "tome"))).toEqual([1, 0]);
  });

  test("[CR 10.15.1a] where it comes to cost nothing, no ink is spent", () => {
    const idle = character("idle", { abilities: [keyword("boost", 0)] });
    const at = table([...cards, idle], { seats: { host: { deck, play: ["idle"] } } });
    const after = uses(at, "host", "idle");
    expect(after.events.map(({ type }) => type)).not.toContain("INK_SPENT");
    expect(defsIn(after, "host", "under")).toEqual(["secret"]);
  });

  test("[CR 10.15.1b] once a turn for each card, and again in the next", () => {
    const at = host({ play: ["tome", "tome"], inkwell: Array(9).fill("blank") });
    const [one, two] = at.state.seats.host.play;
    const used = at.when("host", `USE_ABILITY ${one} 0`);
    used.when("host", `USE_ABILITY ${one} 0`).refused("ability/used");
    const both = used.when("host", `USE_ABILITY ${two} 0`);
    expect(defsIn(both, "host", "under")).toHaveLength(2);
    const next = goesRound(both).when("host", `USE_ABILITY ${one} 0`);
    expect(defsIn(next, "host", "under")).toHaveLength(3);
  });

  test("[CR 10.15.1c] with too little ink it is refused", () => {
    uses(host({ play: ["tome"], inkwell: ["blank"] }), "host", "tome").refused(
      "ability/cannot-pay",
    );
  });

  test("[CR 10.15.1c] with an empty deck it puts nothing and nobody loses", () => {
    const after = uses(host({ play: ["tome"], deck: [] }), "host", "tome");
    expect(defsIn(after, "host", "under")).toEqual([]);
    expect(after.state.seats.host.exertedInk).toBe(2);
    expect(after.state.outcome).toEqual({ status: "running" });
  });

  test("[CR 10.15.1d] a location can have it", () => {
    const after = uses(host({ play: ["library"] }), "host", "library");
    expect(after.state.seats.host.exertedInk).toBe(1);
    expect(after.state.cards.get(inPlay(after, "host", "library"))?.zone).toBe("play");
    expect(defsIn(after, "host", "under")).toEqual(["secret"]);
  });
});

describe.each(EVERYBODY)("[CR 10.15.3] %s", (viewer) => {
  const after = uses(host({ play: ["tome"] }), "host", "tome");

  test("sees that there is a card under it and not which", () => {
    expect(facesIn(cards, after, viewer, "host", "under")).toEqual([null]);
    expect(JSON.stringify(viewOf(cards, after, viewer))).not.toContain("secret");
    expect(JSON.stringify(shown(cards, after, viewer))).not.toContain("secret");
  });
});

describe("[CR 10.15.4] the card under it", () => {
  const at = host({ hand: ["weigh", "census", "wipe"], play: ["tome", "listener"] });
  const boosted = uses(at, "host", "tome");

  test("was not played, and is not in play", () => {
    expect(lore(boosted)).toEqual([0, 0]);
    expect(lore(plays(boosted, "host", "census"))).toEqual([2, 0]);
  });

  test("counts where cards under another are counted", () => {
    expect(lore(plays(boosted, "host", "weigh"))).toEqual([1, 0]);
    expect(lore(plays(at, "host", "weigh"))).toEqual([0, 0]);
  });

  test("leaves with the card above, face-up by itself", () => {
    const after = plays(boosted, "host", "wipe");
    expect(facesIn(cards, after, "away", "host", "discard")).toEqual(
      defsIn(after, "host", "discard"),
    );
    expect(defsIn(after, "host", "discard").sort()).toEqual(["listener", "secret", "tome", "wipe"]);
  });
});

describe("a card of the hand that is put under one", () => {
  const hide = action("hide", [
    {
      do: "put-under",
      from: "hand",
      target: { pick: "chosen", where: { type: "character", side: "yours" } },
    },
  ]);
  const hidden = (...hand: string[]) =>
    plays(
      table([...cards, hide], {
        seats: {
          host: { deck, hand: ["hide", ...hand], play: ["tome"] },
          away: { play: ["tome"] },
        },
      }),
      "host",
      "hide",
    );

  test("is chosen by its player, who alone knows what lies there", () => {
    const at = hidden("secret", "listener");
    const { hand } = at.state.seats.host;
    const secret = hand.find((id) => id !== null && at.state.cards.get(id)?.def === "secret");
    const after = chooses(at, "host", secret as NonNullable<typeof secret>);
    expect(defsIn(after, "host", "under")).toEqual(["secret"]);
    expect(defsIn(after, "host", "hand")).toEqual(["listener"]);
    expect(defsIn(after, "host", "deck")).toEqual(deck);
    const told = EVERYBODY.map((viewer) =>
      facesIn([...cards, hide], after, viewer, "host", "under"),
    );
    expect(told).toEqual([["secret"], [null], [null]]);
  });

  test("is nothing with an empty hand, and nothing is taken from the deck for it", () => {
    const at = hidden();
    expect(defsIn(at, "host", "under")).toEqual([]);
    expect(defsIn(at, "host", "deck")).toEqual(deck);
  });
});
