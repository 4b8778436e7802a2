/** Work on matches that strangers send: playing them again, and checking them. */
import {
  badCards,
  type Kept,
  MatchError,
  type MatchErrorCode,
  type MatchErrorData,
  type Receipt,
  type ReceiptVerdict,
  type Replay,
  replay,
  type Verdict,
  verify,
  verifyReceipt,
} from "@lunchtable-tcg/match";
import type { AnyHostableGame } from "@tcg/core/hosting";
import type { RecordedMatch } from "../protocol.ts";

/** Data that threads can exchange. */
export type RecordWork =
  | { readonly kind: "replay"; readonly request: Parameters<typeof replay>[1] }
  | { readonly kind: "read-cards"; readonly game: string; readonly cards: object }
  | { readonly kind: "verify"; readonly record: RecordedMatch }
  | { readonly kind: "verify-receipt"; readonly receipt: Receipt; readonly kept: Kept };

export interface RecordResults {
  readonly replay: Replay;
  readonly "read-cards": true;
  readonly verify: Verdict;
  readonly "verify-receipt": ReceiptVerdict;
}

type AnyResult = RecordResults[keyof RecordResults];

/** A refusal by the match goes through threads as data. */
export type RecordAnswer =
  | { readonly result: AnyResult }
  | {
      readonly refused: {
        readonly code: MatchErrorCode;
        readonly message: string;
        readonly data: MatchErrorData;
      };
    };

export function answerWork(games: readonly AnyHostableGame[], work: RecordWork): RecordAnswer {
  try {
    return { result: resultOf(games, work) };
  } catch (error) {
    if (!(error instanceof MatchError)) throw error;
    const { code, message, data } = error;
    return { refused: { code, message, data } };
  }
}

function resultOf(games: readonly AnyHostableGame[], work: RecordWork): AnyResult {
  switch (work.kind) {
    case "replay":
      return replay(games, work.request);
    case "read-cards": {
      const read = games.find(({ game }) => game.id === work.game)?.readCards?.(work.cards, true);
      if (read?.ok === false) throw badCards(read.faults);
      return true;
    }
    case "verify":
      return verify(games, work.record);
    case "verify-receipt":
      return verifyReceipt(games, work.receipt, work.kept);
  }
}

export const gameOfWork = (work: RecordWork): string => {
  if (work.kind === "read-cards") return work.game;
  if (work.kind === "replay") return work.request.record.game;
  return work.kind === "verify" ? work.record.game : work.receipt.game;
};
