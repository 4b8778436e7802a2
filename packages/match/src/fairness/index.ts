/**
 * `@lunchtable-tcg/match/fairness`: checking a match that is over, and what a player brings to it. Pure: it
 * runs in a browser, without the service and its stores.
 */
export { gameOfMatch, type PlayedMatch } from "../service/matches/game-of-match.ts";
export {
  commitmentOf,
  deckLockOf,
  entropyHashOf,
  firstLinkOf,
  linkOf,
  seedOf,
  sortedDeck,
} from "./proofs.ts";
export type { Kept, Receipt, ReceiptEntry, ReceiptSeat } from "./receipt.ts";
export type { ReceiptFault, ReceiptPart } from "./receipt-fault.ts";
export { type ReceiptVerdict, verifyReceipt } from "./verify-receipt.ts";
