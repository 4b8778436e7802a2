import { describe, expect, test } from "vitest";
import {
  action,
  asked,
  card,
  character,
  defsIn,
  item,
  lies,
  location,
  song,
  table,
} from "../../fixtures/table.ts";

const cards = [
  action("zap", [
    { do: "deal-damage", amount: 2, target: { pick: "chosen", where: { type: "character" } } },
  ]),
  song("tune", [{ do: "draw", amount: 1 }], { cost: 2 }),
  character("singer", { cost: 2 }),
  character("small", { cost: 1 }),
  item("lamp"),
  location("pier"),
];

describe("playing a card", () => {
  test("[CR 4.3.4.6] exactly as many ink are exerted as it costs", () => {
    const at = table(cards, { seats: { host: { hand: ["singer"] } } });
    const after = at.when("host", `PLAY_CARD ${card(at, "host", "hand", "singer")}`);
    expect(after.state.seats.host.exertedInk).toBe(2);
    expect(defsIn(after, "host", "play")).toEqual(["singer"]);
  });

  test("[CR 4.3.4.7] permanents enter play; an action resolves and goes to the discard", () => {
    const at = table(cards, {
      seats: {
        host: { hand: ["zap", "lamp", "pier"], play: ["singer"] },
        away: { play: ["small"] },
      },
    });
    const played = at
      .when("host", `PLAY_CARD ${card(at, "host", "hand", "lamp")}`)
      .when("host", `PLAY_CARD ${card(at, "host", "hand", "pier")}`)
      .when("host", `PLAY_CARD ${card(at, "host", "hand", "zap")}`);
    expect(asked(played)).toEqual(["host choose_cards"]);
    expect(defsIn(played, "host", "limbo")).toEqual(["zap"]);
    expect(defsIn(played, "host", "discard")).toEqual([]);
    const after = played.when("host", `CHOOSE_CARDS cards=${card(at, "away", "play", "small")}`);
    expect(defsIn(after, "host", "discard")).toEqual(["zap"]);
    expect(defsIn(after, "host", "play")).toEqual(["singer", "lamp", "pier"]);
  });

  test("[CR 6.3.3.3] a ready, dry character that costs enough sings the song instead", () => {
    const at = table(cards, {
      seats: {
        host: { hand: ["tune"], play: ["small", "singer", lies("singer", { drying: true })] },
      },
    });
    const tune = card(at, "host", "hand", "tune");
    const singer = card(at, "host", "play", "singer");
    at.offered(
      "host",
      `PLAY_CARD ${tune}`,
      `PLAY_CARD ${tune} singer=${singer}`,
      `PUT_INTO_INKWELL ${tune}`,
      `QUEST ${card(at, "host", "play", "small")}`,
      `QUEST ${singer}`,
      "END_TURN",
    );
    const after = at.when("host", `PLAY_CARD ${tune} singer=${singer}`);
    expect(after.state.seats.host.exertedInk).toBe(0);
    expect(after.state.cards[singer]?.data?.exerted).toBe(true);
    expect(after.state.seats.host.hand).toHaveLength(1);
  });
});
