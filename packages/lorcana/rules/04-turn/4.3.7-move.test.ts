import type { CardId } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { draw, gain, standing, whenever } from "../../fixtures/abilities.ts";
import { chooses, goesRound, inPlay, lore, moves, plays } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  card,
  character,
  dataOf,
  defsIn,
  item,
  location,
  placed,
  table,
} from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

const fox = character("fox");
const pier = location("pier", { moveCost: 2 });
const keep = location("keep", { moveCost: 1 });
const cards = [fox, pier, keep, item("lamp")];

describe("moving a character to a location", () => {
  test("[CR 4.3.7.1a] to an opposing location is refused, and so is what is none", () => {
    const at = table(cards, {
      seats: { host: { play: ["fox", "keep", "lamp"], hand: ["pier"] }, away: { play: ["pier"] } },
    });
    const id = inPlay(at, "host", "fox");
    for (const place of [
      inPlay(at, "away", "pier"),
      inPlay(at, "host", "lamp"),
      card(at, "host", "hand", "pier"),
    ]) {
      at.when("host", `MOVE_TO_LOCATION ${id} ${place}`).refused("move/not-a-location");
    }
    expect(dataOf(moves(at, "host", "fox", "keep"), "host", "fox").at).toBe(
      inPlay(at, "host", "keep"),
    );
  });

  test("[CR 4.3.7.1b] of an opposing character, or of no character, is refused", () => {
    const at = table(cards, {
      seats: { host: { play: ["fox", "pier", "lamp"] }, away: { play: ["fox", "keep"] } },
    });
    const [own, theirs] = [inPlay(at, "host", "pier"), inPlay(at, "away", "keep")];
    const fowl = inPlay(at, "away", "fox");
    at.when("host", `MOVE_TO_LOCATION ${fowl} ${own}`).refused("card/not-yours-in-play");
    at.when("host", `MOVE_TO_LOCATION ${fowl} ${theirs}`).refused("card/not-yours-in-play");
    moves(at, "host", "lamp", "pier").refused("card/not-a-character");
    moves(at, "away", "fox", "keep").refused("turn/not-yours");
    const id = inPlay(at, "host", "fox");
    at.offered(
      "host",
      `MOVE_TO_LOCATION ${id} ${own}`,
      `CHALLENGE ${id} ${theirs}`,
      `QUEST ${id}`,
      "END_TURN",
    );
  });

  test("[CR 4.3.7.3a] [CR 4.3.7.3b] is open to drying and exerted ones, which stay as they are", () => {
    const at = table(cards, {
      seats: { host: { play: [placed("fox", { drying: true, exerted: true }), "keep"] } },
    });
    const after = moves(at, "host", "fox", "keep");
    expect(dataOf(after, "host", "fox")).toMatchObject({
      drying: true,
      exerted: true,
      at: inPlay(at, "host", "keep"),
    });
  });

  test("[CR 4.3.7.3c] is possible in the turn the location is played", () => {
    const at = table(cards, { seats: { host: { play: ["fox"], hand: ["keep"] } } });
    const placed = plays(at, "host", "keep");
    const after = moves(placed, "host", "fox", "keep");
    expect(dataOf(after, "host", "fox").at).toBe(inPlay(placed, "host", "keep"));
  });

  test("[CR 4.3.7.3d] to the location it is at already is refused", () => {
    const at = table(cards, { seats: { host: { play: ["fox", "keep", "pier"] } } });
    const there = moves(at, "host", "fox", "keep");
    moves(there, "host", "fox", "keep").refused("move/already-there");
    expect(there.state.seats.host.exertedInk).toBe(1);
    const id = inPlay(there, "host", "fox");
    there.offered(
      "host",
      `MOVE_TO_LOCATION ${id} ${inPlay(there, "host", "pier")}`,
      `QUEST ${id}`,
      "END_TURN",
    );
  });

  test("[CR 4.3.7.4] costs the move cost in ink", () => {
    const at = table(cards, { seats: { host: { play: ["fox", "pier"] } } });
    expect(moves(at, "host", "fox", "pier").state.seats.host.exertedInk).toBe(2);
    const road = item("road", {
      abilities: [standing({ where: { type: "location" } }, [{ fact: "move-cost", amount: -5 }])],
    });
    const cheap = table([...cards, road], { seats: { host: { play: ["fox", "pier", "road"] } } });
    expect(moves(cheap, "host", "fox", "pier").state.seats.host.exertedInk).toBe(0);
  });

  test("[CR 4.3.7.4d] costs a character what it says of itself besides", () => {
    const cart = item("cart", {
      abilities: [
        standing({ where: { name: "fox", side: "yours" } }, [{ fact: "moving-cost", amount: -1 }]),
      ],
    });
    const at = table([...cards, cart], { seats: { host: { play: ["fox", "pier", "cart"] } } });
    expect(moves(at, "host", "fox", "pier").state.seats.host.exertedInk).toBe(1);
    const poor = table([...cards, cart], {
      seats: { host: { play: ["fox", "pier", "cart"], has: { exertedInk: 4 } } },
    });
    expect(moves(poor, "host", "fox", "pier").state.seats.host.exertedInk).toBe(5);
  });

  test("[CR 4.3.7.4a] with too little ready ink is refused", () => {
    const at = table(cards, {
      seats: { host: { play: ["fox", "pier", "keep"], has: { exertedInk: 4 } } },
    });
    const refused = moves(at, "host", "fox", "pier").refused("move/cannot-pay");
    expect(refused.state).toEqual(at.state);
    expect(moves(at, "host", "fox", "keep").state.seats.host.exertedInk).toBe(5);
  });

  test("[CR 4.3.7.4b] it is at one location, from turn to turn, until it moves or leaves play", () => {
    const back = action("back", [
      { do: "return-to-hand", target: { pick: "all", where: { name: "fox" } } },
    ]);
    const at = table([...cards, back], {
      seats: { host: { play: ["fox", "keep", "pier"], hand: ["back"] } },
    });
    const round = goesRound(moves(at, "host", "fox", "keep"));
    expect(dataOf(round, "host", "fox").at).toBe(inPlay(at, "host", "keep"));
    const moved = moves(round, "host", "fox", "pier");
    expect(dataOf(moved, "host", "fox").at).toBe(inPlay(at, "host", "pier"));
    const again = plays(plays(moved, "host", "back"), "host", "fox");
    expect(dataOf(again, "host", "fox").at).toBeNull();
  });

  test("[CR 4.3.7.4c] a location that leaves play leaves its characters behind", () => {
    const flood = action("flood", [
      { do: "banish", target: { pick: "chosen", where: { type: "location" } } },
    ]);
    const other = character("other");
    const at = table([...cards, flood, other], {
      seats: { host: { play: ["fox", "keep", "pier", "other"], hand: ["flood"] } },
    });
    const there = moves(moves(at, "host", "fox", "keep"), "host", "other", "pier");
    const after = chooses(plays(there, "host", "flood"), "host", inPlay(at, "host", "keep"));
    expect(defsIn(after, "host", "play")).toEqual(["fox", "pier", "other"]);
    expect(dataOf(after, "host", "fox").at).toBeNull();
    expect(dataOf(after, "host", "other").at).toBe(inPlay(at, "host", "pier"));
  });

  test("[CR 4.3.7.5] [CR 4.3.7.6] what it triggers goes into the bag, and ends it when that is empty", () => {
    const inn = location("inn", {
      moveCost: 0,
      abilities: [
        whenever({ on: "moves-to-location", card: { type: "character" }, other: "this" }, [
          { do: "may", effects: [draw(1)] },
        ]),
      ],
    });
    const scout = character("scout", {
      abilities: [whenever({ on: "moves-to-location", card: "this" }, [gain(1)])],
    });
    const at = table([...cards, inn, scout], {
      seats: { host: { play: ["fox", "scout", "keep", "inn"] } },
    });
    expect(lore(moves(at, "host", "scout", "keep"))).toEqual([1, 0]);
    const open = moves(at, "host", "fox", "inn");
    expect(asked(open)).toEqual(["host answer_may"]);
    moves(open, "host", "scout", "keep").refused("prompt/answer-first");
    const over = open.when("host", "ANSWER_MAY yes");
    expect(over.state.seats.host.hand).toHaveLength(1);
    expect(lore(moves(over, "host", "scout", "keep"))).toEqual([1, 0]);
    expect(lore(over)).toEqual([0, 0]);
  });
});

