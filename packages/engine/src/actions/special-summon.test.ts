import { expect, test } from "vitest";
import { card, defsIn, duel, duelGame, spell, unit } from "../../fixtures/duel.ts";
import {
  asked,
  cast,
  facesIn,
  outcomes,
  passAll,
  type Stage,
  stage,
  told,
} from "../../fixtures/stage.ts";
import type { ActionOf } from "../cards/card.ts";

type From = ActionOf<"special_summon">["from"];
const summon = (
  from: From,
  more: Partial<ActionOf<"special_summon">> = {},
): ActionOf<"special_summon"> => ({ kind: "special_summon", from, ...more });

test("[LT 6.7] special_summon: the controller chooses position and slot", () => {
  const start = cast(
    stage([summon("graveyard")], { host: { graveyard: ["nerd"], board: ["bully"] } }),
  );
  expect(asked(start)).toEqual(["host choose_position"]);
  start.offered(
    "host",
    "CHOOSE_POSITION attack",
    "CHOOSE_POSITION attack slot=2",
    "CHOOSE_POSITION defense",
    "CHOOSE_POSITION defense slot=2",
  );
  const then = start.when("host", "CHOOSE_POSITION defense slot=2");
  const data = { position: "defense", summoned: "special", turnEntered: 3, isToken: false };
  expect(outcomes(then)).toMatchObject([
    { type: "SPECIAL_SUMMONED", seat: "host", change: { def: "nerd", faceDown: false, data } },
  ]);
  expect(then.state.seats.host.board.map((id) => id && then.state.cards.get(id)?.def)).toEqual([
    "bully",
    null,
    "nerd",
  ]);
  expect(then.state.seats.host.normalSummonUsed).toBe(false);
});

test("[LT 6.7] special_summon: an effect that says the position asks for nothing", () => {
  const given = { host: { graveyard: ["nerd"] } };
  const then = cast(stage([summon("graveyard", { position: "defense" })], given));
  expect(outcomes(then)).toMatchObject([
    { type: "SPECIAL_SUMMONED", change: { to: { index: 0 }, data: { position: "defense" } } },
  ]);
});

test("[LT 6.7] special_summon: face-down it is in defense position; who saw it come knows it", () => {
  const given = { host: { graveyard: ["nerd"] } };
  const then = cast(stage([summon("graveyard", { faceDown: true })], given));
  const data = { position: "defense", summoned: null };
  expect(outcomes(then)).toMatchObject([
    { type: "SPECIAL_SUMMONED", change: { faceDown: true, data } },
  ]);
  expect(then.state.known.get(card(then, "host", "board", "nerd"))).toEqual(["away"]);
});

test("[LT 8.8] special_summon: from a graveyard, exactly the stereotypes that fit, as many as said", () => {
  const filter = { maxLevel: 4 };
  const action = summon("graveyard", { side: "any", count: 2, filter, position: "attack" });
  const start = cast(
    stage([action], {
      host: { graveyard: ["nerd", "prefect", "note"] },
      away: { graveyard: ["bully", "alarm", "nerd"] },
    }),
  );
  const own = card(start, "host", "graveyard", "nerd");
  const bully = card(start, "away", "graveyard", "bully");
  const nerd = card(start, "away", "graveyard", "nerd");
  start.offered(
    "host",
    `CHOOSE_CARDS ${own},${bully}`,
    `CHOOSE_CARDS ${own},${nerd}`,
    `CHOOSE_CARDS ${bully},${nerd}`,
  );
  const then = start.when("host", `CHOOSE_CARDS ${own},${bully}`);
  expect(defsIn(then, "host", "board")).toEqual(["nerd", "bully"]);
  expect(then.state.cards.get(card(then, "host", "board", "bully"))).toMatchObject({
    owner: "away",
  });
});

