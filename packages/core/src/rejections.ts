/** Refusals: a game lists all it can give, so that none is vague and every one can be tested. */
import type { Rejection } from "./types.ts";

export interface RejectionRule {
  readonly message: string;
  readonly rule?: string;
}

export type RejectionTable<Code extends string = string> = {
  readonly [C in Code]: RejectionRule;
};

/** A table from rows of a rule and what it says: `"play/no-slot": ["SK 3.1", "That slot is taken."]`. */
export function rejectionTable<const Code extends string>(
  rows: {
    readonly [C in Code]: readonly [rule: string, message: string];
  },
): RejectionTable<Code> {
  const table: Partial<Record<Code, RejectionRule>> = {};
  for (const code in rows) {
    const [rule, message] = rows[code];
    table[code] = { message, rule };
  }
  return table as RejectionTable<Code>;
}

/** Makes the function a game refuses with: `reject("play/no-slot", { slots: 3 })`. */
export function rejecter<const Code extends string>(
  table: RejectionTable<Code>,
): (code: Code, data?: object) => Rejection {
  // Without data a refusal is always the same: lists of moves ask for thousands that nobody reads.
  const plain = new Map<Code, Rejection>();
  for (const code in table) {
    const rejection: RejectionRule = table[code];
    plain.set(code, Object.freeze({ code, ...rejection }));
  }
  return (code, data) => {
    const said = plain.get(code) as Rejection;
    return data === undefined ? said : { ...said, data };
  };
}

/** The kernel's own refusals, the same in every game. */
const kernelTable = {
  "command/unknown": { message: "There is no such command." },
  "command/malformed": { message: "The command does not have the right fields." },
  "command/unknown-card": { message: "You know of no card with this id." },
  "command/not-for-you": { message: "This command is not yours to give." },
  "options/bad-seed": { message: "A seed is a whole number or 64 hexadecimal digits." },
  "game/over": { message: "The match has ended." },
  "prompt/not-asked": { message: "You have not been asked this." },
  "prompt/answer-first": { message: "Answer the open question first." },
  "prompt/others-decide": { message: "Another player has to decide first." },
  "turn/not-yours": { message: "It is not your turn to act." },
} as const satisfies RejectionTable;

type KernelCode = keyof typeof kernelTable;

export const kernelRejections: RejectionTable<KernelCode> = kernelTable;

export const refuse: (code: KernelCode, data?: object) => Rejection = rejecter(kernelTable);
