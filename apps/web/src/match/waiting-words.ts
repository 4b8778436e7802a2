/** What a match that has not begun waits for, in a sentence. */
import type { MetaReply } from "@ltcg/server/protocol";

export function waitingFor({ seat, seats }: MetaReply): string {
  if (seats.some(({ by }) => by === "nobody"))
    return "A seat is free: waiting for somebody to take it.";
  const closed = seats.filter(({ entropyHash, isOpened }) => entropyHash !== null && !isOpened);
  if (closed.length === 0) return "Everybody is here: the cards are being shuffled.";
  return closed.some((held) => held.seat === seat)
    ? "Your browser is handing over its random numbers, with which the cards are shuffled."
    : "Waiting for the random numbers of another player, with which the cards are shuffled.";
}