test("[LT 1.2] special_summon: no more than there are slots and cards, without asking where all go", () => {
  const action = summon("banished", { count: 3, position: "attack" });
  const banished = ["nerd", "bully"];
  const two = cast(stage([action], { host: { banished }, away: { banished: ["prefect"] } }));
  expect(defsIn(two, "host", "board")).toEqual(["nerd", "bully"]);
  const one = cast(stage([action], { host: { banished, board: ["prefect", "prefect"] } }));
  expect(asked(one)).toEqual(["host choose_cards"]);
  one.offered(
    "host",
    `CHOOSE_CARDS ${card(one, "host", "banished", "nerd")}`,
    `CHOOSE_CARDS ${card(one, "host", "banished", "bully")}`,
  );
  const full = { board: ["prefect", "prefect", "prefect"] };
  expect(outcomes(cast(stage([action], { host: { banished, ...full } })))).toEqual([]);
});

test("[LT 8.8] special_summon: the effect's targets", () => {
  const start = stage([summon("target", { position: "attack" })], {
    host: { graveyard: ["note", "nerd", "bully"] },
    targets: [{ zone: "graveyard", side: "any", count: 1, filter: { cardType: "stereotype" } }],
  });
  const then = cast(start, card(start, "host", "graveyard", "bully"));
  expect(defsIn(then, "host", "board")).toEqual(["bully"]);
  expect(defsIn(then, "host", "graveyard")).toEqual(["note", "nerd", "it"]);
});

test("[LT 8.8] special_summon: a target that lies banished comes back, one on a board stays there", () => {
  const both = { zone: "banished", side: "any", count: 1 } as const;
  const start = stage([summon("target", { position: "attack" })], {
    host: { banished: ["nerd"] },
    away: { banished: ["bully"], board: ["prefect"] },
    targets: [both, { zone: "board", side: "opponent", count: 1 }],
  });
  const asking = cast(start);
  const aimed = asking
    .when("host", `CHOOSE_CARDS ${card(start, "away", "banished", "bully")}`)
    .when("host", `CHOOSE_CARDS ${card(start, "away", "board", "prefect")}`);
  const then = passAll(aimed);
  expect(defsIn(then, "host", "board")).toEqual(["bully"]);
  expect(defsIn(then, "away", "banished")).toEqual([]);
  expect(defsIn(then, "away", "board")).toEqual(["prefect"]);
  expect(defsIn(then, "host", "banished")).toEqual(["nerd"]);
});

test("[LT 8.8] special_summon: a target that is no stereotype stays where it is", () => {
  const start = stage([summon("target", { position: "attack" })], {
    host: { graveyard: ["note"] },
    targets: [{ zone: "graveyard", side: "self", count: 1 }],
  });
  expect(outcomes(cast(start, card(start, "host", "graveyard", "note")))).toEqual([]);
});

test("[LT 8.6] special_summon: a full board leaves the target where it is", () => {
  const start = stage([summon("target")], {
    host: { graveyard: ["nerd"], board: ["bully", "bully", "bully"] },
    targets: [{ zone: "graveyard", side: "self", count: 1 }],
  });
  const then = cast(start, card(start, "host", "graveyard", "nerd"));
  expect(outcomes(then)).toEqual([]);
  expect(asked(then)).toEqual([]);
});

const hand: Stage = { host: { hand: ["note", "nerd", "bully"] } };

test("[LT 8.8] special_summon: from hand what fits, or none; what is chosen is revealed", () => {
  const start = cast(stage([summon("hand", { filter: { archetype: "jock" } })], hand));
  expect(asked(start)).toEqual(["host choose_cards"]);
  const bully = card(start, "host", "hand", "bully");
  start.offered("host", "CHOOSE_CARDS -", `CHOOSE_CARDS ${bully}`);
  const chosen = start.when("host", `CHOOSE_CARDS ${bully}`);
  expect(outcomes(chosen)).toMatchObject([{ type: "CARDS_REVEALED", seat: "host" }]);
  expect(asked(chosen)).toEqual(["host choose_position"]);
  expect(facesIn(chosen, "away", "host", "hand")).toEqual(["bully"]);
  const then = chosen.when("host", "CHOOSE_POSITION attack");
  expect(outcomes(then)).toMatchObject([{ type: "SPECIAL_SUMMONED", change: { def: "bully" } }]);
  expect(defsIn(then, "host", "hand")).toEqual(["note", "nerd"]);
  expect(facesIn(then, "away", "host", "hand")).toEqual([]);
  const none = start.when("host", "CHOOSE_CARDS -");
  expect(outcomes(none)).toEqual([]);
});

