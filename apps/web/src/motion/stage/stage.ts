/** Plays what happened between two positions, over the page that shows the later one already. */
import type { Cue, CueKind } from "../cues.ts";
import type { Timeline } from "../timeline.ts";
import { shatter } from "./breaks.ts";
import { calm } from "./calm.ts";
import { linkOff, linkOn, linkStruck } from "./chain.ts";
import { fly } from "./flights.ts";
import { stamp } from "./numbers.ts";
import { act, closeUp, counter, flip, lunge, riffle, turn } from "./on-cards.ts";
import { cardElement } from "./page-parts.ts";
import { arrow, circle } from "./pen.ts";
import type { Between, Play, Playing } from "./playing.ts";
import { Scene } from "./scene.ts";
import { takeSnapshot } from "./snapshot.ts";
import { gather, turnBegins } from "./turns.ts";

type Plays = { readonly [K in CueKind]: Play<K> | null };

const lively: Plays = {
  fly,
  flip,
  turn,
  arrow,
  lunge,
  stamp,
  counter,
  shatter,
  circle,
  act,
  riffle,
  "link-on": linkOn,
  "link-struck": linkStruck,
  "link-off": linkOff,
  gather,
  "turn-begins": turnBegins,
  beat: null,
};

export interface Stage {
  /** `draw` makes the page show the later position. */
  play(timeline: Timeline, rate: number, draw: () => void): void;
  /** Ends whatever plays, and leaves nothing of it. */
  cut(): void;
}

export function createStage(turnText: (seat: string) => string): Stage {
  let scenes: readonly Scene[] = [];

  function cut(): void {
    for (const scene of scenes) scene.cut();
    scenes = [];
  }

  return {
    play(timeline, rate, draw) {
      const before = takeSnapshot(timeline);
      draw();
      const layer = document.querySelector(".motion-layer");
      if (layer === null) return;
      const scene = new Scene(layer, rate);
      scenes = [...scenes.filter(({ isOver }) => !isOver), scene];
      const between = passedBetween(timeline);
      const playing: Playing = { scene, before, standIns: new Map(), between, turnText };
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      perform(timeline, playing, isCalm ? calm : lively);
      if (!isCalm) closeUp(cardsIn(timeline), playing);
    },
    cut,
  };
}

/** Cards on their way first: what happens to them on the way needs them. */
function perform({ cues }: Timeline, playing: Playing, plays: Plays): void {
  const isFirst = ({ kind }: Cue): boolean => kind === "fly" || kind === "shatter";
  for (const turn of [true, false]) {
    for (const { cue, atMs } of cues) {
      if (isFirst(cue) === turn) playOne(plays, cue, atMs, playing);
    }
  }
}

function playOne<K extends CueKind>(
  plays: Plays,
  cue: Extract<Cue, { readonly kind: K }>,
  atMs: number,
  playing: Playing,
): void {
  const play = plays[cue.kind as K] as Play<K> | null;
  play?.(cue, atMs, playing);
}

/** Ids that a card had only on its way from one place to the next. */
function passedBetween({ cues }: Timeline): Map<string, Between> {
  const between = new Map<string, Between>();
  for (const { cue, atMs } of cues) {
    const card = cue.kind === "fly" ? cue.from.card : undefined;
    const isPassed = card !== undefined && cues.some((other) => leadsTo(other.cue, card));
    if (isPassed && cardElement(card) === null) between.set(card, { leavesAtMs: atMs, stop: null });
  }
  return between;
}

const leadsTo = (cue: Cue, card: string): boolean => cue.kind === "fly" && cue.to.card === card;

/** Those whose movement is a cue of its own. */
function cardsIn({ cues }: Timeline): ReadonlySet<string> {
  const cards = cues.flatMap(({ cue }) => {
    if (cue.kind === "fly") return [cue.from.card, cue.to.card];
    return cue.kind === "turn" || cue.kind === "flip" ? [cue.card] : [];
  });
  return new Set(cards.filter((card) => card !== undefined));
}
