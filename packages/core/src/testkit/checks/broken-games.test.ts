/** Every promise broken on purpose, one game each, and the check that notices. */
import { describe, expect, test } from "vitest";
import { blindBid, someOptions as someBlindBid } from "../../../fixtures/blind-bid/index.ts";
import { announcementActs } from "../../../fixtures/broken/announcement-acts.ts";
import { asksByHiddenFaces } from "../../../fixtures/broken/asks-by-hidden-faces.ts";
import { asksByTheDeck } from "../../../fixtures/broken/asks-by-the-deck.ts";
import { bidTellsWhoLooked } from "../../../fixtures/broken/bid-tells-who-looked.ts";
import { comesBackByItsOldId } from "../../../fixtures/broken/comes-back-by-its-old-id.ts";
import { discardClaimsAllSawIt } from "../../../fixtures/broken/discard-claims-all-saw-it.ts";
import { discardTellsTheHandId } from "../../../fixtures/broken/discard-tells-the-hand-id.ts";
import { doublesACard } from "../../../fixtures/broken/doubles-a-card.ts";
import { drawTellsTheFace } from "../../../fixtures/broken/draw-tells-the-face.ts";
import { drawTellsTheId } from "../../../fixtures/broken/draw-tells-the-id.ts";
import { endingIsNotDeclared } from "../../../fixtures/broken/ending-is-not-declared.ts";
import { holdsAStalePart } from "../../../fixtures/broken/holds-a-stale-part.ts";
import { leavesACardInTwoPlaces } from "../../../fixtures/broken/leaves-a-card-in-two-places.ts";
import { leavesCandidatesOut } from "../../../fixtures/broken/leaves-candidates-out.ts";
import { listsHiddenCards } from "../../../fixtures/broken/lists-hidden-cards.ts";
import { listsTwice } from "../../../fixtures/broken/lists-twice.ts";
import { listsWhatHasNoShape } from "../../../fixtures/broken/lists-what-has-no-shape.ts";
import { lookKeepsIds } from "../../../fixtures/broken/look-keeps-ids.ts";
import { losesACard } from "../../../fixtures/broken/loses-a-card.ts";
import { neverEnds } from "../../../fixtures/broken/never-ends.ts";
import { neverForgets } from "../../../fixtures/broken/never-forgets.ts";
import { nobodyToAct } from "../../../fixtures/broken/nobody-to-act.ts";
import { openingTellsIds } from "../../../fixtures/broken/opening-tells-ids.ts";
import { promptHasNoAnswer } from "../../../fixtures/broken/prompt-has-no-answer.ts";
import { promptIsNotDeclared } from "../../../fixtures/broken/prompt-is-not-declared.ts";
import { reducerForgets } from "../../../fixtures/broken/reducer-forgets.ts";
import { refusalNamesABack } from "../../../fixtures/broken/refusal-names-a-back.ts";
import { refusesWithUnknownCode } from "../../../fixtures/broken/refuses-with-unknown-code.ts";
import { refusesWithoutAWord } from "../../../fixtures/broken/refuses-without-a-word.ts";
import { remembersOutside } from "../../../fixtures/broken/remembers-outside.ts";
import { restoresNoWork } from "../../../fixtures/broken/restores-no-work.ts";
import { restoresTooLittle } from "../../../fixtures/broken/restores-too-little.ts";
import { reusesAnId } from "../../../fixtures/broken/reuses-an-id.ts";
import { rollsItsOwnDice } from "../../../fixtures/broken/rolls-its-own-dice.ts";
import { saysNothing } from "../../../fixtures/broken/says-nothing.ts";
import { setTellsTheOldId } from "../../../fixtures/broken/set-tells-the-old-id.ts";
import { shuffleShowsTheOrder } from "../../../fixtures/broken/shuffle-shows-the-order.ts";
import { shuffleTellsTheOldIds } from "../../../fixtures/broken/shuffle-tells-the-old-ids.ts";
import { sparesAQuestion } from "../../../fixtures/broken/spares-a-question.ts";
import { startsWithAnything } from "../../../fixtures/broken/starts-with-anything.ts";
import { tellsTheIdOfWhatIsForgotten } from "../../../fixtures/broken/tells-the-id-of-what-is-forgotten.ts";
import { textMentionsAnId } from "../../../fixtures/broken/text-mentions-an-id.ts";
import { textNamesABack } from "../../../fixtures/broken/text-names-a-back.ts";
import { triggersByHiddenFaces } from "../../../fixtures/broken/triggers-by-hidden-faces.ts";
import { trustsTheOrderOfKeys } from "../../../fixtures/broken/trusts-the-order-of-keys.ts";
import { turnsACardIntoAnother } from "../../../fixtures/broken/turns-a-card-into-another.ts";
import { viewCountsAHiddenKind } from "../../../fixtures/broken/view-counts-a-hidden-kind.ts";
import { viewHasAHole } from "../../../fixtures/broken/view-has-a-hole.ts";
import { viewKeepsPointing } from "../../../fixtures/broken/view-keeps-pointing.ts";
import { viewShowsSpectatorsMore } from "../../../fixtures/broken/view-shows-spectators-more.ts";
import { viewShowsStatsOfBacks } from "../../../fixtures/broken/view-shows-stats-of-backs.ts";
import { viewTellsControllersTheirBacks } from "../../../fixtures/broken/view-tells-controllers-their-backs.ts";
import { viewTellsOwnersWhatIsForgotten } from "../../../fixtures/broken/view-tells-owners-what-is-forgotten.ts";
import { viewTellsTheOldId } from "../../../fixtures/broken/view-tells-the-old-id.ts";
import { viewTellsWhoHoldsSpells } from "../../../fixtures/broken/view-tells-who-holds-spells.ts";
import { writesAfterAnEvent } from "../../../fixtures/broken/writes-after-an-event.ts";
import { writesBeforeAnEvent } from "../../../fixtures/broken/writes-before-an-event.ts";
import { cellar, someOptions as someCellar } from "../../../fixtures/cellar/index.ts";
import {
  badOptions,
  type Skirmish,
  skirmish,
  someOptions as someSkirmish,
} from "../../../fixtures/skirmish/index.ts";
import type { Game } from "../../define-game.ts";
import type { Stream } from "../../random.ts";
import type { StartOptions } from "../../rules.ts";
import type { GameTypes } from "../../types.ts";
import type { Check } from "../check.ts";
import { type FuzzOptions, type FuzzReport, fuzz } from "../fuzz.ts";
import { cardsConserved } from "./cards-conserved.ts";
import { eventsDoSomething } from "./events-do-something.ts";
import { everythingIsJson } from "./everything-is-json.ts";
import { foldEqualsLive } from "./fold-equals-live.ts";
import { idsFresh } from "./ids-fresh.ts";
import { idsShown } from "./ids-shown.ts";
import { imagined } from "./imagined.ts";
import { leakByForking } from "./leak-by-forking.ts";
import { leakByRelabelling } from "./leak-by-relabelling.ts";
import { listedAccepted } from "./listed-accepted.ts";
import { nobodyStuck } from "./nobody-stuck.ts";
import { replayed } from "./replayed.ts";
import { revived } from "./revived.ts";
import { twoSpeeds } from "./two-speeds.ts";
import { unlistedRefused } from "./unlisted-refused.ts";

