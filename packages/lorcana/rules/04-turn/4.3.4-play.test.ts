import { describe, expect, test } from "vitest";
import { draw, gain, standing, whenever } from "../../fixtures/abilities.ts";
import { chooses, inPlay, lore, plays } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  card,
  character,
  dataOf,
  defsIn,
  item,
  keyword,
  location,
  placed,
  song,
  table,
  when,
} from "../../fixtures/table.ts";

const zap = action("zap", [
  { do: "deal-damage", amount: 2, target: { pick: "chosen", where: { type: "character" } } },
]);
const hero = character("hero");
const lamp = item("lamp");
const pier = location("pier");

describe("a card that cannot be played", () => {
  test("[CR 4.3.4.1a] with too little ready ink nothing is exerted and the card stays in hand", () => {
    const at = table([hero], {
      seats: { host: { hand: ["hero"], inkwell: ["blank", "blank"], has: { exertedInk: 1 } } },
    });
    const after = plays(at, "host", "hero").refused("play/cannot-pay");
    expect(after.state).toEqual(at.state);
    at.offered("host", `PUT_INTO_INKWELL ${card(at, "host", "hand", "hero")}`, "END_TURN");
  });

  test("[CR 4.3.4.1a] another cost that cannot be paid refuses it just as much", () => {
    const toll = item("toll", {
      abilities: [
        standing({ player: "you" }, [
          { fact: "extra-cost", cost: { pay: "discard", count: 1 }, where: { type: "character" } },
        ]),
      ],
    });
    const at = table([hero, toll, lamp], { seats: { host: { hand: ["hero"], play: ["toll"] } } });
    expect(plays(at, "host", "hero").refused("play/cannot-pay").state).toEqual(at.state);
    const other = table([hero, toll, lamp], {
      seats: { host: { hand: ["hero", "lamp"], play: ["toll"] } },
    });
    const paid = plays(other, "host", "hero");
    expect(defsIn(paid, "host", "discard")).toEqual(["lamp"]);
    expect(defsIn(paid, "host", "play")).toEqual(["toll", "hero"]);
  });

  test("[CR 4.3.4.1b] what an effect forbids, or a way of paying that is not open, is refused", () => {
    const ban = item("ban", {
      abilities: [
        standing({ player: "opponents" }, [
          { fact: "restriction", restriction: "play-characters" },
        ]),
      ],
    });
    const heir = character("heir", { name: "hero", abilities: [keyword("shift", 1)] });
    const tune = song("tune", [draw(1)], { cost: 3 });
    const at = table([ban, hero, lamp, heir, tune], {
      seats: {
        host: { hand: ["hero", "lamp", "tune"], play: ["hero", placed("hero", { drying: true })] },
        away: { play: ["ban"] },
      },
    });
    const [base, drying] = at.state.seats.host.play;
    for (const [line, code] of [
      ["hero", "play/forbidden"],
      [`tune singer=${base}`, "sing/cannot-sing"],
      [`tune singer=${drying}`, "sing/cannot-sing"],
      ["tune together=together", "sing/not-enough"],
      [`lamp singer=${base}`, "sing/not-a-song"],
      [`lamp onto=${base}`, "shift/not-there"],
    ] as const) {
      const [def = "", more] = line.split(" ");
      expect(plays(at, "host", def, more).refused(code).state).toEqual(at.state);
    }
    expect(defsIn(plays(at, "host", "lamp"), "host", "play")).toContain("lamp");
  });
});