test("[LT 13.4] special_summon: a hand with nothing that fits asks as well; no hand or slot does not", () => {
  const start = cast(stage([summon("hand")], { host: { hand: ["note"] } }));
  start.offered("host", "CHOOSE_CARDS -");
  const opened = told(start, "away").find(({ type }) => type === "PROMPT_OPENED");
  expect(opened).toEqual({ type: "PROMPT_OPENED", prompt: { seat: "host", kind: "choose_cards" } });
  expect(asked(cast(stage([summon("hand")])))).toEqual([]);
  const full = { hand: ["nerd"], board: ["bully", "bully", "bully"] };
  expect(asked(cast(stage([summon("hand")], { host: full })))).toEqual([]);
});

test("[LT 8.8] special_summon: several from hand one by one, as many as said and as there is room for", () => {
  const hand = ["nerd", "nerd", "nerd", "bully"];
  const pick = (at: ReturnType<typeof stage>) =>
    at.when("host", `CHOOSE_CARDS ${card(at, "host", "hand", "nerd")}`);
  const boardAfterTwo = (count: number, board: string[]): string[] => {
    const action = summon("hand", { count, position: "attack" });
    const first = pick(cast(stage([action], { host: { hand, board } })));
    expect(outcomes(first)).toMatchObject([
      { type: "CARDS_REVEALED" },
      { type: "SPECIAL_SUMMONED" },
    ]);
    expect(asked(first)).toEqual(["host choose_cards"]);
    const then = passAll(pick(first));
    expect(asked(then)).toEqual([]);
    expect(defsIn(then, "host", "hand")).toEqual(["nerd", "bully"]);
    return defsIn(then, "host", "board");
  };
  expect(boardAfterTwo(3, ["prefect"])).toEqual(["prefect", "nerd", "nerd"]);
  expect(boardAfterTwo(2, [])).toEqual(["nerd", "nerd"]);
});

test("[LT 8.8] special_summon: from the deck, which is looked through and shuffled whatever is found", () => {
  const deck = ["note", "nerd", "bully"];
  const start = cast(
    stage([summon("deck", { count: 2, filter: { maxAttack: 500 } })], { host: { deck } }),
  );
  expect(outcomes(start)).toMatchObject([{ type: "CARDS_VIEWED", seat: "host" }]);
  const nerd = card(start, "host", "deck", "nerd");
  start.offered("host", "CHOOSE_CARDS -", `CHOOSE_CARDS ${nerd}`);
  const none = start.when("host", "CHOOSE_CARDS -");
  expect(outcomes(none)).toMatchObject([{ type: "DECK_SHUFFLED", seat: "host" }]);
  const chosen = start.when("host", `CHOOSE_CARDS ${nerd}`);
  // Shown on top: where it lay, and which of two copies it is, is nobody's business.
  expect(outcomes(chosen)).toMatchObject([
    { type: "CARD_TO_DECK", change: { to: { index: 0 } } },
    { type: "CARDS_REVEALED", seat: "host" },
  ]);
  const placed = chosen.when("host", "CHOOSE_POSITION attack");
  expect(outcomes(placed)).toMatchObject([
    { type: "SPECIAL_SUMMONED", change: { def: "nerd" } },
    { type: "CARDS_VIEWED", seat: "host" },
  ]);
  placed.offered("host", "CHOOSE_CARDS -");
  const then = placed.when("host", "CHOOSE_CARDS -");
  expect(outcomes(then)).toMatchObject([{ type: "DECK_SHUFFLED", seat: "host" }]);
  expect(defsIn(then, "host", "deck").sort()).toEqual(["bully", "note"]);
  expect(facesIn(then, "host", "host", "deck")).toEqual([]);
  expect(outcomes(cast(stage([summon("deck")], { host: { deck: [] } })))).toEqual([]);
});

