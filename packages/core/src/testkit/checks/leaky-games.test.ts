/** Every way to let something out that a viewer may not know, and the check that notices. */
import { expect, test } from "vitest";
import { asksByHiddenFaces } from "../../../fixtures/broken/asks-by-hidden-faces.ts";
import { asksByTheDeck } from "../../../fixtures/broken/asks-by-the-deck.ts";
import { bidTellsWhoLooked } from "../../../fixtures/broken/bid-tells-who-looked.ts";
import { comesBackByItsOldId } from "../../../fixtures/broken/comes-back-by-its-old-id.ts";
import { countsBeforeItFinds } from "../../../fixtures/broken/counts-before-it-finds.ts";
import { countsBeforeItTurnsUp } from "../../../fixtures/broken/counts-before-it-turns-up.ts";
import { discardClaimsAllSawIt } from "../../../fixtures/broken/discard-claims-all-saw-it.ts";
import { discardTellsTheHandId } from "../../../fixtures/broken/discard-tells-the-hand-id.ts";
import { drawTellsTheFace } from "../../../fixtures/broken/draw-tells-the-face.ts";
import { drawTellsTheId } from "../../../fixtures/broken/draw-tells-the-id.ts";
import { findsByTheHand } from "../../../fixtures/broken/finds-by-the-hand.ts";
import { findsWhichByTheHand } from "../../../fixtures/broken/finds-which-by-the-hand.ts";
import { hidesBehindARoll } from "../../../fixtures/broken/hides-behind-a-roll.ts";
import { lookKeepsIds } from "../../../fixtures/broken/look-keeps-ids.ts";
import { neverForgets } from "../../../fixtures/broken/never-forgets.ts";
import { openingTellsIds } from "../../../fixtures/broken/opening-tells-ids.ts";
import { refusalNamesABack } from "../../../fixtures/broken/refusal-names-a-back.ts";
import { reusesAnId } from "../../../fixtures/broken/reuses-an-id.ts";
import { auction, duel, duelOf, hiding, type Run } from "../../../fixtures/broken/runs.ts";
import { setTellsTheOldId } from "../../../fixtures/broken/set-tells-the-old-id.ts";
import { shuffleShowsTheOrder } from "../../../fixtures/broken/shuffle-shows-the-order.ts";
import { shuffleTellsTheOldIds } from "../../../fixtures/broken/shuffle-tells-the-old-ids.ts";
import { sparesAQuestion } from "../../../fixtures/broken/spares-a-question.ts";
import { tellsMoreThanItFinds } from "../../../fixtures/broken/tells-more-than-it-finds.ts";
import { tellsTheIdOfWhatIsForgotten } from "../../../fixtures/broken/tells-the-id-of-what-is-forgotten.ts";
import { textMentionsAnId } from "../../../fixtures/broken/text-mentions-an-id.ts";
import { textNamesABack } from "../../../fixtures/broken/text-names-a-back.ts";
import { triggersByHiddenFaces } from "../../../fixtures/broken/triggers-by-hidden-faces.ts";
import { turnsUpByTheHand } from "../../../fixtures/broken/turns-up-by-the-hand.ts";
import { turnsUpWhichByTheHand } from "../../../fixtures/broken/turns-up-which-by-the-hand.ts";
import { viewCountsAHiddenKind } from "../../../fixtures/broken/view-counts-a-hidden-kind.ts";
import { viewKeepsPointing } from "../../../fixtures/broken/view-keeps-pointing.ts";
import { viewShowsSpectatorsMore } from "../../../fixtures/broken/view-shows-spectators-more.ts";
import { viewShowsStatsOfBacks } from "../../../fixtures/broken/view-shows-stats-of-backs.ts";
import { viewTellsControllersTheirBacks } from "../../../fixtures/broken/view-tells-controllers-their-backs.ts";
import { viewTellsOwnersWhatIsForgotten } from "../../../fixtures/broken/view-tells-owners-what-is-forgotten.ts";
import { viewTellsTheOldId } from "../../../fixtures/broken/view-tells-the-old-id.ts";
import { viewTellsWhoHoldsSpells } from "../../../fixtures/broken/view-tells-who-holds-spells.ts";
import type { Skirmish } from "../../../fixtures/skirmish/index.ts";
import type { Game } from "../../define-game.ts";
import type { Check } from "../check.ts";
import { idsFresh } from "./ids-fresh.ts";
import { idsShown } from "./ids-shown.ts";
import { leakByForking } from "./leak-by-forking.ts";
import { leakByRelabelling } from "./leak-by-relabelling.ts";