describe("who plays from where", () => {
  test("[CR 4.3.4.2a] in the opponent's turn nobody plays, unless a card's text says so", () => {
    const at = table([hero], { seats: { away: { hand: ["hero"] } } });
    plays(at, "away", "hero").refused("turn/not-yours");
    const refuge = character("refuge", {
      willpower: 1,
      abilities: [
        when("banished", [{ do: "play-free", from: "discard", where: { name: "hero" } }]),
      ],
    });
    const theirs = table([hero, refuge, zap], {
      seats: { host: { hand: ["zap"] }, away: { play: ["refuge"], discard: ["hero"] } },
    });
    const after = plays(theirs, "host", "zap");
    expect(defsIn(after, "away", "play")).toEqual(["hero"]);
  });

  test("[CR 4.3.4.2b] from the hand, and from elsewhere only where a card's text says so", () => {
    const dig = action("dig", [{ do: "play-free", from: "discard", where: { type: "character" } }]);
    const at = table([hero, dig], { seats: { host: { hand: ["dig"], discard: ["hero"] } } });
    at.when("host", `PLAY_CARD ${card(at, "host", "discard", "hero")}`).refused("card/not-in-hand");
    const after = plays(at, "host", "dig");
    expect(defsIn(after, "host", "play")).toEqual(["hero"]);
    expect(defsIn(after, "host", "discard")).toEqual(["dig"]);
  });
});

describe("announcing", () => {
  test("[CR 4.3.4.3] the card is shown to all and leaves the hand", () => {
    const at = table([zap, hero], {
      seats: { host: { hand: ["zap"], play: ["hero"] }, away: { play: ["hero"] } },
    });
    const after = plays(at, "host", "zap");
    after.then(
      {
        type: "PLAY_ANNOUNCED",
        change: { def: "zap", faceSeenBy: ["host", "away"], to: { zone: "limbo" } },
      },
      { type: "INK_SPENT", amount: 1 },
      { type: "CARD_PLAYED" },
    );
    expect(after.state.seats.host.hand).toEqual([]);
  });

  const heir = character("heir", {
    name: "hero",
    cost: 4,
    abilities: [keyword("shift", 2)],
  });
  const tune = song("tune", [draw(1)], { cost: 2 });

  test("[CR 4.3.4.4a] by ink or by one alternate cost, and exactly one", () => {
    const at = table([heir, hero, tune], {
      seats: { host: { hand: ["heir", "tune"], play: ["hero"] } },
    });
    const base = inPlay(at, "host", "hero");
    const [card1, card2] = [card(at, "host", "hand", "heir"), card(at, "host", "hand", "tune")];
    at.offered(
      "host",
      `PLAY_CARD ${card1}`,
      `PLAY_CARD ${card1} onto=${base}`,
      `PLAY_CARD ${card2}`,
      `PLAY_CARD ${card2} singer=${base}`,
      `PUT_INTO_INKWELL ${card1}`,
      `PUT_INTO_INKWELL ${card2}`,
      `QUEST ${base}`,
      "END_TURN",
    );
    plays(at, "host", "heir", `onto=${base} singer=${base}`).refused("play/one-way");
    expect(plays(at, "host", "heir").state.seats.host.exertedInk).toBe(4);
    expect(plays(at, "host", "heir", `onto=${base}`).state.seats.host.exertedInk).toBe(2);
    expect(plays(at, "host", "tune").state.seats.host.exertedInk).toBe(2);
    const sung = plays(at, "host", "tune", `singer=${base}`);
    expect(sung.state.seats.host.exertedInk).toBe(0);
    expect(dataOf(sung, "host", "hero").exerted).toBe(true);
  });

  test("[CR 4.3.4.4b] what the alternate cost needs is named with it", () => {
    const at = table([heir, hero, tune, character("lark", { cost: 5 })], {
      seats: { host: { hand: ["heir", "tune"], play: ["hero", "hero", "lark"] } },
    });
    const [first, second] = at.state.seats.host.play;
    const shifted = plays(at, "host", "heir", `onto=${second}`);
    expect(shifted.state.seats.host.play).toContain(first);
    expect(defsIn(shifted, "host", "play")).toEqual(["hero", "lark", "heir"]);
    expect(asked(shifted)).toEqual([]);
    const lark = inPlay(at, "host", "lark");
    const sung = plays(at, "host", "tune", `singer=${lark}`);
    expect(sung.state.cards.get(lark)?.data?.exerted).toBe(true);
    expect(dataOf(sung, "host", "hero").exerted).toBe(false);
    plays(at, "host", "heir", `onto=${lark}`).refused("shift/not-there");
  });
});

