import type { CardDefinition } from "@ltcg/engine";
import { spell, trap, unit } from "@ltcg/engine/fixtures/duel";

/** Decoys: most of no clique, and different in what filters look at. */
export const plainCards: readonly CardDefinition[] = [
  unit("newcomer", { level: 1, attack: 0, defense: 0 }),
  unit("nerd", { level: 2, attack: 500, defense: 1500, attribute: "light" }),
  unit("bully", { level: 4, attack: 1800, defense: 1200, attribute: "earth" }),
  unit("prefect", { level: 7, attack: 2600, defense: 2000, attribute: "light" }),
  unit("helper", {
    effects: [{ id: "help", type: "ignition", actions: [{ kind: "heal", amount: 100 }] }],
  }),
  unit("heckler", {
    effects: [{ id: "heckle", type: "quick", actions: [{ kind: "heal", amount: 100 }] }],
  }),
  // Members of a clique where its own cards leave a bound unseen.
  unit("cucumber", { archetype: "salad-bar", level: 6, defense: 1800 }),
  unit("pumpkin", { archetype: "salad-bar", level: 7, defense: 1800 }),
  unit("radish", { archetype: "salad-bar", level: 3, defense: 1700 }),
  spell("memo", "normal", [
    { id: "read", type: "ignition", actions: [{ kind: "heal", amount: 100 }] },
  ]),
  spell("handout", "normal", [
    { id: "take", type: "ignition", actions: [{ kind: "draw", count: 1 }] },
  ]),
  spell("eraser", "normal", [
    {
      id: "rub",
      type: "ignition",
      targets: [{ zone: "table", side: "any", count: 1 }],
      actions: [{ kind: "destroy", what: { kind: "target" } }],
    },
  ]),
  spell("poster", "continuous", [
    {
      id: "hang",
      type: "continuous",
      actions: [{ kind: "modify_cost", cardType: "trap", operation: "add", amount: 1 }],
    },
  ]),
  spell(
    "ruler",
    "equip",
    [
      {
        id: "tap",
        type: "continuous",
        actions: [{ kind: "boost_attack", what: { kind: "equipped" }, amount: 100 }],
      },
    ],
    { cost: 1 },
  ),
  trap("alarm", "normal", [
    { id: "ring", type: "quick", actions: [{ kind: "heal", amount: 100 }] },
  ]),
];
