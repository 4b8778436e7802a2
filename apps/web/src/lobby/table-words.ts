/** A table of the lobby in a few words: who sits there, and by which clock they play. */
import type { PublicMatch } from "@ltcg/server/protocol";
import { capital, plain } from "@tcg/core/hosting";

type Seat = PublicMatch["seats"][number];

/** As others see them: a player by the chosen name, a bot by its own. */
export function sitterName(
  { seat, by, bot }: Pick<Seat, "seat" | "by" | "bot">,
  names: PublicMatch["names"],
): string {
  if (by === "nobody") return "nobody yet";
  if (by === "bot") return `${capital(plain(bot ?? "a"))} bot`;
  return names[seat] ?? "Somebody";
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** "5 minutes each", "no clock". */
export function clockText(control: PublicMatch["timeControl"]): string {
  if (control === null) return "no clock";
  const { bankMs } = control;
  if (bankMs >= DAY_MS) return `${Math.round(bankMs / DAY_MS)} days each`;
  return `${Math.round(bankMs / MINUTE_MS)} minutes each`;
}
