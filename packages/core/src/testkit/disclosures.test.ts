/** In which of two worlds it is, a viewer may tell by the faces that it is shown, and by nothing else. */
import { expect, test } from "vitest";
import type { Tiny } from "../../fixtures/tiny/index.ts";
import { changing, type TinyState, table, tiny } from "../../fixtures/tiny/index.ts";
import { defId } from "../ids.ts";
import { rulesOf } from "../rules-of.ts";
import { compareDisclosures, disclosuresOf, type Telling } from "./disclosures.ts";
import { find } from "./scenario.ts";

const game = tiny();
const { zones } = rulesOf(game);
const back = (def: string) => ({ def, faceDown: true });
const state = table({ ann: { board: [back("ant")] }, bob: { board: [back("ant")] } });
const [anns, bobs] = [find(state, "ann", "board", "ant"), find(state, "bob", "board", "ant")];

/** What cyd is told while this card is turned up. */
function turning(before: TinyState, id: typeof anns): Telling<Tiny> {
  const { events, state: after } = changing(before, (play) => play.turned(id, false));
  const told = disclosuresOf(game, before, events, [after], "cyd");
  return { before, command: { type: "DO" }, told };
}

/** The world in which ann's card is another one. */
const card = state.cards.get(anns);
if (card === undefined) throw new Error("ann's card lies on her board");
const other = { ...state, cards: state.cards.with(anns, { ...card, def: defId("bee") }) };

test("the same face in another seat's place is another card", () => {
  const told = compareDisclosures(zones, turning(state, anns), turning(other, bobs), true);
  expect(told).toBe("apart");
});

test("which of two cards is turned up may not depend on a face that nobody is shown", () => {
  const third = table({
    bob: { board: [back("ant"), back("ant")] },
    ann: { board: [back("ant")] },
  });
  const [one, two] = third.seats.bob.board;
  if (one == null || two == null) throw new Error("bob has two cards");
  const told = compareDisclosures(zones, turning(third, one), turning(third, two), true);
  expect(told).toEqual([
    expect.objectContaining({ type: "CARD_CHANGED" }),
    expect.objectContaining({ type: "CARD_CHANGED" }),
  ]);
});

/** Cards that leave ann's deck for her heap one after the other, unseen until they lie there. */
function leaving(before: TinyState, places: readonly number[]): Telling<Tiny> {
  const ids = places.map((place) => before.seats.ann.deck[place]);
  const to = { seat: "ann", zone: "heap" } as const;
  let at = before;
  const [events, states] = [[], []] as [
    ReturnType<typeof changing>["events"][number][],
    TinyState[],
  ];
  for (const id of ids) {
    if (id == null) throw new Error("ann's deck has such a card");
    const then = changing(at, (play) => play.moved(id, to, { unseen: true }));
    at = then.state;
    events.push(...then.events);
    states.push(...then.events.map(() => at));
  }
  const told = disclosuresOf(game, before, events, states, "cyd");
  return { before, command: { type: "DO" }, told };
}

test("of cards that leave together it is no secret which of them is the first by its face", () => {
  // The same but for one card, which stays hidden on the left.
  const left = table({ ann: { deck: ["bee", "ant", "ant"] } });
  const right = table({ ann: { deck: ["bee", "cat", "ant"] } });
  const told = compareDisclosures(zones, leaving(left, [2, 0]), leaving(right, [0, 1]), true);
  expect(told).toBe("apart");
});

test("nor where the first is another card, though all of them have the same faces", () => {
  const left = table({ ann: { deck: ["bee", "ant"] } });
  const right = table({ ann: { deck: ["ant", "bee"] } });
  const told = compareDisclosures(zones, leaving(left, [0, 1]), leaving(right, [0, 1]), true);
  expect(told).toBe("apart");
});

test("but the order in which the same cards leave is", () => {
  const here = table({ ann: { deck: ["bee", "ant", "ant"] } });
  const told = compareDisclosures(zones, leaving(here, [2, 0]), leaving(here, [0, 1]), true);
  expect(told).toEqual([
    expect.objectContaining({ type: "CARD_CHANGED" }),
    expect.objectContaining({ type: "CARD_CHANGED" }),
  ]);
});
