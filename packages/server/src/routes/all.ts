/** Every route. Each is a file of its own beside this one. */
import type { Route } from "../http/route.ts";
import { abandon } from "./abandon.ts";
import { actions } from "./actions.ts";
import { agentActions } from "./agent-actions.ts";
import { agentExplain } from "./agent-explain.ts";
import { agentLook } from "./agent-look.ts";
import { agentMatches, agentSeat } from "./agent-matches.ts";
import { registerAgent, revokeKey, rotateKey, showAgent } from "./agents.ts";
import { card, cards } from "./cards.ts";
import { clocks } from "./clocks.ts";
import { createMatch } from "./create-match.ts";
import { decks } from "./decks.ts";
import { entropy } from "./entropy.ts";
import { events } from "./events.ts";
import { explain } from "./explain.ts";
import { games, rules } from "./games.ts";
import { health, ready } from "./health.ts";
import { join } from "./join.ts";
import { legal } from "./legal.ts";
import { listLessons, showLesson, takeLesson } from "./lessons.ts";
import { listMatches } from "./list-matches.ts";
import { lobby, watch } from "./lobby.ts";
import { matchCards } from "./match-cards.ts";
import { renameMe, showMe } from "./me.ts";
import { meta } from "./meta.ts";
import { addMyAgent, listMyAgents, revokeMyAgentsKey, rotateMyAgentsKey } from "./my-agents.ts";
import { keepMyDeck, listMyDecks, removeMyDeck } from "./my-decks.ts";
import { playOn } from "./play-on.ts";
import { reasons } from "./reasons.ts";
import { receipt } from "./receipt.ts";
import { record } from "./record.ts";
import { rematch } from "./rematch.ts";
import { replays, verify } from "./replays.ts";
import { changeSettings, settings } from "./settings.ts";
import { showMatch } from "./show-match.ts";
import { stream } from "./stream.ts";
import { wait } from "./wait.ts";

export const routes: readonly Route[] = [
  createMatch,
  listMatches,
  lobby,
  watch,
  meta,
  matchCards,
  join,
  entropy,
  rematch,
  playOn,
  takeLesson,
  showMatch,
  wait,
  stream,
  legal,
  explain,
  reasons,
  actions,
  events,
  settings,
  changeSettings,
  clocks,
  showLesson,
  abandon,
  record,
  receipt,
  replays,
  verify,
  games,
  rules,
  listLessons,
  cards,
  card,
  decks,
  showMe,
  renameMe,
  listMyAgents,
  addMyAgent,
  rotateMyAgentsKey,
  revokeMyAgentsKey,
  listMyDecks,
  keepMyDeck,
  removeMyDeck,
  registerAgent,
  showAgent,
  rotateKey,
  revokeKey,
  agentMatches,
  agentSeat,
  agentLook,
  agentActions,
  agentExplain,
  health,
  ready,
];
