import type { Cost } from "../../card.ts";
import { en } from "../../text/en.ts";
import type { EffectRule, Ground, Problem } from "../finding.ts";
import { canFit, roomIn } from "../fits.ts";
import { isActivation } from "../world.ts";

/** A cost that nobody can ever pay: a cost is all or nothing (LT 1.2). */
export const costNeverPayable: EffectRule = {
  severity: "error",
  find(ground) {
    const { costs = [] } = ground.effect;
    const single = costs.flatMap((cost, i) =>
      problemsOf(ground, cost).map((message) => ({ at: `costs[${i}]`, message })),
    );
    return single.length > 0 ? single : together(ground, costs);
  },
};

function problemsOf({ world }: Ground, cost: Cost): string[] {
  const { config, does } = world;
  switch (cost.kind) {
    case "pay_clout":
      if (cost.amount <= config.maxClout) return [];
      return [`can never be paid: nobody has more than ${config.maxClout} clout`];
    case "pay_lp": {
      const most = config.startingLifePoints;
      if (cost.amount <= most || does("heal")) return [];
      return [`can never be paid: nobody has more than ${most} life, and no card heals`];
    }
    case "discard": {
      // One more than the limit, which is kept to at the end of a turn (LT 5.6).
      const most = config.maxHand + 1;
      const grows = does("draw", "search", "return_to_hand");
      if (cost.count <= most || (grows && cost.count < config.maxDeck)) return [];
      return [`can never be paid: no hand has ${cost.count} cards to discard`];
    }
    case "tribute":
      return missing(world, "board", cost);
    case "banish":
      return missing(world, cost.from, cost);
    case "remove_vice":
      return world.hasVice ? [] : ["can never be paid: no card puts vice counters on anything"];
    case "add_vice":
      return world.onBoards.length > 0 ? [] : ["can never be paid: there are no stereotypes"];
  }
}

function missing(
  world: Ground["world"],
  zone: "board" | "graveyard",
  { count, filter }: Extract<Cost, { readonly kind: "tribute" | "banish" }>,
): string[] {
  if (!canFit(world, { zone, filter })) {
    return [`can never be paid: there are never any ${en.cards(zone, "self", filter)}`];
  }
  const room = roomIn(world, zone);
  if (count <= room) return [];
  return [`can never be paid: there are at most ${room} ${en.cards(zone, "self")}`];
}

/** What the costs ask for together. */
function together(ground: Ground, costs: readonly Cost[]): Problem[] {
  return [...slotsProblem(ground, costs), ...cloutProblem(ground, costs)];
}

/** Each card pays once, and none that was chosen as a target (LT 8.12). */
function slotsProblem({ world: { config }, effect }: Ground, costs: readonly Cost[]): Problem[] {
  const fromBoard = sum(costs, (cost) =>
    cost.kind === "tribute" || (cost.kind === "banish" && cost.from === "board") ? cost.count : 0,
  );
  const targeted = sum(effect.targets ?? [], ({ zone, side, count }) =>
    zone === "board" && side === "self" ? count : 0,
  );
  if (fromBoard === 0 || fromBoard + targeted <= config.boardSlots) return [];
  const aside = targeted > 0 ? `, and ${targeted} targets are not spent` : "";
  return [
    {
      at: "costs",
      message: `can never be paid: ${fromBoard} stereotypes are asked for on a board of ${config.boardSlots}${aside}`,
    },
  ];
}

function cloutProblem({ world, card, effect }: Ground, costs: readonly Cost[]): Problem[] {
  const { maxClout } = world.config;
  const own = card.type !== "stereotype" && isActivation(card, effect) ? (card.cost ?? 0) : 0;
  const clout = own + sum(costs, (cost) => (cost.kind === "pay_clout" ? cost.amount : 0));
  const isFixed = own === 0 || !world.does("modify_cost");
  if (clout <= maxClout || !isFixed) return [];
  const with_ = own > 0 ? " with the cost of the card" : "";
  return [
    {
      at: "costs",
      message: `can never be paid: ${clout} clout${with_} is more than anybody has (${maxClout})`,
    },
  ];
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
