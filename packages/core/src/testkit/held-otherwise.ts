/**
 * The same match, in which cards came to their hands in another order. Who holds them knows the order
 * in which they were drawn, and nobody else may learn it: not by the order in which they leave
 * together, and not by which of them the rules take.
 */

import type { CardId } from "../ids.ts";
import type { Stream } from "../random.ts";
import { rulesOf } from "../rules-of.ts";
import { sameJson } from "../same-json.ts";
import { idsIn } from "../table/cards-in.ts";
import type { Moved } from "../table/changes.ts";
import type { ZoneRules } from "../table/zones.ts";
import type { GameTypes, State, Viewer } from "../types.ts";
import { type CheckContext, firstDifference, viewersOf } from "./check.ts";
import { disclosuresOf, unlikeButForChance } from "./disclosures.ts";
import { isHand, leavingHands } from "./leaving-hands.ts";
import { received } from "./received.ts";
import { renamer } from "./renamed-ids.ts";
import { type Step, version } from "./trace.ts";

/** Of the steps in which nothing leaves a hand but what the command names, one in so many is tried. */
const PLAIN_ONE_IN = 8;

/** Who can tell by this step in which order a hand was drawn, and by what; null if nobody was found. */
export function toldOfDrawnOrder<G extends GameTypes>(
  context: CheckContext<G>,
  step: Step<G>,
): { readonly viewer: Viewer<G>; readonly difference: string } | null {
  const { game, random } = context;
  const { zones } = rulesOf(game);
  const leaving = leavingHands(zones, step.events);
  if (isPlain(leaving, step.command) && random.int(PLAIN_ONE_IN) > 0) return null;
  const viewers = viewersOf(step.before);
  const others = viewers.filter((viewer) => leaving.every(({ from }) => from.seat !== viewer));
  const viewer = random.pick(others.length > 0 ? others : viewers);
  const other = heldOtherwise(zones, step.before, viewer, random);
  if (other === null) return null;
  const difference = differenceOf(context, step, other, viewer);
  return difference === null ? null : { viewer, difference };
}

function differenceOf<G extends GameTypes>(
  context: CheckContext<G>,
  { before, actor, command, events, after, afterEach }: Step<G>,
  other: HeldOtherwise<G>,
  viewer: Viewer<G>,
): string | null {
  const { game } = context;
  const decision = game.decide(other.state, actor, other.renamed(command));
  if (!decision.ok) return `it is refused: ${decision.rejection.message}`;
  const there = version(game, other.state, decision, true);
  const unlike = unlikeButForChance(
    disclosuresOf(game, before, events, afterEach, viewer),
    disclosuresOf(game, other.state, there.events, there.afterEach, viewer),
  );
  if (unlike === "apart") return null;
  if (unlike !== "alike") return firstDifference(unlike[0] ?? null, unlike[1] ?? null);
  const [mine, theirs] = [after, there.after].map((state) => received(context, state, [], viewer));
  return sameJson(mine, theirs) ? null : firstDifference(mine, theirs);
}

/** One card leaves, and the command says which. */
function isPlain(leaving: readonly Moved[], command: object): boolean {
  const named = Object.values(command).flat();
  return leaving.length < 2 && leaving.every(({ card }) => named.includes(card));
}

interface HeldOtherwise<G extends GameTypes> {
  readonly state: State<G>;
  /** A command about the same cards. */
  readonly renamed: (command: G["command"]) => G["command"];
}

/**
 * Hands that the viewer does not look into lie in another order, and the cards there that nobody else
 * has learned have exchanged their ids, which count up as cards come. Null: there is nothing to exchange.
 */
function heldOtherwise<G extends GameTypes>(
  zones: ZoneRules<G>,
  state: State<G>,
  viewer: Viewer<G>,
  random: Stream,
): HeldOtherwise<G> | null {
  const names = new Map<string, CardId>();
  const reordered = new Map<G["seat"], object>();
  for (const [seat, zone] of handsUnseen(zones, state, viewer)) {
    const hand = idsIn<G>(state, seat, zone);
    if (hand.length < 2) continue;
    reordered.set(seat, { ...reordered.get(seat), [zone]: random.shuffle(hand) });
    const unlearned = hand.filter((id) => !state.known.has(id));
    const exchanged = random.shuffle(unlearned);
    for (const [i, id] of unlearned.entries()) names.set(id, exchanged[i] as CardId);
  }
  if (reordered.size === 0) return null;
  const seats = Object.fromEntries(
    state.seating.map((seat) => [seat, { ...state.seats[seat], ...reordered.get(seat) }]),
  ) as State<G>["seats"];
  const renamed = renamer(names);
  return { state: renamed({ ...state, seats }), renamed };
}

function handsUnseen<G extends GameTypes>(
  zones: ZoneRules<G>,
  { seating }: State<G>,
  viewer: Viewer<G>,
): [G["seat"], G["zone"]][] {
  const hands = (Object.keys(zones) as G["zone"][]).filter((zone) => isHand(zones, zone));
  const holders = seating.filter((seat) => seat !== viewer);
  return holders.flatMap((seat) => hands.map((zone): [G["seat"], G["zone"]] => [seat, zone]));
}
