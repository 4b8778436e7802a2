/**
 * Who sees what, for every action that looks, reveals or searches, or takes cards where they are
 * hidden: what both seats and a spectator are told of the cards, faces and ids, and what they know of
 * the zones then. How a line such as `"nerd is"` is read, `cardsTold` says.
 */
import { describe, expect, test } from "vitest";
import { card, duel, faceDown, trap, unit } from "../../fixtures/duel.ts";
import { all, one, seenIn as seen, toldOf as told } from "../../fixtures/sight.ts";
import { cast, type Stage, stage } from "../../fixtures/stage.ts";
import type { Action } from "../../src/cards/card.ts";

const deck = ["bully", "nerd", "note", "prefect"];
const its = (action: Action, given: Stage = {}): ReturnType<typeof cast> =>
  cast(stage([action], given));
const theirs = { kind: "all", zone: "table", side: "opponent" } as const;

test("[LT 13.3] a card that is drawn only its seat sees", () => {
  const at = its({ kind: "draw", count: 2 }, { host: { deck } });
  expect(told(at, "CARD_DRAWN")).toEqual(one("host", ["bully is", "nerd is"], ["?", "?"]));
  expect(seen(at, "host", "hand")).toEqual(one("host", ["bully", "nerd"]));
  const other = its({ kind: "draw", count: 1, who: "opponent" }, { away: { deck } });
  expect(told(other, "CARD_DRAWN")).toEqual(one("away", ["bully is"], ["?"]));
  expect(seen(other, "away", "hand")).toEqual(one("away", ["bully"]));
});

test("[LT 13.3] a card that is milled all see in the graveyard, and nothing beneath it", () => {
  const at = its({ kind: "mill", count: 1, who: "opponent" }, { away: { deck } });
  expect(told(at, "CARD_TO_GRAVEYARD")).toEqual(all("bully is", "it was is"));
  expect(seen(at, "away", "graveyard")).toEqual(all("bully"));
  expect(seen(at, "away", "deck")).toEqual(all());
});

describe("[LT 2.8] the top cards of a deck", () => {
  test.each(["host", "away"] as const)("%s's, only who looks at them sees", (whose) => {
    const who = whose === "host" ? "self" : "opponent";
    const at = its({ kind: "view_top_cards", count: 2, who }, { [whose]: { deck } });
    expect(told(at, "CARDS_VIEWED")).toEqual(one("host", ["bully,nerd is"], ["?,?"]));
    expect(seen(at, whose, "deck")).toEqual(one("host", ["bully", "nerd"]));
  });

  test.each(["host", "away"] as const)("%s's, only who arranges them knows them", (whose) => {
    const who = whose === "host" ? "self" : "opponent";
    const asking = its({ kind: "rearrange_top_cards", count: 2, who }, { [whose]: { deck } });
    expect(told(asking, "CARDS_VIEWED")).toEqual(one("host", ["bully,nerd is"], ["?,?"]));
    const [bully, nerd] = [
      card(asking, whose, "deck", "bully"),
      card(asking, whose, "deck", "nerd"),
    ];
    const at = asking.when("host", `ARRANGE_CARDS ${nerd},${bully}`);
    expect(told(at, "DECK_ARRANGED")).toEqual(all("?,?,?,?"));
    expect(told(at, "CARDS_VIEWED")).toEqual(one("host", ["nerd,bully is"], ["?,?"]));
    expect(seen(at, whose, "deck")).toEqual(one("host", ["bully", "nerd"]));
  });
});

describe("[LT 8.15] a deck that is searched", () => {
  const asking = its({ kind: "search", filter: { archetype: "brain" } }, { host: { deck } });

  test("only who searches it sees", () => {
    expect(told(asking, "CARDS_VIEWED")).toEqual(
      one("host", ["bully,nerd,note,prefect is"], ["?,?,?,?"]),
    );
    expect(seen(asking, "host", "deck")).toEqual(one("host", deck.toSorted()));
  });

  test("what is found all see in the hand, and nobody knows the rest", () => {
    const at = asking.when("host", `CHOOSE_CARDS ${card(asking, "host", "deck", "nerd")}`);
    expect(told(at, "CARD_TO_HAND")).toEqual(one("host", ["nerd was is"], ["?"]));
    expect(told(at, "CARDS_REVEALED")).toEqual(one("host", ["nerd was is"], ["nerd is"]));
    expect(told(at, "DECK_SHUFFLED")).toEqual(all("?,?,?"));
    expect(seen(at, "host", "hand")).toEqual(all("nerd"));
    expect(seen(at, "host", "deck")).toEqual(all());
  });

  test("nobody sees a card if none is found", () => {
    const at = asking.when("host", "CHOOSE_CARDS -");
    expect(told(at, "DECK_SHUFFLED")).toEqual(all("?,?,?,?"));
    expect([told(at, "CARDS_REVEALED"), told(at, "CARDS_VIEWED")]).toEqual([all(), all()]);
    expect(seen(at, "host", "deck")).toEqual(all());
  });
});

describe("[LT 2.8] a hand", () => {
  const hands = { host: { hand: ["bully"] }, away: { hand: ["alarm", "prefect"] } };

  test("that is revealed all know, and no other", () => {
    const at = its({ kind: "reveal_hand" }, hands);
    expect(told(at, "CARDS_REVEALED")).toEqual(
      one("away", ["alarm,prefect was is"], ["alarm,prefect is"]),
    );
    expect(seen(at, "away", "hand")).toEqual(all("alarm", "prefect"));
    expect(seen(at, "host", "hand")).toEqual(one("host", ["bully"]));
    const own = its({ kind: "reveal_hand", who: "self" }, hands);
    expect(seen(own, "host", "hand")).toEqual(all("bully"));
    expect(seen(own, "away", "hand")).toEqual(one("away", ["alarm", "prefect"]));
  });

  test("that discards shows the card that goes, and no other", () => {
    const asking = its({ kind: "discard", count: 1 }, hands);
    const at = asking.when("away", `CHOOSE_CARDS ${card(asking, "away", "hand", "alarm")}`);
    expect(told(at, "HAND_DISCARDED")).toEqual(one("away", ["alarm was is"], ["alarm is"]));
    expect(seen(at, "away", "graveyard")).toEqual(all("alarm"));
    expect(seen(at, "away", "hand")).toEqual(one("away", ["prefect"]));
  });
});

