/** One thread of a steered run: plays matches by their numbers. */
import { workerData } from "node:worker_threads";
import { type CardTable, defineCards } from "@ltcg/engine";
import { playSteered, type SteeredRequest, type SteeredSet } from "@ltcg/engine/steered";
import { shareOf } from "../../fuzz/shares.ts";
import { serve } from "../../threads/serve.ts";

interface Orders {
  /** Its cards came here as plain data: they are defined again. */
  readonly set: Omit<SteeredSet, "cards"> & { readonly cards: CardTable };
  readonly request: SteeredRequest;
}

const { set, request } = workerData as Orders;
const defined = defineCards(Object.values(set.cards));
if (!defined.ok) throw new Error("the cards of the set are not those that were checked");
const { cards } = defined;
serve((game: number) => shareOf(playSteered({ ...set, cards }, request, game)));