describe("the card is played", () => {
  test("[CR 4.3.4.7a] [CR 4.3.4.7b] [CR 4.3.4.7c] and enters play as its type says", () => {
    const at = table([hero, lamp, pier], {
      seats: { host: { hand: ["hero", "lamp", "pier"] } },
    });
    const after = plays(plays(plays(at, "host", "hero"), "host", "lamp"), "host", "pier");
    const fresh = { exerted: false, drying: false, damage: 0, at: null };
    expect(dataOf(after, "host", "hero")).toMatchObject({ ...fresh, drying: true });
    expect(dataOf(after, "host", "lamp")).toMatchObject(fresh);
    expect(dataOf(after, "host", "pier")).toMatchObject(fresh);
  });

  test("[CR 4.3.4.7c] a location is neither ready nor exerted for what asks", () => {
    const doze = action("doze", [
      { do: "exert", target: { pick: "all", where: {} } },
      { do: "gain-lore", amount: { count: { exerted: true } } },
    ]);
    const rouse = action("rouse", [{ do: "gain-lore", amount: { count: { exerted: false } } }]);
    const at = table([doze, rouse, hero, pier], {
      seats: { host: { hand: ["doze", "rouse"], play: ["hero", "pier"] } },
    });
    expect(lore(plays(at, "host", "rouse"))).toEqual([1, 0]);
    expect(lore(plays(at, "host", "doze"))).toEqual([1, 0]);
  });

  test("[CR 4.3.4.7d] a shifted character is put on the character named", () => {
    const heir = character("heir", { name: "hero", abilities: [keyword("shift", 1)] });
    const at = table([heir, hero], { seats: { host: { hand: ["heir"], play: ["hero", "hero"] } } });
    const [first] = at.state.seats.host.play;
    const after = plays(at, "host", "heir", `onto=${first}`);
    expect(defsIn(after, "host", "play")).toEqual(["hero", "heir"]);
    expect(defsIn(after, "host", "under")).toEqual(["hero"]);
    const under = after.state.seats.host.under[0];
    expect(under && after.state.cards.get(under)?.data?.beneath).toBe(
      inPlay(after, "host", "heir"),
    );
  });

  test("[CR 4.3.4.7e] an action resolves at once, then goes to its player's discard", () => {
    const at = table([zap, hero], {
      seats: { host: { hand: ["zap"], play: ["hero"] }, away: { play: ["hero"] } },
    });
    const open = plays(at, "host", "zap");
    expect(asked(open)).toEqual(["host choose_cards"]);
    const after = chooses(open, "host", inPlay(at, "away", "hero"));
    expect(dataOf(after, "away", "hero").damage).toBe(2);
    expect(defsIn(after, "host", "discard")).toEqual(["zap"]);
    expect([defsIn(after, "host", "limbo"), defsIn(after, "host", "play")]).toEqual([[], ["hero"]]);
  });

  test("[CR 4.3.4.8a] what announcing, paying, singing and playing triggers waits for the end", () => {
    const toll = item("toll", {
      abilities: [
        standing({ player: "you" }, [
          { fact: "extra-cost", cost: { pay: "discard", count: 1 }, where: { song: true } },
        ]),
        whenever({ on: "discarded" }, [gain(1)], { name: "discard" }),
        whenever({ on: "played", card: { song: true } }, [gain(1)], { name: "song" }),
      ],
    });
    const lark = character("lark", {
      abilities: [
        whenever({ on: "exerted", card: "this" }, [gain(1)], { name: "exerted" }),
        whenever({ on: "sings", card: "this" }, [gain(1)], { name: "sings" }),
      ],
    });
    const hymn = song(
      "hymn",
      [{ do: "may", effects: [{ do: "draw", amount: { count: { type: "item" } } }] }],
      { cost: 2 },
    );
    const at = table([toll, lark, hymn], {
      seats: { host: { hand: ["hymn", "blank"], play: ["toll", "lark"] } },
    });
    const open = plays(at, "host", "hymn", `singer=${inPlay(at, "host", "lark")}`);
    expect(asked(open)).toEqual(["host answer_may"]);
    expect(open.state.shared.bag).toEqual([]);
    const after = open.when("host", "ANSWER_MAY yes");
    expect(after.state.seats.host.hand).toHaveLength(1);
    expect(lore(after)).toEqual([0, 0]);
    expect(after.state.shared.bag.map(({ name }) => name).toSorted()).toEqual([
      "discard",
      "exerted",
      "sings",
      "song",
    ]);
    after.then({ type: "ACTION_DISCARDED" }, { type: "BAG_ADDED" });
  });

  test("[CR 4.3.4.8b] an action that resolves is neither in hand nor in the discard", () => {
    const echo = action("echo", [
      {
        do: "gain-lore",
        amount: { cardsIn: "hand", of: "you" },
      },
      { do: "gain-lore", amount: { count: { type: "action" }, zone: "discard", times: 10 } },
      {
        do: "return-to-hand",
        target: { pick: "chosen", where: { type: "action" }, zone: "discard" },
      },
    ]);
    const at = table([echo], { seats: { host: { hand: ["echo", "blank"] } } });
    const after = plays(at, "host", "echo");
    expect(lore(after)).toEqual([1, 0]);
    expect(defsIn(after, "host", "hand")).toEqual(["blank"]);
    expect(defsIn(after, "host", "discard")).toEqual(["echo"]);
  });

  test("[CR 4.3.4.9] another way of paying does not change what the card costs", () => {
    const critic = item("critic", {
      abilities: [whenever({ on: "played", card: { cost: { min: 5, max: 5 } } }, [gain(1)])],
    });
    const anthem = song("anthem", [draw(1)], { cost: 5 });
    const tenor = character("tenor", { cost: 1, abilities: [keyword("singer", 5)] });
    const heir = character("heir", { name: "tenor", cost: 5, abilities: [keyword("shift", 1)] });
    const at = table([critic, anthem, tenor, heir], {
      seats: { host: { hand: ["anthem", "heir"], play: ["critic", "tenor"] } },
    });
    const singer = inPlay(at, "host", "tenor");
    expect(lore(plays(at, "host", "anthem", `singer=${singer}`))).toEqual([1, 0]);
    expect(lore(plays(at, "host", "heir", `onto=${singer}`))).toEqual([1, 0]);
  });

  test("[CR 6.3.3.3] a ready, dry character that costs enough sings the song instead", () => {
    const tune = song("tune", [draw(1)], { cost: 2 });
    const at = table([tune, hero, character("small", { cost: 1 })], {
      seats: {
        host: { hand: ["tune"], play: ["small", "hero", placed("hero", { drying: true })] },
      },
    });
    const id = card(at, "host", "hand", "tune");
    const singer = inPlay(at, "host", "hero");
    at.offered(
      "host",
      `PLAY_CARD ${id}`,
      `PLAY_CARD ${id} singer=${singer}`,
      `PUT_INTO_INKWELL ${id}`,
      `QUEST ${inPlay(at, "host", "small")}`,
      `QUEST ${singer}`,
      "END_TURN",
    );
    const after = plays(at, "host", "tune", `singer=${singer}`);
    expect(after.state.seats.host.exertedInk).toBe(0);
    expect(after.state.cards.get(singer)?.data?.exerted).toBe(true);
    expect(after.state.seats.host.hand).toHaveLength(1);
  });
});