describe("[LT 6.7] a stereotype that is summoned by an effect", () => {
  test("from a hand is revealed to all first, and no other card of that hand", () => {
    const action = { kind: "special_summon", from: "hand", position: "attack" } as const;
    const asking = its(action, { host: { hand: ["nerd", "note"] } });
    const at = asking.when("host", `CHOOSE_CARDS ${card(asking, "host", "hand", "nerd")}`);
    expect(told(at, "CARDS_REVEALED")).toEqual(one("host", ["nerd was is"], ["nerd is"]));
    expect(told(at, "SPECIAL_SUMMONED")).toEqual(one("host", ["nerd was is"], ["nerd is"]));
    expect(seen(at, "host", "hand")).toEqual(one("host", ["note"]));
  });

  test("from a deck too, and the deck is known to nobody in the end", () => {
    const asking = its(
      { kind: "special_summon", from: "deck", position: "attack" },
      { host: { deck } },
    );
    expect(told(asking, "CARDS_VIEWED")).toEqual(
      one("host", ["bully,nerd,note,prefect is"], ["?,?,?,?"]),
    );
    const at = asking.when("host", `CHOOSE_CARDS ${card(asking, "host", "deck", "nerd")}`);
    expect(told(at, "CARD_TO_DECK")).toEqual(all("?"));
    expect(told(at, "CARDS_REVEALED")).toEqual(all("nerd is"));
    expect(told(at, "SPECIAL_SUMMONED")).toEqual(all("nerd was is"));
    expect(seen(at, "host", "deck")).toEqual(all());
    const none = asking.when("host", "CHOOSE_CARDS -");
    expect(told(none, "CARDS_REVEALED")).toEqual(all());
    expect(seen(none, "host", "deck")).toEqual(all());
  });

  test("face-down from a deck stays known to all, who saw it on top", () => {
    const asking = its(
      { kind: "special_summon", from: "deck", faceDown: true },
      { host: { deck } },
    );
    const at = asking.when("host", `CHOOSE_CARDS ${card(asking, "host", "deck", "nerd")}`);
    expect(seen(at, "host", "board")).toEqual(all("nerd"));
  });
});

describe("[LT 13.3] a card that is set", () => {
  const cards = [unit("nerd"), trap("alarm", "normal")];

  test.each([
    ["SET_MONSTER", "nerd", "MONSTER_SET", "board"],
    ["SET_SPELL_TRAP", "alarm", "SPELL_TRAP_SET", "setZone"],
  ] as const)("only its controller sees: %s", (command, def, type, zone) => {
    const start = duel(cards, { seats: { host: { hand: [def, "blank"] } } });
    const at = start.when("host", `${command} ${card(start, "host", "hand", def)}`);
    expect(told(at, type)).toEqual(one("host", [`${def} was is`], ["? is"]));
    expect(seen(at, "host", zone)).toEqual(one("host", [def], ["?"]));
  });
});

describe("[LT 13.3] a face-down card", () => {
  const away = { board: [faceDown("nerd")] };

  test("that goes to its owner's hand only its owner goes on knowing", () => {
    const at = its({ kind: "return_to_hand", what: theirs }, { away });
    expect(told(at, "CARD_TO_HAND")).toEqual(one("away", ["nerd was is"], ["? was"]));
    expect(seen(at, "away", "hand")).toEqual(one("away", ["nerd"]));
  });

  test("that is shuffled into a deck nobody has seen, and nobody knows there", () => {
    const at = its({ kind: "shuffle_into_deck", what: theirs }, { away });
    expect(told(at, "CARD_TO_DECK")).toEqual(one("away", ["nerd was is"], ["? was"]));
    expect(seen(at, "away", "deck")).toEqual(all());
  });

  test("that is destroyed or banished all see", () => {
    const destroyed = its({ kind: "destroy", what: theirs }, { away });
    expect(told(destroyed, "CARD_TO_GRAVEYARD")).toEqual(all("nerd was is", "it was is"));
    expect(seen(destroyed, "away", "graveyard")).toEqual(all("nerd"));
    const banished = its({ kind: "banish", what: theirs }, { away });
    expect(told(banished, "CARD_BANISHED")).toEqual(all("nerd was is"));
    expect(seen(banished, "away", "banished")).toEqual(all("nerd"));
  });

  test("that changes hands its new controller sees, and so a spectator too", () => {
    const what = { kind: "all", zone: "board", side: "opponent" } as const;
    const at = its({ kind: "take_control", what }, { away });
    expect(told(at, "CONTROL_CHANGED")).toEqual(all("nerd is"));
    expect(seen(at, "host", "board")).toEqual(all("nerd"));
  });
});

test("[LT 2.8] a face-up card that is turned face-down stays known to all", () => {
  const what = { kind: "all", zone: "board", side: "opponent" } as const;
  const at = its({ kind: "change_position", what, to: "face_down" }, { away: { board: ["nerd"] } });
  expect(told(at, "CARD_TURNED_DOWN")).toEqual(all("nerd is"));
  expect(seen(at, "away", "board")).toEqual(all("nerd"));
});
