/**
 * Random duels of plain monsters on EDOPro's core, compiled to WebAssembly. It is given what makes it fast: its interface
 * without promises, and cards without scripts. What may be done is in the message that asks, so it is listed as ours is.
 */
import { timed } from "../clock.ts";
import { picker } from "../duel/deal.ts";
import type { Lane } from "../lanes/lane.ts";
import { hashOf } from "../lanes/plain.ts";
import { loadPeer } from "./load-peer.ts";
import type { OcgCore, OcgQuestion } from "./ocgcore-types.ts";

const DECK = 40;
const CODES = 12;
const team = { drawCountPerTurn: 1, startingDrawCount: 5, startingLP: 8000 };
/** A normal monster of level 4. */
const plain = {
  alias: 0,
  setcodes: [],
  type: 17,
  level: 4,
  attribute: 1,
  race: 1n,
  lscale: 0,
  rscale: 0,
  link_marker: 0,
};
/** A duel is at an end before this. */
const MAX_RESPONSES = 20_000;

/** How a duel went: responses, of those with a choice, turns, who won. */
interface Played {
  readonly responses: number;
  readonly decisions: number;
  readonly turns: number;
  readonly winner: number | null;
}

export async function ocgcoreLane(matches: number): Promise<Lane> {
  const ocgcore = await loadPeer<OcgCore>("ocgcore-wasm");
  const { OcgDuelMode, OcgLocation, OcgMessageType, OcgPosition, OcgProcessResult } = ocgcore;
  const core = await ocgcore.default({ sync: true });
  const start = (match: number): object => {
    const duel = core.createDuel({
      flags: OcgDuelMode.MODE_MR5,
      seed: [1n, 2n, 3n, BigInt(match + 1)],
      team1: team,
      team2: team,
      cardReader: (code) => ({
        ...plain,
        code,
        attack: 1000 + 100 * ((code * 5) % 9),
        defense: 900 + 100 * ((code * 7) % 8),
      }),
      scriptReader: () => "",
    });
    if (duel === null) throw new Error("the duel cannot be created");
    for (const owner of [0, 1] as const) {
      for (let i = 0; i < DECK; i++) {
        core.duelNewCard(duel, {
          team: owner,
          duelist: 0,
          code: 100 + (i % CODES),
          controller: owner,
          location: OcgLocation.DECK,
          sequence: 2,
          position: OcgPosition.FACEDOWN_ATTACK,
        });
      }
    }
    core.startDuel(duel);
    return duel;
  };
  const play = (match: number): Played => {
    const pick = picker(match);
    const duel = start(match);
    let [responses, decisions, turns] = [0, 0, 0];
    let winner: number | null = null;
    while (winner === null && responses < MAX_RESPONSES) {
      const status = core.duelProcess(duel);
      const messages = core.duelGetMessage(duel);
      for (const message of messages) {
        if (message.type === OcgMessageType.NEW_TURN) turns++;
        if (message.type === OcgMessageType.WIN) winner = message.player ?? null;
        if (message.type === OcgMessageType.RETRY) throw new Error("a response is refused");
      }
      const question = messages.at(-1);
      if (winner !== null || status === OcgProcessResult.END) break;
      if (status === OcgProcessResult.CONTINUE || question === undefined) continue;
      const choices = responsesTo(ocgcore, question);
      responses++;
      if (choices.length > 1) decisions++;
      core.duelSetResponse(duel, choices[pick(choices.length)] as object);
    }
    core.destroyDuel(duel);
    return { responses, decisions, turns, winner };
  };
  return (passes) => {
    let played: Played[] = [];
    let turns = 0;
    const used = timed(() => {
      let responses = 0;
      for (let pass = 0; pass < passes; pass++) {
        played = Array.from({ length: matches }, (_, match) => play(match));
        for (const duel of played) {
          responses += duel.responses;
          turns += duel.turns;
        }
      }
      return responses;
    });
    return {
      parts: { command: used },
      result: hashOf(played),
      played: { matches: passes * matches, turns },
    };
  };
}

/** All that may be answered, as a player would be offered it. */
function responsesTo(ocgcore: OcgCore, question: OcgQuestion): object[] {
  const { OcgLocation, OcgMessageType, OcgPosition, OcgResponseType } = ocgcore;
  const { SelectIdleCMDAction, SelectBattleCMDAction } = ocgcore;
  switch (question.type) {
    case OcgMessageType.SELECT_IDLECMD: {
      const type = OcgResponseType.SELECT_IDLECMD;
      const of = (action: number | undefined, cards: readonly object[] = []): object[] =>
        cards.map((_, index) => ({ type, action, index }));
      const { summons, monster_sets, pos_changes, to_bp, to_ep } = question;
      return [
        ...of(SelectIdleCMDAction.SELECT_SUMMON, summons),
        ...of(SelectIdleCMDAction.SELECT_MONSTER_SET, monster_sets),
        ...of(SelectIdleCMDAction.SELECT_POS_CHANGE, pos_changes),
        ...(to_bp ? [{ type, action: SelectIdleCMDAction.TO_BP, index: null }] : []),
        ...(to_ep ? [{ type, action: SelectIdleCMDAction.TO_EP, index: null }] : []),
      ];
    }
    case OcgMessageType.SELECT_BATTLECMD: {
      const type = OcgResponseType.SELECT_BATTLECMD;
      const { attacks = [], to_m2, to_ep } = question;
      const action = SelectBattleCMDAction.SELECT_BATTLE;
      return [
        ...attacks.map((_, index) => ({ type, action, index })),
        ...(to_m2 ? [{ type, action: SelectBattleCMDAction.TO_M2, index: null }] : []),
        ...(to_ep ? [{ type, action: SelectBattleCMDAction.TO_EP, index: null }] : []),
      ];
    }
    // Plain monsters respond to nothing.
    case OcgMessageType.SELECT_CHAIN:
      return [{ type: OcgResponseType.SELECT_CHAIN, index: null }];
    case OcgMessageType.SELECT_PLACE: {
      // The first free one, as ours: which slot a monster lies in is no decision.
      const { player, field_mask = 0 } = question;
      const sequence = [0, 1, 2, 3, 4].find((slot) => (field_mask & (1 << slot)) === 0) ?? 0;
      const places = [{ player, location: OcgLocation.MZONE, sequence }];
      return [{ type: OcgResponseType.SELECT_PLACE, places }];
    }
    case OcgMessageType.SELECT_CARD: {
      const { min = 1, selects = [] } = question;
      return Array.from({ length: selects.length - min + 1 }, (_, from) => ({
        type: OcgResponseType.SELECT_CARD,
        indicies: Array.from({ length: min }, (_each, i) => from + i),
      }));
    }
    case OcgMessageType.SELECT_POSITION:
      return [OcgPosition.FACEUP_ATTACK, OcgPosition.FACEUP_DEFENSE].map((position) => ({
        type: OcgResponseType.SELECT_POSITION,
        position,
      }));
    default:
      throw new Error(`the core asks something unknown: ${question.type}`);
  }
}
