/** CR 4.3.4.7, 6.3: an action is played, and its effects resolve at once. */
import { resultsAsked } from "../procedures/results.ts";
import { definition, isSong } from "../reading/printed.ts";
import type { How, LorcanaTask, Play, Snapshot, Table } from "../types.ts";
import type { LogKey } from "../vocabulary.ts";

export function announceAction(play: Play, card: Snapshot, how: How): void {
  const isSung = isSong(definition(play, card.def));
  const counts: LogKey[] = [
    "played",
    "played-actions",
    ...(isSung ? (["played-songs"] as const) : []),
  ];
  play.emit({ type: "CARD_PLAYED", seat: card.seat, card, how, counts });
}

export function resolveAction(table: Table, { card, def, seat }: Snapshot): LorcanaTask {
  const printed = definition(table, def);
  const effects = printed.type === "action" ? printed.effects : [];
  return {
    kind: "resolve",
    effects,
    resolution: {
      kind: "action",
      seat,
      source: { card, def },
      self: card,
      occurrence: null,
      refs: {},
      players: {},
      results: resultsAsked(effects),
      chosen: [],
      plays: [],
    },
  };
}
