/** What is to be said about a position besides where the cards lie. */
import type { BoardWords } from "@tcg/core/hosting";
import type { LunchTable } from "../types.ts";

export const board: BoardWords<LunchTable> = {
  match({ game: { shared } }, say) {
    const whose = say.isViewer(shared.turnSeat) ? "yours" : say.whose(shared.turnSeat);
    return [{ name: "turn", value: `${shared.turnNumber}, ${whose}` }];
  },
  seat({ game }, seat) {
    const { lifePoints, clout, breakdownsCaused } = game.seats[seat];
    return [
      { name: "life", value: String(lifePoints) },
      { name: "clout", value: String(clout) },
      ...(breakdownsCaused > 0
        ? [{ name: "breakdowns caused", value: String(breakdownsCaused) }]
        : []),
    ];
  },
  card({ game }, { card, data }, say) {
    const { attack = null, defense = null } = game.cards[card] ?? {};
    return [
      ...(attack === null ? [] : [`${attack}/${defense}`]),
      ...(data?.position ? [data.position] : []),
      ...(data?.vice ? [`${data.vice} vice`] : []),
      ...(data?.hasAttacked ? ["has attacked"] : []),
      ...(data?.equippedTo ? [`on ${say.card(data.equippedTo)}`] : []),
    ];
  },
};