/** What a break must be found within. */
const MATCHES = 60;

type Request = Partial<Pick<FuzzOptions<never>, "games" | "firstGame" | "checks">>;
type Run = (request: Request) => FuzzReport;

function run<G extends GameTypes>(
  game: Game<G>,
  options: (random: Stream) => StartOptions<G>,
  bad?: (random: Stream) => StartOptions<G>,
): Run {
  return (request) =>
    fuzz(game, {
      seed: 1,
      games: MATCHES,
      options,
      ...(bad && { badOptions: bad }),
      maxCommands: 300,
      rarely: ["CONCEDE", "TIMEOUT"],
      untilFailure: true,
      command: "npm run fuzz -- broken",
      ...request,
    });
}

const duel = (game: Game<Skirmish>): Run => run(game, someSkirmish);

/** Both decks of these cards only, so that a rare meeting is common. */
const duelOf = (game: Game<Skirmish>, ...cards: string[]): Run =>
  run(game, (random) => {
    const deck = (): string[] => Array.from({ length: 15 }, () => random.pick(cards));
    return { seed: random.int(2 ** 32), decks: { red: deck(), blue: deck() } };
  });

const broken: readonly (readonly [what: string, run: Run, caughtBy: Check | string])[] = [
  ["a view shows the stats of face-down units", duel(viewShowsStatsOfBacks), leakByRelabelling],
  ["a view tells whose hand holds a spell", duel(viewTellsWhoHoldsSpells), leakByRelabelling],
  ["a view counts a kind of hidden cards", duel(viewCountsAHiddenKind), leakByRelabelling],
  ["a view shows spectators more", duel(viewShowsSpectatorsMore), leakByRelabelling],
  [
    "a view tells controllers of backs that are for nobody",
    run(viewTellsControllersTheirBacks, someCellar),
    leakByRelabelling,
  ],
  // Seen before and not to be seen now: only a fork of worlds exchanges such a card.
  [
    "a view tells owners of a zone that forgets",
    run(viewTellsOwnersWhatIsForgotten, someCellar),
    leakByForking,
  ],
  ["a legal move's text names a face-down unit", duel(textNamesABack), leakByRelabelling],
  ["an event tells a face in a field of its own", duel(drawTellsTheFace), leakByRelabelling],
  ["a refusal tells what lies face-down", duel(refusalNamesABack), leakByForking],
  ["an event tells an id in a field of its own", duel(drawTellsTheId), idsShown],
  [
    "an event tells an id where nobody may know it",
    run(tellsTheIdOfWhatIsForgotten, someCellar),
    idsShown,
  ],
  ["an event of the opening tells ids", duel(openingTellsIds), idsShown],
  ["a sentence mentions an id", duel(textMentionsAnId), idsShown],
  ["a shuffle shows which card went where", duel(shuffleShowsTheOrder), idsShown],
  ["a discard tells the id a card had in a hand", duel(discardTellsTheHandId), idsShown],
  ["a change claims that all knew an id", duel(discardClaimsAllSawIt), idsShown],
  [
    "a view points at cards that were lost sight of",
    run(viewKeepsPointing, someBlindBid),
    idsShown,
  ],
  [
    "a shuffle tells the order by old ids",
    duelOf(shuffleTellsTheOldIds, "library-pass", "lunch-tray"),
    idsShown,
  ],
  ["a bid tells its old id to who once saw it", run(bidTellsWhoLooked, someBlindBid), idsShown],
  [
    "an event tells that a card was here before",
    duelOf(setTellsTheOldId, "fire-drill", "lunch-tray"),
    idsShown,
  ],
  [
    "a view tells that a card was here before",
    duelOf(viewTellsTheOldId, "fire-drill", "lunch-tray"),
    idsShown,
  ],
  [
    "an event tells a card by the id it just lost",
    duelOf(comesBackByItsOldId, "fire-drill", "lunch-tray"),
    idsShown,
  ],
  ["a card that is moved keeps its id", duel(reusesAnId), idsFresh],
  ["a look shows the ids of the last look", run(lookKeepsIds, someBlindBid), idsFresh],
  ["a look shows in which order cards came", run(lookKeepsIds, someBlindBid), leakByForking],
  ["knowledge outlives a card that left unseen", run(neverForgets, someBlindBid), leakByForking],
  [
    "a prompt opens by what lies face-down",
    duelOf(asksByHiddenFaces, "pop-quiz", "food-fighter", "lunch-lady", "hall-monitor"),
    leakByForking,
  ],
  [
    "a prompt opens by what is in a deck",
    duelOf(asksByTheDeck, "library-pass", "lunch-tray", "mystery-meat"),
    leakByForking,
  ],
  [
    "a question is spared by what is in a hand",
    duelOf(sparesAQuestion, "snack-bully", "lunch-tray"),
    leakByForking,
  ],
  ["a face-down unit triggers what its face says", duel(triggersByHiddenFaces), leakByForking],
  ["a command is listed that names a hidden card", duel(listsHiddenCards), listedAccepted],
  ["a command is listed that has the wrong shape", duel(listsWhatHasNoShape), listedAccepted],
  ["a command is listed twice", duel(listsTwice), listedAccepted],
  ["a command is listed without a word", duel(saysNothing), listedAccepted],
  ["a command is accepted and not listed", duel(leavesCandidatesOut), unlistedRefused],
  ["a refusal has a code nobody declared", duel(refusesWithUnknownCode), unlistedRefused],
  ["a refusal says nothing", duel(refusesWithoutAWord), unlistedRefused],
  [
    "a match starts with anything",
    run(startsWithAnything, someSkirmish, badOptions),
    "bad options are refused",
  ],
  ["a reducer forgets its event", duel(reducerForgets), eventsDoSomething],
  ["an announcement changes the state", duel(announcementActs), eventsDoSomething],
  ["a rule writes to a part others share", duel(writesBeforeAnEvent), "no rule throws"],
  ["a rule writes to the state after an event", duel(writesAfterAnEvent), foldEqualsLive],
  ["a rule remembers outside the state", duel(remembersOutside), revived],
  ["a rule remembers outside the state, replayed", duel(remembersOutside), replayed],
  ["a rule rolls its own dice", duel(rollsItsOwnDice), revived],
  ["a rule hangs on the order of keys", duel(trustsTheOrderOfKeys), revived],
  ["a rule holds on to a stale part", duel(holdsAStalePart), twoSpeeds],
  ["a card is lost", duel(losesACard), cardsConserved],
  ["a card is doubled", duel(doublesACard), cardsConserved],
  ["a card lies in two places", duel(leavesACardInTwoPlaces), cardsConserved],
  ["a card turns into another", duel(turnsACardIntoAnother), cardsConserved],
  ["a prompt has no answer", duel(promptHasNoAnswer), nobodyStuck],
  ["a prompt is not declared", duel(promptIsNotDeclared), nobodyStuck],
  ["an ending is not declared", duel(endingIsNotDeclared), nobodyStuck],
  ["it is nobody's turn", duel(nobodyToAct), nobodyStuck],
  ["a match never ends", duel(neverEnds), "matches end"],
  ["an imagined match forgets a fact", duel(restoresTooLittle), imagined],
  ["an imagined match forgets its work", duel(restoresNoWork), imagined],
  ["a view is not JSON", duel(viewHasAHole), everythingIsJson],
];