test("[LT 9.7] special_summon: the simple game takes the first that fit, in attack position", () => {
  const config = { responses: "auto" } as const;
  const deck = ["note", "nerd", "bully"];
  const then = cast(stage([summon("deck", { count: 2 })], { host: { deck }, config }));
  expect(asked(then)).toEqual([]);
  expect(defsIn(then, "host", "board")).toEqual(["nerd", "bully"]);
  then.then(
    { type: "SPECIAL_SUMMONED", change: { data: { position: "attack" } } },
    { type: "SPECIAL_SUMMONED", change: { data: { position: "attack" } } },
    { type: "DECK_SHUFFLED" },
  );
});

test("[LT 8.8] special_summon: a deck that nobody looks through is not shuffled", () => {
  const full = { deck: ["nerd", "note"], board: ["bully", "bully", "bully"] };
  expect(outcomes(cast(stage([summon("deck")], { host: full })))).toEqual([]);
});

test("[LT 9.7] special_summon: the simple game takes one's own before the other seat's", () => {
  const given: Stage = {
    host: { graveyard: ["nerd"] },
    away: { graveyard: ["bully"] },
    config: { responses: "auto" },
  };
  const either = summon("graveyard", { side: "any", position: "attack" });
  const then = cast(stage([either], given));
  expect(defsIn(then, "host", "board")).toEqual(["nerd"]);
  expect(defsIn(then, "away", "graveyard")).toEqual(["bully"]);
});

test("[LT 5.6] special_summon: from a graveyard with more than 200 ways to take 3, one first", () => {
  // 220 ways to take 3 of 12, and then 55 to take 2 of 11.
  const graveyard = Array.from({ length: 12 }, () => "nerd");
  const action = summon("graveyard", { count: 3, position: "attack" });
  const start = cast(stage([action], { host: { graveyard } }));
  const choose = (at: typeof start, count: number): typeof start =>
    at.when("host", `CHOOSE_CARDS ${at.state.seats.host.graveyard.slice(0, count).join(",")}`);
  choose(start, 3).refused("choice/wrong-number");
  const one = choose(start, 1).then({ type: "SPECIAL_SUMMONED" });
  expect(asked(one)).toEqual(["host choose_cards"]);
  choose(one, 1).refused("choice/wrong-number");
  const all = choose(one, 2).thenNot("CARDS_REVEALED", "CARDS_VIEWED");
  expect(asked(all)).toEqual([]);
  expect(defsIn(all, "host", "board")).toEqual(["nerd", "nerd", "nerd"]);
});

test("[LT 2.8, 6.7] special_summon: from a hand nobody looks at a deck, and no deck is shuffled", () => {
  const start = cast(stage([summon("hand", { position: "attack" })], { host: { hand: ["nerd"] } }));
  const types = start.events.map(({ type }) => type);
  expect(types).not.toContain("CARDS_VIEWED");
  const nerd = card(start, "host", "hand", "nerd");
  const done = start.when("host", `CHOOSE_CARDS ${nerd}`);
  expect(outcomes(done).map(({ type }) => type)).toEqual(["CARDS_REVEALED", "SPECIAL_SUMMONED"]);
  expect(facesIn(done, "host", "host", "deck")).toEqual([]);
  const none = start.when("host", { type: "CHOOSE_CARDS", cards: [] });
  expect(outcomes(none)).toEqual([]);
});

test("[LT 6.7] special_summon: who is asked for a position reads of which card", () => {
  const call = spell("call", "normal", [
    { id: "c", type: "ignition", actions: [summon("graveyard")] },
  ]);
  const cards = [call, unit("nerd"), unit("bully")];
  const start = duel(cards, {
    seats: { host: { hand: ["call"], graveyard: ["nerd"], board: ["bully"] } },
  });
  const asking = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "call")}`);
  const moves = duelGame(cards).legalMoves(asking.state, "host");
  const texts = moves.filter(({ command }) => command.type === "CHOOSE_POSITION");
  expect([...new Set(texts.map(({ text }) => text))]).toEqual([
    "Summon nerd in attack position",
    "Summon nerd in defense position",
  ]);
});
