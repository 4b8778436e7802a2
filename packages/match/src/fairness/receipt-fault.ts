/** What of a receipt does not fit. `seating`: what the service wrote before play. */
export type ReceiptPart =
  | "rules"
  | "commitment"
  | "deck"
  | "entropy"
  | "seed"
  | "seating"
  | "chain"
  | "command"
  | "end"
  | "events";

export interface ReceiptFault {
  readonly part: ReceiptPart;
  /** In a sentence for people. */
  readonly message: string;
  readonly seat?: string;
  readonly version?: number;
}