/** With many units set, and none whose face is known. */
const setting = (game: Game<Skirmish>): Run =>
  duelOf(game, "lunch-tray", "long-bench", "food-fighter", "mystery-meat");

/** With many searches. */
const searching = (game: Game<Skirmish>): Run =>
  duelOf(game, "library-pass", "lunch-tray", "mystery-meat", "long-bench");

/** With many units that go back to a hand. */
const returning = (game: Game<Skirmish>): Run => duelOf(game, "fire-drill", "lunch-tray");

const leaky: readonly (readonly [what: string, run: Run, caughtBy: Check])[] = [
  ["a view shows the stats of face-down units", duel(viewShowsStatsOfBacks), leakByRelabelling],
  ["a view tells whose hand holds a spell", duel(viewTellsWhoHoldsSpells), leakByRelabelling],
  ["a view counts a kind of hidden cards", duel(viewCountsAHiddenKind), leakByRelabelling],
  ["a view shows spectators more", duel(viewShowsSpectatorsMore), leakByRelabelling],
  [
    "a view tells controllers of backs that are for nobody",
    hiding(viewTellsControllersTheirBacks),
    leakByRelabelling,
  ],
  // Seen before and not to be seen now: only a fork of worlds exchanges such a card.
  [
    "a view tells owners of a zone that forgets",
    hiding(viewTellsOwnersWhatIsForgotten),
    leakByForking,
  ],
  ["a legal move's text names a face-down unit", duel(textNamesABack), leakByRelabelling],
  ["an event tells a face in a field of its own", duel(drawTellsTheFace), leakByRelabelling],
  ["a refusal tells what lies face-down", duel(refusalNamesABack), leakByForking],
  ["an event tells an id in a field of its own", duel(drawTellsTheId), idsShown],
  ["an event tells an id where nobody may know it", hiding(tellsTheIdOfWhatIsForgotten), idsShown],
  ["an event of the opening tells ids", duel(openingTellsIds), idsShown],
  ["a sentence mentions an id", duel(textMentionsAnId), idsShown],
  ["a shuffle shows which card went where", duel(shuffleShowsTheOrder), idsShown],
  ["a discard tells the id a card had in a hand", duel(discardTellsTheHandId), idsShown],
  ["a change claims that all knew an id", duel(discardClaimsAllSawIt), idsShown],
  ["a view points at cards that were lost sight of", auction(viewKeepsPointing), idsShown],
  [
    "a shuffle tells the order by old ids",
    duelOf(shuffleTellsTheOldIds, "library-pass", "lunch-tray"),
    idsShown,
  ],
  ["a bid tells its old id to who once saw it", auction(bidTellsWhoLooked), idsShown],
  ["an event tells that a card was here before", returning(setTellsTheOldId), idsShown],
  ["a view tells that a card was here before", returning(viewTellsTheOldId), idsShown],
  ["an event tells a card by the id it just lost", returning(comesBackByItsOldId), idsShown],
  ["a card that is moved keeps its id", duel(reusesAnId), idsFresh],
  ["a look shows the ids of the last look", auction(lookKeepsIds), idsFresh],
  ["a look shows in which order cards came", auction(lookKeepsIds), leakByForking],
  ["knowledge outlives a card that left unseen", auction(neverForgets), leakByForking],
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
  ["a hand decides whether a card is turned up", setting(turnsUpByTheHand), leakByForking],
  ["a hand decides which card is turned up", setting(turnsUpWhichByTheHand), leakByForking],
  ["a hand is counted before a card is turned up", setting(countsBeforeItTurnsUp), leakByForking],
  ["a hand is counted before a card is found", searching(countsBeforeItFinds), leakByForking],
  ["a hand decides more than what was found", searching(tellsMoreThanItFinds), leakByForking],
  ["a hand decides whether a card is found", searching(findsByTheHand), leakByForking],
  ["a hand decides which card is found", searching(findsWhichByTheHand), leakByForking],
  ["a hand decides something after a roll", setting(hidesBehindARoll), leakByForking],
];

test.each(leaky)("%s", (_what, play, caughtBy) => {
  const { failures } = play({ checks: [caughtBy] });
  expect(failures.map(({ check }) => check)).toEqual([caughtBy.name]);
});
