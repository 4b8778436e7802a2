/** Every other promise broken on purpose, one game each, and the check that notices. */
import { describe, expect, test } from "vitest";
import { blindBid } from "../../../fixtures/blind-bid/index.ts";
import { announcementActs } from "../../../fixtures/broken/announcement-acts.ts";
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
import { losesACard } from "../../../fixtures/broken/loses-a-card.ts";
import { neverEnds } from "../../../fixtures/broken/never-ends.ts";
import { nobodyToAct } from "../../../fixtures/broken/nobody-to-act.ts";
import { promptHasNoAnswer } from "../../../fixtures/broken/prompt-has-no-answer.ts";
import { promptIsNotDeclared } from "../../../fixtures/broken/prompt-is-not-declared.ts";
import { reducerForgets } from "../../../fixtures/broken/reducer-forgets.ts";
import { refusesWithUnknownCode } from "../../../fixtures/broken/refuses-with-unknown-code.ts";
import { refusesWithoutAWord } from "../../../fixtures/broken/refuses-without-a-word.ts";
import { remembersOutside } from "../../../fixtures/broken/remembers-outside.ts";
import { restoresNoWork } from "../../../fixtures/broken/restores-no-work.ts";
import { restoresTooLittle } from "../../../fixtures/broken/restores-too-little.ts";
import { reusesAnId } from "../../../fixtures/broken/reuses-an-id.ts";
import { rollsItsOwnDice } from "../../../fixtures/broken/rolls-its-own-dice.ts";
import { auction, duel, hiding, type Run, run } from "../../../fixtures/broken/runs.ts";
import { saysNothing } from "../../../fixtures/broken/says-nothing.ts";
import { startsWithAnything } from "../../../fixtures/broken/starts-with-anything.ts";
import { trustsTheOrderOfKeys } from "../../../fixtures/broken/trusts-the-order-of-keys.ts";
import { turnsACardIntoAnother } from "../../../fixtures/broken/turns-a-card-into-another.ts";
import { viewHasAHole } from "../../../fixtures/broken/view-has-a-hole.ts";
import { viewShowsStatsOfBacks } from "../../../fixtures/broken/view-shows-stats-of-backs.ts";
import { writesAfterAnEvent } from "../../../fixtures/broken/writes-after-an-event.ts";
import { writesBeforeAnEvent } from "../../../fixtures/broken/writes-before-an-event.ts";
import { cellar } from "../../../fixtures/cellar/index.ts";
import {
  badOptions,
  type Skirmish,
  skirmish,
  someOptions as someSkirmish,
} from "../../../fixtures/skirmish/index.ts";
import type { Game } from "../../define-game.ts";
import type { Check } from "../check.ts";
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

const broken: readonly (readonly [what: string, run: Run, caughtBy: Check | string])[] = [
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
    for (const play of [duel(viewShowsStatsOfBacks), duel(losesACard)]) {
      const [found] = play({}).failures;
      expect(found?.reproduce).toBe(`npm run fuzz -- broken --seed 1 --game ${found?.game}`);
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
    ["Blind Bid", auction(blindBid)],
    ["Cellar", hiding(cellar)],
  ])("%s", (_name, play) => {
    const { failures, games } = play({ games: 8 });
    expect(failures).toEqual([]);
    expect(games).toBe(8);
  });
});
