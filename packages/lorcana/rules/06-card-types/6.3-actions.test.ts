import { describe, expect, test } from "vitest";
import { draw, gain, standing, whenever } from "../../fixtures/abilities.ts";
import { inPlay, lore, plays } from "../../fixtures/acts.ts";
import { offers } from "../../fixtures/sight.ts";
import {
  action,
  asked,
  card,
  character,
  dataOf,
  defsIn,
  item,
  keyword,
  placed,
  song,
  table,
} from "../../fixtures/table.ts";

const cards = [
  character("bard", {
    cost: 3,
    abilities: [
      whenever({ on: "sings", card: "this", other: { song: true } }, [gain(1)], { name: "bard" }),
    ],
  }),
  character("novice", { cost: 2 }),
  character("rider", { cost: 3, abilities: [keyword("rush")] }),
  song("ballad", [gain(2), draw(1)], { cost: 3 }),
  action("recount", [
    { do: "gain-lore", amount: { count: {} } },
    { do: "gain-lore", amount: { count: { type: "action" }, zone: "discard" } },
    { do: "may", effects: [gain(10)] },
  ]),
  action("sweep", [{ do: "banish", target: { pick: "all", where: {} } }]),
  item("bell", {
    abilities: [whenever({ on: "played", card: { type: "action" } }, [gain(4)], { name: "bell" })],
  }),
];
const start = (
  play: readonly (string | ReturnType<typeof placed>)[],
  away: readonly string[] = [],
) =>
  table(cards, { seats: { host: { hand: ["ballad"], play, inkwell: [] }, away: { play: away } } });
const sings = (at: ReturnType<typeof start>, singer: string, seat: "host" | "away" = "host") =>
  plays(at, "host", "ballad", `singer=${inPlay(at, seat, singer)}`);

describe("an action is played and never in play", () => {
  test("[CR 6.3.1.2a] while it resolves nothing finds it in play, nor in the discard", () => {
    const at = table(cards, { seats: { host: { hand: ["recount"], play: ["bard", "novice"] } } });
    const during = plays(at, "host", "recount");
    expect(lore(during)).toEqual([2, 0]);
    expect(asked(during)).toEqual(["host answer_may"]);
    expect(defsIn(during, "host", "play")).toEqual(["bard", "novice"]);
    expect(defsIn(during, "host", "hand")).toEqual([]);
  });

  test("[CR 6.3.1.2a] one that banishes everything is not banished by it", () => {
    const at = table(cards, { seats: { host: { hand: ["sweep"], play: ["bard"] } } });
    const after = plays(at, "host", "sweep");
    expect(after.events.filter(({ type }) => type === "CARD_BANISHED")).toHaveLength(1);
    expect(defsIn(after, "host", "discard").sort()).toEqual(["bard", "sweep"]);
  });

  test("[CR 6.3.1.2b] its effects do not go through the bag, and come before what waits there", () => {
    const at = table(cards, { seats: { host: { hand: ["ballad"], play: ["bard", "bell"] } } });
    const after = sings(at, "bard");
    after.then(
      { type: "LORE_CHANGED", amount: 2 },
      { type: "CARD_DRAWN" },
      { type: "BAG_ADDED", entries: [{ name: "bard" }, { name: "bell" }] },
    );
    const added = after.events.filter(({ type }) => type === "BAG_ADDED");
    expect(added).toHaveLength(1);
  });
});

describe("a song can be sung", () => {
  test("[CR 6.3.3.3a] by an own character that costs as much or more; one less is refused, and an opposing one", () => {
    const at = start(["bard", "novice"], ["bard"]);
    const ballad = card(at, "host", "hand", "ballad");
    expect(offers(cards, at, "host", "PLAY_CARD")).toEqual([
      `PLAY_CARD ${ballad} singer=${inPlay(at, "host", "bard")}`,
    ]);
    sings(at, "novice").refused("sing/cannot-sing");
    sings(at, "bard", "away").refused("sing/cannot-sing");
    expect(lore(sings(at, "bard"))).toEqual([3, 0]);
  });

  test("[CR 6.3.3.3a] only a song is", () => {
    const at = table(cards, { seats: { host: { hand: ["sweep"], play: ["bard"] } } });
    plays(at, "host", "sweep", `singer=${inPlay(at, "host", "bard")}`).refused("sing/not-a-song");
  });

  test("[CR 6.3.3.3a] not by one that an effect keeps from singing", () => {
    const hush = item("hush", {
      abilities: [
        standing({ where: { name: "bard" } }, [{ fact: "restriction", restriction: "sing" }]),
      ],
    });
    const at = table([...cards, hush], {
      seats: { host: { hand: ["ballad"], play: ["bard", "rider", "hush"] } },
    });
    sings(at, "bard").refused("sing/cannot-sing");
    expect(lore(sings(at, "rider"))).toEqual([2, 0]);
  });

  test("[CR 6.3.3.3b] by one that is ready", () => {
    sings(start([placed("bard", { exerted: true })]), "bard").refused("sing/cannot-sing");
  });

  test("[CR 6.3.3.3c] and dry; Rush does not help", () => {
    sings(start([placed("bard", { drying: true })]), "bard").refused("sing/cannot-sing");
    sings(start([placed("rider", { drying: true })]), "rider").refused("sing/cannot-sing");
  });

  test("[CR 6.3.3.3d] no ink is paid, the singer is exerted, and what waits for its singing triggers", () => {
    const at = table(cards, {
      seats: { host: { hand: ["ballad", "ballad"], play: ["bard", "bard"] } },
    });
    const after = sings(at, "bard");
    expect(after.state.seats.host.exertedInk).toBe(0);
    expect(dataOf(after, "host", "bard").exerted).toBe(true);
    // The other bard has not sung.
    expect(lore(after)).toEqual([3, 0]);
    const paid = plays(at, "host", "ballad");
    expect(paid.state.seats.host.exertedInk).toBe(3);
    expect(lore(paid)).toEqual([2, 0]);
  });
});

test("[CR 6.3.4] what the playing of an action triggers resolves after all its effects", () => {
  const at = table(cards, { seats: { host: { hand: ["ballad"], play: ["bell"] } } });
  plays(at, "host", "ballad").then(
    { type: "CARD_PLAYED" },
    { type: "LORE_CHANGED", amount: 2 },
    { type: "CARD_DRAWN" },
    { type: "ACTION_DISCARDED" },
    { type: "LORE_CHANGED", amount: 4 },
  );
});
