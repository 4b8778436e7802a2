/** CR 10.1.1c: keywords that are lost; names for Shift; what somebody counts as costing to sing. */
import { describe, expect, test } from "vitest";
import { standing } from "../../fixtures/abilities.ts";
import { challenges, inPlay, plays } from "../../fixtures/acts.ts";
import { factsOf } from "../../fixtures/sight.ts";
import {
  action,
  card,
  character,
  defsIn,
  item,
  keyword,
  placed,
  song,
  table,
} from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

const every = { pick: "all", where: { type: "character" } } as const;

describe("[CR 10.1.1c] a keyword that is lost", () => {
  const lose: Effect = {
    do: "grant-keyword",
    keyword: "evasive",
    lost: true,
    target: every,
    duration: "turn",
  };
  const give: Effect = { do: "grant-keyword", keyword: "evasive", target: every, duration: "turn" };
  const owl = character("owl", { abilities: [keyword("evasive"), keyword("ward")] });

  test.each([
    ["printed", [lose], ["ward"]],
    ["given before", [give, lose], ["ward"]],
    ["given after", [lose, give], ["ward"]],
    ["given alone", [give], ["evasive", "ward"]],
  ])("%s", (_, effects, left) => {
    const cards = [owl, action("deed", effects)];
    const at = table(cards, { seats: { host: { hand: ["deed"], play: ["owl"] } } });
    const done = plays(at, "host", "deed");
    expect([...factsOf(cards, done, "host", "owl").keywords].sort()).toEqual(left);
    const next = done.when("host", "END_TURN");
    expect([...factsOf(cards, next, "host", "owl").keywords].sort()).toEqual(["evasive", "ward"]);
  });

  test("by a static ability, and so another may challenge it", () => {
    const net = item("net", {
      abilities: [
        standing({ where: { type: "character", side: "opposing" } }, [
          { fact: "keyword", keyword: "evasive", lost: true },
        ]),
      ],
    });
    const at = (play: string[]) =>
      table([owl, net], {
        seats: {
          host: { play: ["blank", ...play] },
          away: { play: [placed("owl", { exerted: true })] },
        },
      });
    expect(factsOf([owl, net], at(["net"]), "away", "owl").keywords).toEqual(["ward"]);
    challenges(at([]), "host", "blank", "owl").refused("challenge/evasive");
    challenges(at(["net"]), "host", "blank", "owl").then({ type: "CHALLENGE_DECLARED" });
  });
});

test("a keyword for each of something has that much of it", () => {
  const knight = character("knight", {
    abilities: [
      standing("self", [
        {
          fact: "keyword",
          keyword: "resist",
          value: 1,
          each: { count: { type: "item", side: "yours" } },
        },
      ]),
    ],
  });
  const hit = action("hit", [{ do: "deal-damage", amount: 2, target: every }]);
  const damage = (play: string[]) => {
    const at = table([knight, item("shield"), hit], {
      seats: { host: { hand: ["hit"], play: ["knight", ...play] } },
    });
    const done = plays(at, "host", "hit");
    return done.state.cards.get(inPlay(done, "host", "knight"))?.data?.damage;
  };
  expect([damage([]), damage(["shield"]), damage(["shield", "shield"])]).toEqual([2, 1, 0]);
});

describe("[CR 10.8.1e] a name for Shift", () => {
  const base = (name: string | { readonly any: true }) =>
    character("base", { abilities: [standing("self", [{ fact: "shift-name", name }])] });
  const queen = character("queen", { cost: 6, abilities: [keyword("shift", 2)] });
  const on = (name: string | { readonly any: true }) => {
    const at = table([base(name), queen], { seats: { host: { hand: ["queen"], play: ["base"] } } });
    return plays(at, "host", "queen", `onto=${card(at, "host", "play", "base")}`);
  };

  test.each([["queen"], [{ any: true } as const]])("%j", (name) => {
    expect(defsIn(on(name), "host", "play")).toEqual(["queen"]);
  });

  test("another name is none", () => {
    expect(defsIn(on("knave"), "host", "play")).toEqual(["base"]);
  });

  test("and for nothing else", () => {
    const call = action("call", [
      { do: "exert", target: { pick: "all", where: { name: "queen" } } },
    ]);
    const at = table([base("queen"), queen, call], {
      seats: { host: { hand: ["call"], play: ["base"] } },
    });
    const done = plays(at, "host", "call");
    expect(done.state.cards.get(inPlay(done, "host", "base"))?.data?.exerted).toBe(false);
  });
});

describe("[CR 6.3.3.3e] what it counts as costing to sing", () => {
  const carol = song("carol", [{ do: "gain-lore", amount: 1 }], { cost: 3 });
  const choir = item("choir", {
    abilities: [
      standing({ where: { type: "character", side: "yours" } }, [
        { fact: "singing-cost", amount: 1 },
      ]),
    ],
  });
  const warm = action("warm", [
    {
      do: "sing-as",
      amount: 1,
      target: { pick: "chosen", where: { type: "character", side: "yours" } },
      duration: "turn",
    },
    { do: "draw", amount: { stat: "cost", of: every } },
  ]);
  const sings = (play: string[], first?: string) => {
    const at = table([carol, choir, warm], {
      seats: { host: { hand: ["carol", "warm"], play: ["blank", ...play] } },
    });
    const then = first === undefined ? at : plays(at, "host", first);
    const singer = `singer=${card(then, "host", "play", "blank")}`;
    return plays(then, "host", "carol", singer).state.seats.host.lore;
  };

  test("as long as it stands, by an item or for a turn", () => {
    expect(sings([])).toBe(0);
    expect(sings(["choir"])).toBe(1);
    expect(sings([], "warm")).toBe(1);
  });

  test("for all else it costs what it costs", () => {
    const at = table([carol, choir, warm], {
      seats: { host: { hand: ["warm"], play: ["blank", "choir"] } },
    });
    expect(defsIn(plays(at, "host", "warm"), "host", "hand")).toHaveLength(2);
  });
});
