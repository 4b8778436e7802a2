/** Nothing is filler: hardly two cards do the same but for their numbers and filters. */
import type { CardDefinition, Effect } from "@ltcg/engine";
import { expect, test } from "vitest";
import { cliques } from "../src/index.ts";

/** In the whole set. */
const ALIKE_AT_MOST = 12;

test("no two cards but a dozen have the same effects up to numbers and filters", () => {
  const byShape = Map.groupBy(
    cliques.flatMap(({ cards }) => cards).filter(({ effects = [] }) => effects.length > 0),
    shapeOf,
  );
  const alike = [...byShape.values()].filter(({ length }) => length > 1);
  const more = alike.flatMap(([, ...others]) => others);
  const told = alike.map((group) => group.map(({ id }) => id).join(" = ")).join("\n");
  expect(more.length, told).toBeLessThanOrEqual(ALIKE_AT_MOST);
});

test("numbers, filters and ids make no shape, everything else does", () => {
  const draw: Effect = { id: "a", type: "ignition", actions: [{ kind: "draw", count: 1 }] };
  const shape = (effect: Effect): string => shapeOf({ ...card, effects: [effect] });
  const hurt: Effect = {
    id: "b",
    type: "trigger",
    trigger: { on: "life_below", below: 100 },
    actions: [
      {
        kind: "destroy",
        what: { kind: "all", zone: "board", side: "any", filter: { maxLevel: 3 } },
      },
    ],
  };
  expect(shape({ ...draw, id: "z", actions: [{ kind: "draw", count: 3 }] })).toBe(shape(draw));
  expect(shape({ ...draw, actions: [{ kind: "draw", count: 1, who: "both" }] })).not.toBe(
    shape(draw),
  );
  const other = { kind: "all", zone: "board", side: "any" } as const;
  expect(shape({ ...hurt, actions: [{ kind: "destroy", what: other }] })).toBe(shape(hurt));
  expect(shape({ ...hurt, optional: true })).not.toBe(shape(hurt));
});

const card = { id: "c", name: "C", type: "stereotype", rarity: "common" } as CardDefinition;

function shapeOf({ effects = [] }: CardDefinition): string {
  return JSON.stringify(effects, (key, value: unknown) => {
    if (key === "id" || key === "filter") return undefined;
    return typeof value === "number" ? 0 : value;
  });
}
