/** Starts a match, and carries out a command that is legal: on whatever draft the caller has. */
import { applyEvent } from "./apply-event.ts";
import type { Legal } from "./check-command.ts";
import type { Draft } from "./draft.ts";
import type { Memory } from "./memory.ts";
import { promptOf } from "./prompt-of.ts";
import { freshRandom, type RandomSource, type Seed, seedSource } from "./random.ts";
import { refuse } from "./rejections.ts";
import type { GameRules, StartOptions } from "./rules.ts";
import { RunningPlay } from "./running-play.ts";
import { run } from "./settle.ts";
import type { Decision, GameTypes, State } from "./types.ts";

export function startOn<G extends GameTypes>(
  rules: GameRules<G>,
  draft: Draft<State<G>>,
  memory: Memory,
  options: StartOptions<G>,
): Decision<G> {
  const prepared = rules.setup.prepare(options);
  if (!prepared.ok) return prepared;
  const { seating, config } = prepared;
  const { seed } = options;
  const source = typeof seed === "object" ? seed : trySeed(seed);
  if (source === null) return { ok: false, rejection: refuse("options/bad-seed") };
  const random = freshRandom(source);
  const started = { type: "GAME_STARTED", seating, config, random } as const;
  // The first event makes the state that the bound on steps is read from.
  applyEvent(rules, draft, started);
  const play = new RunningPlay(rules, draft, memory);
  play.events.push(started);
  run(play, begin<G>, options);
  return { ok: true, events: play.events, state: play.state };
}

function begin<G extends GameTypes>(play: RunningPlay<G>, options: StartOptions<G>): void {
  play.rules.setup.begin(play, options);
}

function trySeed(seed: Seed): RandomSource | null {
  try {
    return seedSource(seed);
  } catch {
    return null;
  }
}

export function carryOut<G extends GameTypes>(
  rules: GameRules<G>,
  draft: Draft<State<G>>,
  memory: Memory,
  legal: Legal<G>,
): Decision<G> {
  const play = new RunningPlay(rules, draft, memory);
  run(play, execute<G>, legal);
  return { ok: true, events: play.events, state: play.state };
}

function execute<G extends GameTypes>(
  play: RunningPlay<G>,
  { command, move, actor }: Legal<G>,
): void {
  if (move.answers !== undefined) closePrompt(play, actor as G["seat"]);
  move.execute(play, command, actor as G["seat"]);
}

function closePrompt<G extends GameTypes>(play: RunningPlay<G>, seat: G["seat"]): void {
  const prompt = promptOf(play.state, seat) as G["prompt"];
  play.answered = prompt;
  play.emit({ type: "PROMPT_CLOSED", seat, kind: prompt.kind });
}
