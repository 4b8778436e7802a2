/** CR 1.10.2.3: who loses leaves, with all that is theirs, and the others go on. */
import { describe, expect, test } from "vitest";
import { bonus, draw, gain, standing, using, whenever } from "../../fixtures/abilities.ts";
import { chooses, inPlay, plays, quests, uses } from "../../fixtures/acts.ts";
import { match } from "../../fixtures/match.ts";
import { EVERYBODY, viewOf } from "../../fixtures/sight.ts";
import {
  action,
  asked,
  card,
  character,
  defsIn,
  item,
  location,
  placed,
  table,
  when,
} from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";
import { ZONES } from "../../src/vocabulary.ts";

type At = ReturnType<typeof table>;
const deed = (...effects: Effect[]) => action("deed", effects);
const three = (host: object = {}, away: object = {}, third: object = {}) => ({
  seats: { host, away, third },
});
const BLANKS = Array<string>(60).fill("blank");
const CHOSEN = { pick: "chosen", where: { type: "character" } } as const;
const leftOf = ({ state }: At): readonly string[] => state.shared.left ?? [];
const cardsOf = ({ state }: At, seat: "host" | "away" | "third"): number =>
  ZONES.reduce((sum, zone) => sum + state.seats[seat][zone].length, 0);

describe("all cards of theirs", () => {
  const full = {
    hand: ["blank", "blank"],
    play: ["blank", "quay"],
    discard: ["blank"],
    under: [{ def: "blank", faceDown: true }],
  };

  test("[CR 1.10.2.3a] are gone from all zones, when the check finds the draw that failed", () => {
    const at = table(
      [deed({ do: "draw", amount: 1, who: "each-opponent" }), location("quay")],
      three({ hand: ["deed"] }, { ...full, deck: [] }, full),
    );
    const after = plays(at, "host", "deed");
    expect([leftOf(after), cardsOf(after, "away")]).toEqual([["away"], 0]);
    expect(after.state.outcome.status).toBe("running");
    expect(cardsOf(after, "third")).toBe(cardsOf(at, "third"));
    expect(after.state.seats.third.hand).toHaveLength(3);
  });

  test.each(EVERYBODY)("[CR 1.10.2.3a] and %s is shown none of the hidden ones", (viewer) => {
    const cards = [location("quay")];
    const at = table(cards, three({}, {}, full)).when("third", "CONCEDE");
    const seen = viewOf(cards, at, viewer);
    expect(Object.values(seen.zones.third).map(({ count }) => count)).toEqual(ZONES.map(() => 0));
    const gone = at.events.filter(({ type }) => type === "CARDS_GONE");
    expect(gone.length).toBe(6);
  });

  test("[CR 1.10.2.3a] nothing has left play by that, and a challenge with one of them ends", () => {
    const mourner = item("mourner", {
      abilities: [
        whenever({ on: "leaves-play", card: { type: "character" }, side: "any" }, [gain(1)]),
        whenever({ on: "banished", card: { type: "character" }, side: "any" }, [gain(1)]),
      ],
    });
    const brave = character("brave", {
      abilities: [when("challenged", [{ do: "deal-damage", amount: 1, target: CHOSEN }])],
    });
    const at = table(
      [mourner, brave],
      three(
        { play: ["mourner", "blank"] },
        { play: [placed("brave", { exerted: true })] },
        { play: ["blank"] },
      ),
    );
    const open = at.when(
      "host",
      `CHALLENGE ${inPlay(at, "host", "blank")} ${inPlay(at, "away", "brave")}`,
    );
    expect(asked(open)).toEqual(["away choose_cards"]);
    const after = open.when("away", "CONCEDE").then({ type: "CHALLENGE_ENDED" });
    expect(after.state.shared.challenge).toBeNull();
    expect(after.events.some(({ type }) => type === "CARD_BANISHED")).toBe(false);
    expect(after.state.seats.host.lore).toBe(0);
  });
});

test("[CR 1.10.2.3b] effects of their cards are gone, and triggers made for later", () => {
  const blessing = deed(
    { do: "modify", stat: "strength", amount: 3, target: CHOSEN, duration: "until-your-next-turn" },
    { do: "later", at: "your-next-turn", effects: [{ do: "gain-lore", amount: 5, who: "each" }] },
  );
  const crown = item("crown", {
    abilities: [standing({ where: { type: "character" } }, [bonus("willpower", 2)])],
  });
  const at = table(
    [blessing, crown],
    three({ hand: ["deed"], play: ["crown"] }, { play: ["blank"] }, {}),
  );
  const blessed = plays(at, "host", "deed").when("host", "END_TURN");
  const blank = inPlay(blessed, "away", "blank");
  const factsOf = (now: At) => viewOf([blessing, crown], now, "spectator").game.cards[blank];
  expect(factsOf(blessed)).toMatchObject({ strength: 5, willpower: 5 });
  const after = blessed.when("host", "CONCEDE");
  expect(factsOf(after)).toMatchObject({ strength: 2, willpower: 3 });
  expect(after.state.shared).toMatchObject({ effects: [], watches: [] });
  const round = after.when("away", "END_TURN").when("third", "END_TURN");
  expect(round.state.seats.away.lore).toBe(0);
});