describe("moved by an effect", () => {
  const everybody = { pick: "all", where: {} } as const;
  const anywhere = { pick: "chosen", where: { type: "location" } } as const;
  const march: Effect = { do: "move-to-location", target: everybody, to: anywhere };
  const scout = character("scout", {
    abilities: [whenever({ on: "moves-to-location", card: "this" }, [gain(1)])],
  });
  const set = [...cards, scout, action("march", [march], { cost: 0 })];

  test("[CR 4.3.7.4] a character pays no move cost, and [CR 4.3.7.5] what waits for a move triggers", () => {
    const at = table(set, {
      seats: { host: { hand: ["march"], play: ["scout", "pier"], has: { exertedInk: 5 } } },
    });
    const after = plays(at, "host", "march");
    expect(dataOf(after, "host", "scout").at).toBe(inPlay(at, "host", "pier"));
    expect(after.state.seats.host.exertedInk).toBe(5);
    expect(lore(after)).toEqual([1, 0]);
  });

  test("[CR 4.3.7.1a] [CR 4.3.7.1b] only characters go, and only to a location of their own player", () => {
    const at = table(set, {
      seats: {
        host: { hand: ["march"], play: ["fox", "lamp", "keep"] },
        away: { play: ["fox", "pier"] },
      },
    });
    const where = (after: ReturnType<typeof table>): (string | null)[] =>
      [...after.state.seats.host.play, ...after.state.seats.away.play].map(
        (id) => after.state.cards.get(id as CardId)?.data?.at ?? null,
      );
    const [keep, pier] = [inPlay(at, "host", "keep"), inPlay(at, "away", "pier")];
    const marching = plays(at, "host", "march");
    expect(where(chooses(marching, "host", keep))).toEqual([keep, null, null, null, null]);
    expect(where(chooses(marching, "host", pier))).toEqual([null, null, null, pier, null]);
  });

  test("[CR 4.3.7.3d] who is there already does not move", () => {
    const at = table(set, { seats: { host: { hand: ["march"], play: ["scout", "fox", "keep"] } } });
    const after = plays(moves(at, "host", "scout", "keep"), "host", "march");
    expect(dataOf(after, "host", "fox").at).toBe(inPlay(at, "host", "keep"));
    // Once for the turn action, and not again.
    expect(lore(after)).toEqual([1, 0]);
  });

  test("[CR 7.1.9] to where there is no location nobody moves", () => {
    const sign = item("sign", {
      abilities: [
        whenever({ on: "played", card: "this" }, [
          { do: "move-to-location", target: everybody, to: { pick: "it" } },
        ]),
      ],
    });
    const at = table([fox, sign], { seats: { host: { hand: ["sign"], play: ["fox"] } } });
    const after = plays(at, "host", "sign");
    expect(dataOf(after, "host", "fox").at).toBeNull();
    after.thenNot("CARD_REACHED_LOCATION");
  });

  test("[CR 7.1.2a] without a character or without a location it cannot be chosen", () => {
    const anyone = { pick: "chosen", where: { type: "character", side: "yours" } } as const;
    const either = action("either", [
      {
        do: "choose-one",
        options: [[{ do: "move-to-location", target: anyone, to: anywhere }], [gain(7)]],
      },
    ]);
    const modes = (...play: string[]) =>
      plays(
        table([...cards, either], { seats: { host: { hand: ["either"], play } } }),
        "host",
        "either",
      );
    expect(lore(modes("fox"))).toEqual([7, 0]);
    expect(lore(modes("keep"))).toEqual([7, 0]);
    expect(asked(modes("fox", "keep"))).toEqual(["host choose_option"]);
  });
});
