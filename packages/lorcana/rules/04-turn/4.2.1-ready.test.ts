import { describe, expect, test } from "vitest";
import { bonus, gain, standing, whenever } from "../../fixtures/abilities.ts";
import { chooses, goesRound, inPlay, lore, plays } from "../../fixtures/acts.ts";
import {
  action,
  character,
  dataOf,
  defsIn,
  item,
  placed,
  table,
  when,
} from "../../fixtures/table.ts";

const tired = character("tired");
const lamp = item("lamp");
const exerted = { exerted: true } as const;

describe("the Ready step", () => {
  test("[CR 4.2.1.1a] readies all of the active player's cards, ink too, and no others", () => {
    const at = table([tired, lamp], {
      seats: {
        host: { play: [placed("tired", exerted)], has: { exertedInk: 2 } },
        away: { play: [placed("tired", exerted), placed("lamp", exerted)], has: { exertedInk: 3 } },
      },
    });
    const { state } = at.when("host", "END_TURN");
    expect(dataOf({ state }, "away", "tired").exerted).toBe(false);
    expect(dataOf({ state }, "away", "lamp").exerted).toBe(false);
    expect(state.seats.away.exertedInk).toBe(0);
    expect(dataOf({ state }, "host", "tired").exerted).toBe(true);
    expect(state.seats.host.exertedInk).toBe(2);
  });

  test("[CR 4.2.1.1b] leaves what cannot ready, though the prohibition ends in this step", () => {
    const chill = action("chill", [
      {
        do: "restrict",
        restriction: "ready-step",
        target: { pick: "chosen", where: { type: "character", side: "opposing" } },
        duration: "until-its-next-turn",
      },
    ]);
    const at = table([chill, tired, character("other")], {
      seats: {
        host: { hand: ["chill"] },
        away: { play: [placed("tired", exerted), placed("other", exerted)] },
      },
    });
    const chilled = chooses(plays(at, "host", "chill"), "host", inPlay(at, "away", "tired"));
    const theirs = chilled.when("host", "END_TURN");
    expect(dataOf(theirs, "away", "tired").exerted).toBe(true);
    expect(dataOf(theirs, "away", "other").exerted).toBe(false);
    expect(theirs.state.shared.effects).toEqual([]);
    const later = theirs.when("away", "END_TURN").when("host", "END_TURN");
    expect(dataOf(later, "away", "tired").exerted).toBe(false);
  });

  test("[CR 4.2.1.2] effects during your turn begin before what lasts until then ends", () => {
    // Three damage on three willpower: it lives on one bonus in their turn, on another in its own.
    const owl = character("owl", {
      willpower: 3,
      abilities: [standing("self", [bonus("willpower", 1)], { while: { turn: "yours" } })],
    });
    const shelter = action("shelter", [
      {
        do: "modify",
        stat: "willpower",
        amount: 1,
        target: { pick: "chosen", where: { type: "character", side: "yours" } },
        duration: "until-your-next-turn",
      },
    ]);
    const at = table([owl, shelter], {
      seats: { host: { hand: ["shelter"], play: [placed("owl", { damage: 3 })] } },
    });
    const sheltered = goesRound(plays(at, "host", "shelter"));
    expect(sheltered.state.shared.effects).toEqual([]);
    expect(defsIn(sheltered, "host", "play")).toEqual(["owl"]);
    const alone = at.when("host", "END_TURN");
    expect(defsIn(alone, "host", "discard")).toEqual(["owl"]);
  });

  test("[CR 4.2.1.2] what holds in the opponents' turns only is over as soon as one's own begins", () => {
    const bat = character("bat", {
      willpower: 3,
      abilities: [standing("self", [bonus("willpower", 1)], { while: { turn: "opponents" } })],
    });
    const at = table([bat], {
      seats: { away: { play: [placed("bat", { damage: 3, exerted: true })] } },
    });
    const after = at.when("host", "END_TURN");
    after.then({ type: "ALL_READIED" }, { type: "TURN_BEGINS" }, { type: "CARD_BANISHED" });
    expect(defsIn(after, "away", "discard")).toEqual(["bat"]);
  });

  test("[CR 4.2.1.2] an ability that triggers during one player's turns is silent in the other's", () => {
    const gift = action("gift", [{ do: "draw", amount: 1, who: "each" }], { cost: 0 });
    const own = item("own", {
      abilities: [whenever({ on: "drawn", side: "yours", during: "your-turn" }, [gain(1)])],
    });
    const their = item("their", {
      abilities: [whenever({ on: "drawn", side: "yours", during: "opponents-turn" }, [gain(5)])],
    });
    const listening = (name: string) =>
      plays(
        table([gift, own, their], {
          seats: { host: { hand: ["gift"], play: [name] }, away: { play: [name] } },
        }),
        "host",
        "gift",
      );
    expect(lore(listening("own"))).toEqual([1, 0]);
    expect(lore(listening("their"))).toEqual([0, 5]);
  });

  test("[CR 4.2.1.3] ends what lasts until the start of your next turn, and only yours", () => {
    const fog = action("fog", [
      {
        do: "restrict",
        restriction: "quest",
        target: { pick: "all", where: { type: "character" } },
        duration: "until-your-next-turn",
      },
    ]);
    const at = table([fog, tired], {
      seats: { host: { hand: ["fog"], play: ["tired"] }, away: { play: ["tired"] } },
    });
    const fogged = plays(at, "host", "fog");
    fogged.when("host", `QUEST ${inPlay(at, "host", "tired")}`).refused("quest/forbidden");
    const theirs = fogged.when("host", "END_TURN");
    theirs.when("away", `QUEST ${inPlay(at, "away", "tired")}`).refused("quest/forbidden");
    const mine = theirs.when("away", "END_TURN");
    expect(lore(mine.when("host", `QUEST ${inPlay(at, "host", "tired")}`))).toEqual([1, 0]);
  });

  test("[CR 4.2.1.4] abilities of the start of the turn trigger, and do not resolve yet", () => {
    const dawn = item("dawn", { abilities: [whenever({ on: "turn-starts" }, [gain(1)])] });
    // Its shelter ends in the same step: its check comes after the trigger, and finds it there.
    const doomed = character("doomed", {
      willpower: 1,
      abilities: [
        standing("self", [bonus("willpower", 1)], { while: { turn: "opponents" } }),
        whenever({ on: "turn-starts" }, [gain(5)]),
        when("banished", [gain(2)]),
      ],
    });
    const at = table([dawn, doomed], {
      seats: { away: { play: ["dawn", placed("doomed", { damage: 1 })] } },
    });
    const after = at.when("host", "END_TURN");
    after.then(
      { type: "TURN_BEGINS", seat: "away" },
      { type: "CARD_BANISHED" },
      { type: "BAG_ADDED", entries: { length: 3 } },
    );
    expect(lore(after)).toEqual([0, 0]);
    expect(after.state.shared.bag.map(({ name }) => name)).toEqual([
      "turn-starts",
      "turn-starts",
      "banished",
    ]);
  });
});
