import { describe, expect, test } from "vitest";
import { type SkirmishState, skirmish, someOptions } from "../fixtures/skirmish/index.ts";
import { hashJson } from "./canonical-json.ts";
import { dealAnew } from "./deal-anew.ts";
import { createRandom } from "./random.ts";
import { type MatchRecord, replayRecord } from "./record.ts";

/** A match of so many random commands. */
function played(seed: number, count: number) {
  const random = createRandom(seed);
  const options = someOptions(createRandom(seed, "options"));
  const started = skirmish.start(options);
  if (!started.ok) throw new Error(started.rejection.message);
  let state: SkirmishState = started.state;
  const commands: [never, string][] = [];
  for (let i = 0; i < count && state.outcome.status === "running"; i++) {
    const [actor] = skirmish.actors(state);
    if (actor === undefined) break;
    const moves = skirmish
      .legalMoves(state, actor)
      .filter(({ command }) => !skirmish.isAnytime(command));
    const { id, command } = random.pick(moves);
    const decision = skirmish.decide(state, actor, command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    state = decision.state;
    commands.push([actor as never, id]);
  }
  return { options, state, commands };
}

const facesOf = ({ cards }: SkirmishState): string[] =>
  cards.ids().map((id) => `${cards.get(id)?.owner} ${cards.get(id)?.def}`);

const deckOf = ({ seats, cards }: SkirmishState, seat: "red" | "blue"): unknown[] =>
  seats[seat].deck.map((id) => (id === null ? null : cards.get(id)?.def));

describe("what is dealt anew", () => {
  test("leaves a seat what it knew, and every seat the cards it had", () => {
    let moved = 0;
    for (let seed = 0; seed < 20; seed++) {
      const { state } = played(seed, 6);
      if (state.outcome.status === "ended") continue;
      const [seat] = skirmish.actors(state);
      const dealt = dealAnew(skirmish, state, { seat: seat ?? "", seed: 100 + seed });
      expect(skirmish.insight(dealt, seat ?? "red")).toEqual(
        skirmish.insight(state, seat ?? "red"),
      );
      expect(facesOf(dealt).toSorted()).toEqual(facesOf(state).toSorted());
      expect(dealt.random.used).toEqual({});
      if (hashJson(deckOf(dealt, "red")) !== hashJson(deckOf(state, "red"))) moved++;
    }
    expect(moved).toBeGreaterThan(10);
  });

  test("is the same for the same seed, and another for another", () => {
    const { state } = played(1, 4);
    const [seat = "red"] = skirmish.actors(state);
    const deal = (seed: number): string => hashJson(dealAnew(skirmish, state, { seat, seed }));
    expect(deal(1)).toBe(deal(1));
    expect(new Set([1, 2, 3, 4].map(deal)).size).toBe(4);
  });

  test("is nothing where nobody sits", () => {
    const { state } = played(1, 2);
    expect(() => dealAnew(skirmish, state, { seat: "green", seed: 1 })).toThrow(
      new RangeError('nobody sits at "green"'),
    );
  });
});

describe("a record in which cards were dealt anew", () => {
  const { options, state, commands } = played(3, 4);
  const [seat = "red"] = skirmish.actors(state);
  const dealtAnew = [{ after: commands.length, seat, seed: 9 }];
  const record = (changes: object = {}): MatchRecord<never> =>
    ({
      game: skirmish.id,
      rulesVersion: skirmish.rulesVersion,
      cardSet: skirmish.cardSet,
      options,
      commands,
      dealtAnew,
      finalHash: hashJson(dealAnew(skirmish, state, { seat, seed: 9 })),
      ...changes,
    }) as unknown as MatchRecord<never>;
  const faultOf = (changes: object): string => {
    const replayed = replayRecord(skirmish, record(changes));
    return replayed.ok ? "" : replayed.fault;
  };

  test("is replayed with them", () => {
    expect(replayRecord(skirmish, record())).toMatchObject({ ok: true });
    expect(faultOf({ dealtAnew: [{ after: commands.length, seat, seed: 8 }] })).toMatch(/^It ends/);
  });

  test("is refused where they cannot have been", () => {
    const order = "Its deals are not in order, or come after its last command.";
    expect(faultOf({ dealtAnew: [{ after: 99, seat, seed: 9 }] })).toBe(order);
    expect(faultOf({ dealtAnew: [{ after: -1, seat, seed: 9 }] })).toBe(order);
    expect(faultOf({ dealtAnew: [...dealtAnew, { after: 0, seat, seed: 9 }] })).toBe(order);
    expect(faultOf({ dealtAnew: [{ after: 0, seat: "green", seed: 9 }] })).toBe(
      'After command 0 nothing can be dealt anew: nobody sits at "green".',
    );
  });
});
