import { describe, expect, test } from "vitest";
import { standing } from "../../fixtures/abilities.ts";
import { challenges, inPlay, plays } from "../../fixtures/acts.ts";
import { offers } from "../../fixtures/sight.ts";
import {
  action,
  asked,
  character,
  dataOf,
  keyword,
  location,
  placed,
  table,
} from "../../fixtures/table.ts";

const cards = [
  character("guard", { abilities: [keyword("bodyguard")] }),
  character("sneaky-guard", { abilities: [keyword("bodyguard"), keyword("evasive")] }),
  character("friend"),
  character("challenger", { strength: 1, willpower: 9 }),
  character("climber", { willpower: 9, abilities: [keyword("evasive")] }),
  character("captain", {
    abilities: [
      standing({ where: { type: "character", side: "yours", other: true } }, [
        { fact: "keyword", keyword: "bodyguard" },
      ]),
    ],
  }),
  action("post", [
    {
      do: "grant-keyword",
      keyword: "bodyguard",
      target: { pick: "chosen", where: { type: "character", side: "yours" } },
      duration: "until-your-next-turn",
    },
  ]),
  location("harbour"),
];
const exerted = (def: string) => placed(def, { exerted: true });

describe("entering play", () => {
  test("[CR 10.2.2a] its player says whether it is exerted, and nothing exerts it", () => {
    const at = table(cards, { seats: { host: { hand: ["guard"] } } });
    const asking = plays(at, "host", "guard");
    expect(asked(asking)).toEqual(["host answer_may"]);
    asking.offered("host", "ANSWER_MAY yes", "ANSWER_MAY no");
    const yes = asking.when("host", "ANSWER_MAY yes");
    expect(dataOf(yes, "host", "guard")).toMatchObject({ exerted: true, drying: true });
    yes.thenNot("CARD_EXERTED");
    const no = asking.when("host", "ANSWER_MAY no");
    expect(dataOf(no, "host", "guard")).toMatchObject({ exerted: false, drying: true });
  });

  test("[CR 10.2.2a] who has no Bodyguard is not asked", () => {
    const at = table(cards, { seats: { host: { hand: ["friend"] } } });
    expect(asked(plays(at, "host", "friend"))).toEqual([]);
  });

  test("[CR 10.2.2b] Bodyguard from another card's static ability gives the choice too", () => {
    const at = table(cards, { seats: { host: { hand: ["friend"], play: ["captain"] } } });
    const asking = plays(at, "host", "friend");
    expect(asked(asking)).toEqual(["host answer_may"]);
    expect(dataOf(asking.when("host", "ANSWER_MAY yes"), "host", "friend").exerted).toBe(true);
  });
});

test("[CR 10.2.2b] a location that is given it is never exerted, and nobody is asked", () => {
  const banner = character("banner", {
    abilities: [
      standing({ where: { side: "yours" } }, [{ fact: "keyword", keyword: "bodyguard" }]),
    ],
  });
  const at = table([...cards, banner], {
    seats: { host: { hand: ["harbour"], play: ["banner"] } },
  });
  const after = plays(at, "host", "harbour");
  expect(asked(after)).toEqual([]);
  expect(dataOf(after, "host", "harbour").exerted).toBe(false);
});

describe("being challenged first", () => {
  test("[CR 10.2.3a] characters without it are refused, any of those with it may be chosen", () => {
    const at = table(cards, {
      seats: {
        host: { play: ["challenger"] },
        away: { play: [exerted("friend"), exerted("guard"), exerted("guard")] },
      },
    });
    challenges(at, "host", "challenger", "friend").refused("challenge/bodyguard");
    const challenger = inPlay(at, "host", "challenger");
    const [, one, two] = at.state.seats.away.play;
    expect(offers(cards, at, "host", "CHALLENGE")).toEqual([
      `CHALLENGE ${challenger} ${one}`,
      `CHALLENGE ${challenger} ${two}`,
    ]);
  });

  test("[CR 10.2.3a] Bodyguard that was given counts the same", () => {
    const at = table(cards, {
      shared: { turnSeat: "away" },
      seats: {
        host: { play: ["challenger"] },
        away: { hand: ["post"], play: [exerted("friend"), exerted("captain")] },
      },
    });
    const posted = plays(at, "away", "post").when(
      "away",
      `CHOOSE_CARDS ${inPlay(at, "away", "captain")}`,
    );
    // The captain gives its friend Bodyguard, and has it now too: both may be challenged.
    const turned = posted.when("away", "END_TURN");
    const challenger = inPlay(turned, "host", "challenger");
    expect(offers(cards, turned, "host", "CHALLENGE")).toEqual([
      `CHALLENGE ${challenger} ${inPlay(turned, "away", "friend")}`,
      `CHALLENGE ${challenger} ${inPlay(turned, "away", "captain")}`,
    ]);
  });

  test("[CR 10.2.3b] a ready bodyguard protects nobody", () => {
    const at = table(cards, {
      seats: {
        host: { play: ["challenger"] },
        away: { play: [exerted("friend"), "guard"] },
      },
    });
    const challenger = inPlay(at, "host", "challenger");
    expect(offers(cards, at, "host", "CHALLENGE")).toEqual([
      `CHALLENGE ${challenger} ${inPlay(at, "away", "friend")}`,
    ]);
    expect(dataOf(challenges(at, "host", "challenger", "friend"), "away", "friend").damage).toBe(1);
  });

  test("[CR 10.2.3b] an evasive bodyguard protects from whoever can challenge it, and from nobody else", () => {
    const at = table(cards, {
      seats: {
        host: { play: ["challenger", "climber"] },
        away: { play: [exerted("friend"), exerted("sneaky-guard")] },
      },
    });
    expect(offers(cards, at, "host", "CHALLENGE")).toEqual([
      `CHALLENGE ${inPlay(at, "host", "challenger")} ${inPlay(at, "away", "friend")}`,
      `CHALLENGE ${inPlay(at, "host", "climber")} ${inPlay(at, "away", "sneaky-guard")}`,
    ]);
    challenges(at, "host", "climber", "friend").refused("challenge/bodyguard");
  });

  test("[CR 10.2.3c] a location may be challenged in spite of it", () => {
    const at = table(cards, {
      seats: {
        host: { play: ["challenger"] },
        away: { play: [exerted("friend"), exerted("guard"), "harbour"] },
      },
    });
    const challenger = inPlay(at, "host", "challenger");
    expect(offers(cards, at, "host", "CHALLENGE")).toEqual([
      `CHALLENGE ${challenger} ${inPlay(at, "away", "guard")}`,
      `CHALLENGE ${challenger} ${inPlay(at, "away", "harbour")}`,
    ]);
    expect(dataOf(challenges(at, "host", "challenger", "harbour"), "away", "harbour").damage).toBe(
      1,
    );
  });
});
