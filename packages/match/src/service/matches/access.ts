/** Who may look at a match, and who may take a seat: the one place that says so. */
import { MatchError } from "../errors.ts";
import { isOfMatch, type MatchHead } from "./head.ts";

type Admitting = Pick<
  MatchHead,
  "isPublic" | "isWatchable" | "inviteCode" | "invited" | "seats" | "creator"
>;

/** Whoever sits there or created it; whoever has its code; everybody, if it says so. */
export function mayLook(head: Admitting, player: string, code?: string): boolean {
  if (head.isPublic || head.isWatchable || isOfMatch(head, player)) return true;
  return isInvited(head, player, code);
}

/** The invited take a free seat; where nobody has to be invited, anybody. */
export function mayJoin(head: Admitting, player: string, code?: string): boolean {
  return head.inviteCode === null || head.creator === player || isInvited(head, player, code);
}

const isInvited = (
  { inviteCode, invited = [] }: Admitting,
  player: string,
  code: string | undefined,
): boolean => invited.includes(player) || (inviteCode !== null && inviteCode === code);

/** Strangers are told the same of a private match as of one that does not exist. */
export const noSuchMatch = (): MatchError =>
  new MatchError("no-such-match", "There is no match with this id.");

export const notInvited = (): MatchError =>
  new MatchError(
    "not-invited",
    "The seats of this match are for those who were invited: send the code of the invitation.",
  );
