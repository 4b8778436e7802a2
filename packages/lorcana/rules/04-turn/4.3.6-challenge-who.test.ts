/** CR 4.3.6.1-4.3.6.9, 4.3.6.20-4.3.6.21: who may challenge what. */
import { describe, expect, test } from "vitest";
import { standing } from "../../fixtures/abilities.ts";
import { challenges, inPlay, lore, plays } from "../../fixtures/acts.ts";
import {
  action,
  character,
  dataOf,
  item,
  keyword,
  location,
  placed,
  table,
} from "../../fixtures/table.ts";
import type { CardDefinition } from "../../src/cards.ts";

const fox = character("fox");
const hen = character("hen");
const pier = location("pier");
const lamp = item("lamp");
const cards: CardDefinition[] = [fox, hen, pier, lamp];
const exerted = { exerted: true } as const;
const tired = placed("hen", exerted);

describe("the challenger", () => {
  test("[CR 4.3.6.1] is a character: items and locations do not challenge", () => {
    const at = table(cards, {
      seats: { host: { play: ["lamp", "pier", "fox"] }, away: { play: [tired] } },
    });
    challenges(at, "host", "lamp", "hen").refused("card/not-a-character");
    challenges(at, "host", "pier", "hen").refused("card/not-a-character");
    const id = inPlay(at, "host", "fox");
    at.offered(
      "host",
      `CHALLENGE ${id} ${inPlay(at, "away", "hen")}`,
      `MOVE_TO_LOCATION ${id} ${inPlay(at, "host", "pier")}`,
      `QUEST ${id}`,
      "END_TURN",
    );
  });

  test("[CR 4.3.6.6a] is not drying, unless it has Rush", () => {
    const rusher = character("rusher", { abilities: [keyword("rush")] });
    const at = table([...cards, rusher], {
      seats: {
        host: { play: [placed("fox", { drying: true }), placed("rusher", { drying: true })] },
        away: { play: [tired] },
      },
    });
    challenges(at, "host", "fox", "hen").refused("card/drying");
    challenges(at, "host", "rusher", "hen").then({ type: "CHALLENGE_DECLARED" });
  });

  test("[CR 4.3.6.6b] is not exerted", () => {
    const at = table(cards, {
      seats: { host: { play: [placed("fox", exerted)] }, away: { play: [tired] } },
    });
    challenges(at, "host", "fox", "hen").refused("card/exerted");
  });

  test("[CR 4.3.6.6c] is nobody of whom an effect says so, and none of the opponent's", () => {
    const truce = item("truce", {
      abilities: [
        standing({ where: { name: "fox" } }, [{ fact: "restriction", restriction: "challenge" }]),
      ],
    });
    const at = table([...cards, truce], {
      seats: { host: { play: ["fox", "hen"] }, away: { play: [tired, "truce", "fox"] } },
    });
    challenges(at, "host", "fox", "hen").refused("challenge/forbidden");
    challenges(at, "host", "hen", "hen").then({ type: "CHALLENGE_DECLARED" });
    const [mine, theirs] = [inPlay(at, "host", "hen"), inPlay(at, "away", "fox")];
    at.when("host", `CHALLENGE ${theirs} ${mine}`).refused("card/not-yours-in-play");
    challenges(at, "away", "fox", "hen").refused("turn/not-yours");
  });
});