describe("a broken promise is noticed", () => {
  test.each(broken)("%s", (_what, play, caughtBy) => {
    const isCheck = typeof caughtBy !== "string";
    const { failures } = play({ checks: isCheck ? [caughtBy] : [] });
    expect(failures.map(({ check }) => check)).toEqual([isCheck ? caughtBy.name : caughtBy]);
  });

  test("and the line that is printed shows the same failure in one match", () => {
    const alone = ["a view shows the stats of face-down units", "a card is lost"];
    for (const [what, play] of broken.filter(([name]) => alone.includes(name))) {
      const [found] = play({}).failures;
      expect(found?.reproduce, what).toBe(`npm run fuzz -- broken --seed 1 --game ${found?.game}`);
      const again = play({ firstGame: found?.game ?? -1, games: 1 });
      expect(again.failures).toEqual([found]);
    }
  });

  test("with every check on, the first to speak is one that says what is wrong", () => {
    const said = (game: Game<Skirmish>): string | undefined => duel(game)({}).failures[0]?.check;
    expect(said(listsHiddenCards)).toBe(listedAccepted.name);
    expect(said(losesACard)).toBe(cardsConserved.name);
    expect(said(drawTellsTheId)).toBe(idsShown.name);
    expect([leakByRelabelling.name, leakByForking.name]).toContain(said(drawTellsTheFace));
    expect(said(reusesAnId)).toBe(idsFresh.name);
  });
});

describe("a sound game passes every check", () => {
  test.each([
    ["Skirmish", run(skirmish, someSkirmish, badOptions)],
    ["Blind Bid", run(blindBid, someBlindBid)],
    ["Cellar", run(cellar, someCellar)],
  ])("%s", (_name, play) => {
    const { failures, games } = play({ games: 8 });
    expect(failures).toEqual([]);
    expect(games).toBe(8);
  });
});