describe("their abilities in the bag", () => {
  const quest = { on: "quests", card: { type: "character" } } as const;
  const give = (amount: number): Effect => ({ do: "gain-lore", amount, who: "each" });
  const bell = item("bell", { abilities: [whenever(quest, [give(1)], { name: "bell" })] });
  const gong = item("gong", { abilities: [whenever(quest, [give(10)], { name: "gong" })] });

  test("[CR 1.10.2.3c] are gone with them", () => {
    const at = table(
      [bell, gong],
      three({ play: ["blank", "bell", "bell"] }, { play: ["gong"] }, {}),
    );
    const open = quests(at, "host", "blank");
    expect(asked(open)).toEqual(["host choose_bag_entry"]);
    const after = open.when("away", "CONCEDE");
    expect(after.state.shared.bag.map(({ seat }) => seat)).toEqual(["host", "host", "away"]);
    const [entry] = after.state.shared.bag;
    const done = after.when("host", `CHOOSE_BAG_ENTRY ${entry?.entry}`);
    expect(done.state.shared.bag).toEqual([]);
    expect(done.state.seats.third.lore).toBe(2);
  });

  test("[CR 1.10.2.3c] and none of theirs enters it any more", () => {
    const wail = item("wail", {
      abilities: [whenever({ on: "drawn", side: "any" }, [give(10)], { name: "wail" })],
    });
    const feast = deed({ do: "draw", amount: 1, who: "each" });
    const at = table([wail, feast], three({ hand: ["deed"] }, { play: ["wail"], deck: [] }, {}));
    const after = plays(at, "host", "deed");
    expect(leftOf(after)).toEqual(["away"]);
    expect(after.state.seats.third.lore).toBe(0);
    expect(after.state.shared.bag).toEqual([]);
  });
});

describe("in their own turn", () => {
  test("[CR 1.10.2.3d] a failed draw in the Draw step: the next player's turn follows", () => {
    const at = table([], three({}, { deck: [] }, {})).when("host", "END_TURN");
    expect([leftOf(at), at.state.shared.turnSeat]).toEqual([["away"], "third"]);
    expect(at.state.shared.turnNumber).toBe(7);
    const round = at.when("third", "END_TURN").when("host", "END_TURN");
    expect(round.state.shared.turnSeat).toBe("third");
  });

  test("[CR 1.10.2.3d] what waits of the others resolves first", () => {
    const ear = item("ear", {
      abilities: [whenever({ on: "quests", card: { type: "character" } }, [draw(2)])],
    });
    const thirst = character("thirst", { abilities: [when("quests", [draw(1)])] });
    const at = table([ear, thirst], three({ play: ["thirst"], deck: [] }, { play: ["ear"] }, {}));
    const after = quests(at, "host", "thirst");
    expect(after.state.shared).toMatchObject({ left: ["host"], turnSeat: "away", turnNumber: 6 });
    // Two through the ear before its own turn, and one in its Draw step.
    expect(after.state.seats.away.hand).toHaveLength(3);
  });

  test("[CR 1.10.2.3d] with the later rule who ends the turn without a deck leaves, too", () => {
    const at = table([], three({ deck: [] }, {}, {}), { deckOut: "end-turn-empty" });
    const after = at.when("host", "END_TURN");
    expect(after.state.shared).toMatchObject({ left: ["host"], turnSeat: "away" });
  });
});

