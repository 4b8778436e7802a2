/** Whatever tree the table has words for, the words are read as that tree and no other. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Ability, Amount, Effect, Filter, Selector, Trigger } from "../cards.ts";
import { DURATIONS, KEYWORDS, STATS } from "../vocabulary.ts";
import { readAbility, readEffects, spokenAbility, spokenEffects } from "./reading.ts";
import { same } from "./table.ts";

const small = fc.integer({ min: 1, max: 4 });
const range = fc.oneof(fc.record({ min: small }), fc.record({ max: small }));

const filter: fc.Arbitrary<Filter> = fc
  .record(
    {
      type: fc.constant("character" as const),
      side: fc.constantFrom("yours" as const, "opposing" as const),
      other: fc.constant(true as const),
      classification: fc.constantFrom("Baker", "Storm Caller"),
      damaged: fc.boolean(),
      exerted: fc.boolean(),
      name: fc.constantFrom("Old Fenn", "Mr. Plume"),
      cost: range,
      strength: range,
      keyword: fc.constantFrom(...KEYWORDS),
      at: fc.constant("a-location" as const),
      did: fc.constantFrom("challenged" as const, "was-damaged" as const),
    },
    { requiredKeys: ["type"] },
  )
  .map((found) => found as Filter);

const chosen: fc.Arbitrary<Selector> = fc.oneof(
  filter.map((where): Selector => ({ pick: "chosen", where })),
  filter.map((where): Selector => ({ pick: "all", where })),
  fc
    .record({ where: filter, count: fc.integer({ min: 2, max: 3 }) })
    .map(({ where, count }): Selector => ({ pick: "chosen", where, count, upTo: true })),
);

const amount: fc.Arbitrary<Amount> = fc.oneof(
  small,
  filter.map((count): Amount => ({ count })),
  fc.constant<Amount>({ cardsIn: "hand", of: "you" }),
  filter.map((where): Amount => ({ stat: "damage", of: { pick: "all", where } })),
);

const who = fc.constantFrom("each-opponent" as const, "each" as const, undefined);

const byWho = <T extends object>(effect: T, player: "each-opponent" | "each" | undefined): T =>
  player === undefined ? effect : { ...effect, who: player };

const effect: fc.Arbitrary<Effect> = fc.oneof(
  fc.tuple(amount, who).map(([n, player]): Effect => byWho({ do: "draw", amount: n }, player)),
  fc.tuple(amount, who).map(([n, player]): Effect => byWho({ do: "gain-lore", amount: n }, player)),
  fc.tuple(small, who).map(([n, player]): Effect => byWho({ do: "lose-lore", amount: n }, player)),
  chosen.map((target): Effect => ({ do: "banish", target })),
  chosen.map((target): Effect => ({ do: "exert", target })),
  fc.tuple(fc.constantFrom("evasive" as const, "ward" as const), chosen).map(
    ([keyword, target]): Effect => ({
      do: "grant-keyword",
      keyword,
      lost: true,
      target,
      duration: "turn",
    }),
  ),
  fc
    .tuple(small, chosen)
    .map(([n, target]): Effect => ({ do: "sing-as", amount: n, target, duration: "turn" })),
  chosen.map((target): Effect => ({ do: "return-to-hand", target })),
  fc.tuple(amount, chosen).map(([n, target]): Effect => ({ do: "deal-damage", amount: n, target })),
  fc
    .tuple(small, chosen)
    .map(([n, target]): Effect => ({ do: "remove-damage", amount: n, upTo: true, target })),
  fc.tuple(fc.constantFrom(...STATS), amount, chosen, fc.constantFrom(...DURATIONS)).map(
    ([stat, n, target, duration]): Effect => ({
      do: "modify",
      stat,
      amount: n,
      target,
      duration,
    }),
  ),
);

const effects = fc.array(effect, { minLength: 1, maxLength: 3 });
const nested: fc.Arbitrary<readonly Effect[]> = fc.oneof(
  effects,
  effects.map((list): Effect[] => [{ do: "may", effects: list }]),
  fc
    .tuple(effects, effects)
    .map(([first, list]): Effect[] => [
      { do: "may", effects: [{ do: "if-you-do", first, effects: list }] },
    ]),
);

const trigger: fc.Arbitrary<Trigger> = fc.oneof(
  fc.constantFrom<Trigger>(
    { on: "played", card: "this" },
    { on: "quests", card: "this" },
    { on: "banished", card: "this", inChallenge: true },
    { on: "turn-starts", side: "yours" },
    { on: "inked", side: "yours", during: "your-turn" },
  ),
  filter.map((card): Trigger => ({ on: "banished", card })),
  filter.map((card): Trigger => ({ on: "challenges", card, other: { type: "character" } })),
);

test("the words of effects are read as these effects", () => {
  fc.assert(
    fc.property(nested, (tree) => {
      const text = spokenEffects(tree);
      expect(text).not.toBeNull();
      const read = readEffects(text ?? "");
      expect(read.ok ? same(read.value, tree) : `${text} ${JSON.stringify(read)}`).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test("the words of abilities are read as these abilities", () => {
  fc.assert(
    fc.property(trigger, nested, (when, list) => {
      const tree: Ability[] = [{ kind: "triggered", when, effects: list }];
      const text = spokenAbility(tree, "character");
      expect(text).not.toBeNull();
      const read = readAbility(text ?? "", "character");
      expect(read.ok ? same(read.value, tree) : `${text} ${JSON.stringify(read)}`).toBe(true);
    }),
    { numRuns: 60 },
  );
});