describe("the defender", () => {
  test("[CR 4.3.6.7a] is exerted: a ready character is refused", () => {
    const at = table(cards, {
      seats: { host: { play: ["fox"] }, away: { play: ["hen", placed("fox", exerted), "lamp"] } },
    });
    challenges(at, "host", "fox", "hen").refused("challenge/target-ready");
    const id = inPlay(at, "host", "fox");
    at.offered("host", `CHALLENGE ${id} ${inPlay(at, "away", "fox")}`, `QUEST ${id}`, "END_TURN");
  });

  test("[CR 4.3.6.7b] is the opponent's: a character of one's own is refused", () => {
    const at = table(cards, { seats: { host: { play: ["fox", tired] } } });
    const [id, own] = [inPlay(at, "host", "fox"), inPlay(at, "host", "hen")];
    at.when("host", `CHALLENGE ${id} ${own}`).refused("challenge/not-opposing");
    at.offered("host", `QUEST ${id}`, "END_TURN");
  });

  const shy = character("shy", {
    abilities: [standing("self", [{ fact: "restriction", restriction: "be-challenged" }])],
  });
  const aloof = character("aloof", {
    abilities: [
      standing("self", [
        {
          fact: "restriction",
          restriction: "be-challenged",
          by: { strength: { max: 2 } },
        },
      ]),
    ],
  });
  const bird = character("bird", { abilities: [keyword("evasive")] });
  const guard = character("guard", { abilities: [keyword("bodyguard")] });
  const ox = character("ox", { strength: 3 });

  test("[CR 4.3.6.8a] can be challenged, by anyone and by this challenger", () => {
    const at = table([...cards, shy, aloof, bird, ox], {
      seats: {
        host: { play: ["fox", "ox"] },
        away: { play: [placed("shy", exerted), placed("aloof", exerted), placed("bird", exerted)] },
      },
    });
    challenges(at, "host", "fox", "shy").refused("challenge/protected");
    challenges(at, "host", "ox", "shy").refused("challenge/protected");
    challenges(at, "host", "fox", "aloof").refused("challenge/protected");
    challenges(at, "host", "fox", "bird").refused("challenge/evasive");
    const [foxId, oxId] = [inPlay(at, "host", "fox"), inPlay(at, "host", "ox")];
    at.offered(
      "host",
      `CHALLENGE ${oxId} ${inPlay(at, "away", "aloof")}`,
      `QUEST ${foxId}`,
      `QUEST ${oxId}`,
      "END_TURN",
    );
  });

  test("[CR 4.3.6.8a] who is safe from some challengers is not one that cannot be challenged", () => {
    const census = action("census", [
      { do: "gain-lore", amount: { count: { restricted: "be-challenged" } } },
    ]);
    const at = table([...cards, shy, aloof, census], {
      seats: { host: { hand: ["census"] }, away: { play: ["shy", "aloof"] } },
    });
    expect(lore(plays(at, "host", "census"))).toEqual([1, 0]);
  });

  test("[CR 4.3.6.8a] and no Bodyguard stands before it", () => {
    const at = table([...cards, guard], {
      seats: { host: { play: ["fox"] }, away: { play: [tired, placed("guard", exerted), "pier"] } },
    });
    challenges(at, "host", "fox", "hen").refused("challenge/bodyguard");
    const id = inPlay(at, "host", "fox");
    at.offered(
      "host",
      `CHALLENGE ${id} ${inPlay(at, "away", "guard")}`,
      `CHALLENGE ${id} ${inPlay(at, "away", "pier")}`,
      `QUEST ${id}`,
      "END_TURN",
    );
  });

  test("[CR 4.3.6.8b] a challenge that is refused leaves all as it was", () => {
    const at = table([...cards, shy], {
      seats: { host: { play: ["fox"] }, away: { play: [placed("shy", exerted)] } },
    });
    const after = challenges(at, "host", "fox", "shy").refused("challenge/protected");
    expect(after.state).toEqual(at.state);
    expect(dataOf(after, "host", "fox").exerted).toBe(false);
  });

  test("[CR 4.3.6.20] may be an opposing location, and never one's own", () => {
    const at = table(cards, {
      seats: { host: { play: ["fox", "pier"] }, away: { play: ["pier", "lamp"] } },
    });
    const [id, own] = [inPlay(at, "host", "fox"), inPlay(at, "host", "pier")];
    at.when("host", `CHALLENGE ${id} ${own}`).refused("challenge/not-opposing");
    at.offered(
      "host",
      `CHALLENGE ${id} ${inPlay(at, "away", "pier")}`,
      `MOVE_TO_LOCATION ${id} ${own}`,
      `QUEST ${id}`,
      "END_TURN",
    );
    const after = challenges(at, "host", "fox", "pier");
    expect(dataOf(after, "host", "fox").exerted).toBe(true);
    expect(dataOf(after, "away", "pier").damage).toBe(2);
  });

  test("[CR 4.3.6.21] a location can be challenged whenever one may challenge at all", () => {
    const at = table(cards, { seats: { host: { play: ["fox"] }, away: { hand: ["pier"] } } });
    const laid = at
      .when("host", "END_TURN")
      .when("away", { type: "PLAY_CARD", card: at.state.seats.away.hand[0] as never })
      .when("away", "END_TURN");
    expect(dataOf(laid, "away", "pier").exerted).toBe(false);
    expect(dataOf(challenges(laid, "host", "fox", "pier"), "away", "pier").damage).toBe(2);
    const guarded = table([...cards, shy], {
      seats: { host: { play: [placed("fox", { drying: true })] }, away: { play: ["pier"] } },
    });
    challenges(guarded, "host", "fox", "pier").refused("card/drying");
  });
});

test("[CR 4.3.6.7] an opposing item is not challenged, exerted or not", () => {
  const set = [character("knight"), item("lamp")];
  for (const exerted of [true, false]) {
    const at = table(set, {
      seats: { host: { play: ["knight"] }, away: { play: [placed("lamp", { exerted })] } },
    });
    challenges(at, "host", "knight", "lamp").refused("challenge/not-opposing");
  }
});
