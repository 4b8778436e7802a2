/** Checks a match that is over, in this browser, with what it kept while the match went on. */
import type { Kept, Receipt } from "@lunchtable-tcg/match/fairness";
import { callApi, pathOf } from "../call-api.ts";
import { type Checked, checkedWords } from "./checked-words.ts";
import { written } from "./keeper.ts";
import { readKept } from "./kept-record.ts";
import { startOf } from "./started.ts";

export async function checkMatch(matchId: string): Promise<Checked> {
  const answer = await callApi<Receipt>(pathOf(matchId, "receipt"));
  if (!answer.ok) {
    return { ok: false, title: "It could not be checked", lines: [answer.error.message] };
  }
  const [{ verifyReceipt }, { rulesOfGames }, kept] = await Promise.all([
    import("@lunchtable-tcg/match/fairness"),
    import("../rules-of-games.ts"),
    keptOf(matchId),
  ]);
  const receipt = answer.body;
  return checkedWords(matchId, receipt, kept, verifyReceipt(rulesOfGames, receipt, kept));
}

async function keptOf(matchId: string): Promise<Kept> {
  await written(matchId);
  const kept = (await readKept(matchId).catch(() => null)) ?? {};
  const started = startOf(localStorage, matchId);
  const { viewer: seat } = kept;
  if (started === null || seat === undefined || seat === "spectator") return kept;
  return { ...kept, entropy: { seat, entropy: started.entropy } };
}
