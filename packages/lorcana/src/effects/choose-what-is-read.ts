/**
 * "Equal to the strength of chosen character": the card is chosen first, then its number is read, and
 * what follows may speak of it again.
 */
import type { Effect } from "../cards.ts";
import { askedBy } from "../reading/relative.ts";
import type { Resolving } from "./effect.ts";

/** The name of a card that is only read. */
const READ = "read";

/** Whether the effect can be carried out as it stands; if not, it goes on when there is an answer. */
export function chooseWhatIsRead(r: Resolving, effect: Effect): boolean {
  if (!("amount" in effect) || typeof effect.amount !== "object") return true;
  const { amount } = effect;
  const asked = askedBy(amount);
  if (asked === null) return true;
  const { as = READ } = asked;
  if (r.targets("read", { ...asked, as }) === null) return false;
  const read = { ...amount, of: { pick: "those", as } as const };
  r.instead([{ ...effect, amount: read } as Effect]);
  return false;
}
