/** Checks a finished match in this browser, against what it kept while the match was played. */
import type { Kept, Receipt } from "@lunchtable-tcg/match/fairness";
import { plainWords } from "@tcg/core/hosting";
import { callApi, pathOf } from "../call-api.ts";
import { knownGame } from "../games.ts";
import { browserStorage } from "../site/browser-storage.ts";
import { type Checked, checkedWords } from "./checked-words.ts";
import { written } from "./keeper.ts";
import { readKept } from "./kept-record.ts";
import { startOf } from "./started.ts";

export async function checkMatch(matchId: string): Promise<Checked> {
  const answer = await callApi<Receipt>(pathOf(matchId, "receipt"));
  if (!answer.ok) {
    return { ok: false, title: "It could not be checked", lines: [answer.error.message] };
  }
  const receipt = answer.body;
  const [{ verifyReceipt }, game, kept] = await Promise.all([
    import("@lunchtable-tcg/match/fairness"),
    knownGame(receipt.game)?.load() ?? null,
    keptOf(matchId),
  ]);
  const verdict = verifyReceipt(game === null ? [] : [game], receipt, kept);
  return checkedWords(matchId, receipt, kept, verdict, game?.words ?? plainWords);
}

export async function keptOf(matchId: string): Promise<Kept> {
  await written(matchId);
  const kept = (await readKept(matchId).catch(() => null)) ?? {};
  const started = startOf(browserStorage, matchId);
  const { viewer: seat } = kept;
  if (started === null || seat === undefined || seat === "spectator") return kept;
  return { ...kept, entropy: { seat, entropy: started.entropy } };
}
