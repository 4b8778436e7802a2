/**
 * One step ahead, without looking at hidden cards: the bot imagines a state that fits its view,
 * tries every move there, and takes the one after which its view looks best.
 */
import type { DefId, Game, GameTypes, LegalMove, Prior, State, Stream } from "@tcg/core";

/** Beyond this many moves some are drawn at random. */
const MOST_TRIED = 40;
const MOST_ANSWERS = 8;

export function chooseAhead<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  seat: G["seat"],
  random: Stream,
): LegalMove<G> {
  const view = game.mask(state, seat);
  const legal = game
    .legalMoves(state, seat)
    .filter(
      ({ command }) => game.rules.moves[command.type as G["command"]["type"]].anytime !== true,
    );
  const patient = legal.filter(({ command }) => command.type !== "END_TURN");
  const tried = random.shuffle(patient.length > 0 ? patient : legal).slice(0, MOST_TRIED);
  const world = game.imagine(view, random, anyCard(game));
  const scored = tried.map((move) => {
    const decision = game.decide(world, seat, move.command);
    if (!decision.ok) return { move, score: -Infinity };
    const after = answered(game, decision.state);
    return { move, score: game.evaluate(game.mask(after, seat)) };
  });
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).move;
}

/** Goes on while somebody is asked, each giving the first answer there is: mostly a pass. */
function answered<G extends GameTypes>(game: Game<G>, from: State<G>): State<G> {
  let state = from;
  for (let i = 0; i < MOST_ANSWERS && state.prompts.length > 0; i++) {
    const [seat] = game.actors(state) as readonly G["seat"][];
    const answer = seat === undefined ? undefined : game.legalMoves(state, seat)[0];
    if (seat === undefined || answer === undefined) break;
    const decision = game.decide(state, seat, answer.command);
    if (!decision.ok) break;
    state = decision.state;
  }
  return state;
}

/** Any card that could lie there. */
function anyCard<G extends GameTypes>(game: Game<G>): Prior<G> {
  const defs = Object.keys(game.rules.cards) as DefId[];
  return (places, _view, random) =>
    places.map((place) =>
      random.pick(defs.filter((def) => game.rules.couldBe?.(place, def) ?? true)),
    );
}
