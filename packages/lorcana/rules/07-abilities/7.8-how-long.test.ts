/** What stands for a while, and what ends with it. */
import { describe, expect, test } from "vitest";
import { draw, gain, whenever } from "../../fixtures/abilities.ts";
import { challenges, lore, plays, quests } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  card,
  character,
  item,
  location,
  placed,
  table,
} from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

const every = { pick: "all", where: { type: "character" } } as const;
const types = ({ events }: ReturnType<typeof table>) => events.map(({ type }) => type);
const hero = character("hero", { willpower: 9 });
const foe = character("foe", { strength: 0, willpower: 1 });

function read(effects: readonly Effect[], ...play: string[]) {
  const at = table([action("deed", effects), hero, foe], {
    seats: { host: { hand: ["deed"], play } },
  });
  return plays(at, "host", "deed");
}

const stronger: Effect = {
  do: "modify",
  stat: "strength",
  amount: 1,
  target: every,
  duration: "turn",
};
const watch: Effect = {
  do: "whenever",
  when: { on: "quests" },
  effects: [gain(1)],
  duration: "turn",
};

describe("[CR 4.4.1.3] what lasts this turn", () => {
  test("ends with it, on cards and as a trigger alike", () => {
    const both = read([stronger, watch], "hero");
    expect([both.state.shared.effects.length, both.state.shared.watches.length]).toEqual([1, 1]);
    const { shared } = both.when("host", "END_TURN").state;
    expect([shared.effects, shared.watches]).toEqual([[], []]);
  });

  test("is told to have ended, and nothing is where there was nothing", () => {
    expect(types(read([stronger], "hero").when("host", "END_TURN"))).toContain("EFFECTS_EXPIRED");
    expect(types(read([gain(1)], "hero").when("host", "END_TURN"))).not.toContain(
      "EFFECTS_EXPIRED",
    );
  });

  test("is told apart by numbers that nothing has twice", () => {
    const { shared } = read([stronger, watch, { do: "reduce-cost", amount: 1 }], "hero").state;
    expect(shared.effects.map(({ id }) => id)).toEqual([1, 3]);
    expect(shared.watches.map(({ id }) => id)).toEqual([2]);
    expect(shared.nextEffect).toBe(4);
  });
});

test("[CR 4.2.1.3] what stands about a player until their next turn ends as it starts", () => {
  const bans = (who: "you" | "opponent") =>
    read([
      {
        do: "restrict-player",
        restriction: "play-actions",
        who,
        duration: "until-its-next-turn",
      },
    ]).when("host", "END_TURN");
  expect(bans("opponent").state.shared.effects).toEqual([]);
  expect(bans("you").state.shared.effects).toHaveLength(1);
  expect(bans("you").when("away", "END_TURN").state.shared.effects).toEqual([]);
});

test("[CR 8.1.5] what applied to a card ends as it leaves, and to no other", () => {
  const out: Effect = { do: "banish", target: { pick: "all", where: { name: "foe" } } };
  const left = read([stronger, out], "hero", "foe").state;
  expect(left.shared.effects).toHaveLength(1);
  expect(left.shared.effects[0]?.on).toEqual({ card: left.seats.host.play[0] });
});

describe("[CR 4.3.6.18] a challenge ends", () => {
  const fought = (damage: number) =>
    challenges(
      table([hero, foe], {
        seats: {
          host: { play: ["hero"] },
          away: { play: [placed("foe", { exerted: true, damage })] },
        },
      }),
      "host",
      "hero",
      "foe",
    );
  const tough = character("foe", { strength: 0, willpower: 9 });

  test("and it is told whether somebody has left", () => {
    fought(0).then({ type: "CHALLENGE_ENDED", why: "participant-left" });
    const at = table([hero, tough], {
      seats: { host: { play: ["hero"] }, away: { play: [placed("foe", { exerted: true })] } },
    });
    challenges(at, "host", "hero", "foe").then({ type: "CHALLENGE_ENDED", why: "done" });
  });

  test("[CR 1.9.1.3] the credit for a banished card goes with it", () => {
    expect(types(fought(0))).not.toContain("CREDITS_CLEARED");
    const at = table([hero, tough], {
      seats: { host: { play: ["hero"] }, away: { play: [placed("foe", { exerted: true })] } },
    });
    expect(types(challenges(at, "host", "hero", "foe"))).toContain("CREDITS_CLEARED");
  });
});

test("[CR 7.1.7c] triggers that go on for ever count as turn actions after a while", () => {
  const echo = item("echo", {
    abilities: [whenever({ on: "lore-gained" }, [{ do: "may", effects: [gain(1)] }])],
  });
  const at = table(
    [echo, character("singer", { lore: 1 })],
    { seats: { host: { play: ["echo", "singer"] } } },
    { maxActionsPerTurn: 2, loreToWin: 1000 },
  );
  let now = quests(at, "host", "singer");
  let answers = 0;
  while (asked(now).includes("host answer_may") && answers < 50) {
    now = now.when("host", "ANSWER_MAY yes");
    answers++;
  }
  now.ended("loop");
  // Four are free, and each one after them is an action: with the quest that is more than two.
  expect(answers).toBe(4 + 2);
});

test("[CR 7.4.1b] once per turn is counted for each copy of a card by itself", () => {
  const fan = character("fan", {
    abilities: [
      whenever({ on: "quests", card: { name: "singer" } }, [gain(1)], { oncePerTurn: true }),
    ],
  });
  const at = table([fan, character("singer", { lore: 1 })], {
    seats: { host: { play: ["fan", "fan", "singer"] } },
  });
  const asking = quests(at, "host", "singer");
  asking.then({ type: "TRIGGERS_QUEUED", triggers: [{ entry: 0 }, { entry: 0 }] });
  const done = asking.when("host", `CHOOSE_BAG_ENTRY ${asking.state.shared.bag[0]?.entry}`);
  expect(lore(done)).toEqual([3, 0]);
});

test("[CR 4.3.7.3, 4.3.8.1] a card in hand does nothing that is done in play", () => {
  const able = character("able", {
    abilities: [{ kind: "activated", costs: [{ pay: "ink", amount: 1 }], effects: [draw(1)] }],
  });
  const at = table([able, foe, location("mill")], {
    seats: {
      host: { hand: ["able", "mill"], play: ["mill", "able"] },
      away: { play: [placed("foe", { exerted: true })] },
    },
  });
  const [own, there] = [card(at, "host", "hand", "able"), card(at, "away", "play", "foe")];
  const mill = card(at, "host", "play", "mill");
  for (const command of [
    `QUEST ${own}`,
    `CHALLENGE ${own} ${there}`,
    `MOVE_TO_LOCATION ${own} ${mill}`,
    `USE_ABILITY ${own} 0`,
  ]) {
    at.when("host", command).refused("card/not-yours-in-play");
  }
  const inHand = card(at, "host", "hand", "mill");
  at.when("host", `MOVE_TO_LOCATION ${card(at, "host", "play", "able")} ${inHand}`).refused(
    "move/not-a-location",
  );
  at.when("host", `CHALLENGE ${card(at, "host", "play", "able")} ${inHand}`).refused(
    "challenge/not-opposing",
  );
});