describe("who concedes while something is half done", () => {
  test("[CR 1.10.2.3e] is asked nothing more, and it goes on", () => {
    const purge = deed({ do: "discard", amount: 1, who: "each-opponent" }, draw(1));
    const two = { hand: ["blank", "blank"] };
    const at = plays(table([purge], three({ hand: ["deed"] }, two, two)), "host", "deed");
    expect(asked(at)).toEqual(["away choose_cards"]);
    const gone = at.when("away", "CONCEDE");
    expect(asked(gone)).toEqual(["third choose_cards"]);
    const [first] = gone.state.seats.third.hand;
    const after = chooses(gone, "third", first as never);
    expect(after.state.seats.host.hand).toHaveLength(1);
    expect(cardsOf(after, "away")).toBe(0);
  });

  test("[CR 1.10.2.3e] what follows if they do not is done", () => {
    const toll = deed({
      do: "may",
      who: "opponent",
      effects: [{ do: "lose-lore", amount: 1, who: "opponent" }],
      otherwise: [gain(2)],
    });
    const open = plays(table([toll], three({ hand: ["deed"] }, {}, {})), "host", "deed");
    const asking = open.when("host", "CHOOSE_OPTION 1");
    expect(asked(asking)).toEqual(["away answer_may"]);
    expect(asking.when("away", "CONCEDE").state.seats.host.lore).toBe(2);
  });

  test.each([
    ["may", { do: "may", effects: [{ do: "gain-lore", amount: 3, who: "each" }] }],
    ["choose-one", { do: "choose-one", options: [[gain(0)], [draw(1)]] }],
    ["an amount", { do: "remove-damage", amount: 2, upTo: true, target: { pick: "self" } }],
  ] as [string, Effect][])("[CR 1.10.2.3e] also in the middle of their own: %s", (_, effect) => {
    const lever = character("lever", { abilities: [using([], [effect, draw(1)])] });
    const at = table([lever], three({ play: [placed("lever", { damage: 2 })] }, {}, {}));
    const open = uses(at, "host", "lever");
    expect(asked(open)).toHaveLength(1);
    const after = open.when("host", "CONCEDE");
    expect(after.state.shared).toMatchObject({ left: ["host"], resolutions: [], turnSeat: "away" });
    expect(after.state.seats.third.lore).toBe(0);
    expect(asked(after)).toEqual([]);
  });

  test("[CR 1.10.2.3e] before the first player is named: it is the next to the left", () => {
    const at = match([], { thirdDeck: BLANKS, fourthDeck: BLANKS, chooser: "third" });
    const without = at.when("away", "CONCEDE");
    without.offered(
      "third",
      "CHOOSE_FIRST_PLAYER host",
      "CHOOSE_FIRST_PLAYER third",
      "CHOOSE_FIRST_PLAYER fourth",
    );
    without.when("third", "CHOOSE_FIRST_PLAYER away").refused("options/bad-seat");
    const after = at.when("third", "CONCEDE");
    expect(after.state.shared.startingPlayer).toBe("fourth");
    expect(asked(after)).toEqual(["fourth alter_hand"]);
  });

  test("[CR 1.10.2.3e] while hands are altered: the next one is asked", () => {
    const at = match([], { thirdDeck: BLANKS, chooser: "host" });
    const chosen = at.when("host", "CHOOSE_FIRST_PLAYER away").when("host", "CONCEDE");
    expect(asked(chosen)).toEqual(["away alter_hand"]);
    const third = chosen.when("away", "CONCEDE");
    third.ended("concede", "third");
    const kept = chosen.when("away", "ALTER_HAND -");
    expect(asked(kept)).toEqual(["third alter_hand"]);
    expect(kept.when("third", "ALTER_HAND -").state.shared).toMatchObject({
      turnSeat: "away",
      turnNumber: 1,
    });
  });
});

describe("who has left", () => {
  const toast = deed({ do: "gain-lore", amount: 1, who: "chosen-player" });

  test("[CR 1.10.2.3f] is not there to be chosen, has no turn and cannot concede again", () => {
    const at = table([toast], three({ hand: ["deed"] }, {}, {})).when("away", "CONCEDE");
    plays(at, "host", "deed").offered("host", "CHOOSE_OPTION 0", "CHOOSE_OPTION 2");
    at.when("away", "CONCEDE").refused("player/left");
    at.when("referee", "TIMEOUT away").refused("player/left");
    expect(at.when("host", "END_TURN").state.shared.turnSeat).toBe("third");
  });

  test("[CR 1.10.2.3f] and is no opponent: with one left nobody is asked which", () => {
    const at = table(
      [deed({ do: "gain-lore", amount: 1, who: "opponent" })],
      three({ hand: ["deed"] }, {}, {}),
    ).when("referee", "TIMEOUT away");
    const after = plays(at, "host", "deed");
    expect(asked(after)).toEqual([]);
    expect(after.state.seats.third.lore).toBe(1);
  });
});

describe("several at once", () => {
  const feast = deed({ do: "draw", amount: 1, who: "each" });

  test("[CR 1.10.2.3g] leave together, and who alone is left has won", () => {
    const at = table([feast], three({ hand: ["deed"] }, { deck: [] }, { deck: [] }));
    plays(at, "host", "deed").ended("deck-out", "host");
    const four = table([feast], {
      seats: { host: { hand: ["deed"] }, away: { deck: [] }, third: {}, fourth: { deck: [] } },
    });
    const after = plays(four, "host", "deed");
    expect(leftOf(after)).toEqual(["away", "fourth"]);
    after.when("third", "CONCEDE").ended("concede", "host");
  });

  test("[CR 1.10.2.3g] and if nobody is left it is a draw", () => {
    const none = { deck: [] };
    const at = table([feast], three({ ...none, hand: ["deed"] }, none, none));
    plays(at, "host", "deed").ended("deck-out");
  });
});

test("[CR 1.10.2.3a] a card that follows them is not found where it was", () => {
  const at = table([], three({}, { play: ["blank"] }, {}));
  const blank = card(at, "away", "play", "blank");
  const after = at.when("away", "CONCEDE");
  expect(after.state.cards.has(blank)).toBe(false);
  expect(defsIn(after, "away", "play")).toEqual([]);
});
