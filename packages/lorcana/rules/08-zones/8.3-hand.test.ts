import { expect, test } from "vitest";
import { draw, gain, whenever } from "../../fixtures/abilities.ts";
import { chooses, goesRound, plays } from "../../fixtures/acts.ts";
import { facesIn, shown, viewOf } from "../../fixtures/sight.ts";
import { action, asked, card, character, defsIn, item, table } from "../../fixtures/table.ts";

const cards = [
  character("one"),
  character("two"),
  action("feast", [draw(20)]),
  action("rob", [{ do: "discard", amount: 2, who: "opponent" }]),
];

test("[CR 8.3.2] its player sees it, the opponent how many cards it has", () => {
  const at = table(cards, { seats: { host: { hand: ["one", "two"] } } });
  expect(facesIn(cards, at, "host", "host", "hand")).toEqual(["one", "two"]);
  for (const viewer of ["away", "spectator"] as const) {
    expect(viewOf(cards, at, viewer).zones.host.hand).toEqual({ count: 2, cards: [] });
  }
});

test("[CR 8.3.2] a card that is drawn is shown to its player alone", () => {
  const at = table(cards, {
    seats: { host: { hand: ["feast"], deck: Array(30).fill("one") } },
  });
  const after = plays(at, "host", "feast");
  expect(JSON.stringify(shown(cards, after, "host"))).toContain('"one"');
  expect(JSON.stringify(shown(cards, after, "away"))).not.toContain('"one"');
});

test("[CR 8.3.3] it can be of any size, at the end of the turn too", () => {
  const at = table(cards, { seats: { host: { hand: ["feast"], deck: Array(30).fill("one") } } });
  const after = goesRound(plays(at, "host", "feast"));
  expect(asked(after)).toEqual([]);
  expect(after.state.seats.host.hand).toHaveLength(21);
});

test("[CR 8.3.4] who has to discard chooses, from their own hand", () => {
  const at = table(cards, {
    seats: { host: { hand: ["rob", "one"] }, away: { hand: ["one", "two", "feast"] } },
  });
  const asking = plays(at, "host", "rob");
  expect(asked(asking)).toEqual(["away choose_cards"]);
  const [one, two, feast] = ["one", "two", "feast"].map((def) => card(at, "away", "hand", def));
  asking.offered("away", `CHOOSE_CARDS ${one}`, `CHOOSE_CARDS ${two}`, `CHOOSE_CARDS ${feast}`);
  const first = chooses(asking, "away", card(at, "away", "hand", "two"));
  const after = chooses(first, "away", card(first, "away", "hand", "feast"));
  expect(defsIn(after, "away", "hand")).toEqual(["one"]);
  expect(defsIn(after, "away", "discard").sort()).toEqual(["feast", "two"]);
});

test("[CR 8.3.4] an ability that waits for a discard may ask what it was", () => {
  const rag = item("rag", {
    abilities: [whenever({ on: "discarded", card: { name: "two" }, side: "opposing" }, [gain(1)])],
  });
  const after = (def: string) =>
    plays(
      table([...cards, rag], {
        seats: { host: { hand: ["rob"], play: ["rag"] }, away: { hand: [def] } },
      }),
      "host",
      "rob",
    ).state.seats.host.lore;
  expect([after("one"), after("two")]).toEqual([0, 1]);
});

test("[CR 8.3.4] as many as there are, if there are fewer", () => {
  const at = table(cards, { seats: { host: { hand: ["rob"] }, away: { hand: ["two"] } } });
  const after = plays(at, "host", "rob");
  expect(asked(after)).toEqual([]);
  expect(defsIn(after, "away", "discard")).toEqual(["two"]);
  const none = table(cards, { seats: { host: { hand: ["rob"] }, away: { hand: [] } } });
  expect(defsIn(plays(none, "host", "rob"), "host", "discard")).toEqual(["rob"]);
});
