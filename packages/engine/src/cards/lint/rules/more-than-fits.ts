import type { EffectRule } from "../finding.ts";

/** More stereotypes at once than a board has room for. */
export const moreThanFits: EffectRule = {
  severity: "warning",
  find: ({ effect, world: { config } }) =>
    effect.actions.flatMap((action, i) => {
      if (action.kind !== "create_token" && action.kind !== "special_summon") return [];
      const { count = 1 } = action;
      if (count <= config.boardSlots) return [];
      const message = `asks for ${count} stereotypes; a board has room for ${config.boardSlots}`;
      return [{ at: `actions[${i}].count`, message }];
    }),
};
