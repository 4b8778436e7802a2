/** CR 10.10 with other costs that exert: every way that pays for all is found, and no other. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { standing } from "../../fixtures/abilities.ts";
import { plays } from "../../fixtures/acts.ts";
import { defined } from "../../fixtures/defined.ts";
import { character, item, keyword, song, table } from "../../fixtures/table.ts";
import type { CardDefinition, Range } from "../cards.ts";
import { createGame } from "../game.ts";

const NEED = 7;

/** A character to be exerted besides, of such a cost. */
const toll = (id: string, cost: Range): CardDefinition =>
  item(id, {
    abilities: [
      standing({ player: "you" }, [
        { fact: "extra-cost", cost: { pay: "exert-another", where: { type: "character", cost } } },
      ]),
    ],
  });

/** Whether some can sing and one for each toll is left: all ways are tried. */
function isPayable(costs: readonly number[], tolls: readonly Range[]): boolean {
  const [first, ...others] = tolls;
  if (first === undefined) return costs.reduce((sum, cost) => sum + cost, 0) >= NEED;
  return costs.some(
    (cost, i) =>
      cost >= (first.min ?? 0) &&
      cost <= (first.max ?? 99) &&
      isPayable(costs.toSpliced(i, 1), others),
  );
}

const range = fc.oneof(
  fc.record({ min: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ max: fc.integer({ min: 0, max: 5 }) }),
);

test("a song is sung together if and only if all its costs can be paid, and then they are", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
      fc.array(range, { maxLength: 3 }),
      fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
      (costs, ranges, picks) => {
        const tolls = ranges.map((cost, i) => toll(`toll${i}`, cost));
        const singers = costs.map((cost, i) => character(`c${i}`, { cost }));
        const tune = song("tune", [], { cost: 9, abilities: [keyword("sing-together", NEED)] });
        const cards = [tune, ...singers, ...tolls];
        let at = table(cards, {
          seats: { host: { hand: ["tune"], play: [...tolls, ...singers].map(({ id }) => id) } },
        });
        const canSing = isPayable(costs, ranges);
        const game = createGame(defined(cards));
        const offered = game.legalMoves(at.state, "host").map(({ id }) => id);
        expect(offered.some((id) => id.includes("together"))).toBe(canSing);
        if (!canSing) return;
        at = plays(at, "host", "tune", "together=together");
        const events = [...at.events];
        for (let i = 0; at.state.prompts.length > 0; i++) {
          const moves = game
            .legalMoves(at.state, "host")
            .filter(({ command }) => command.type === "CHOOSE_CARDS");
          const move = moves[(picks[i] ?? 0) % moves.length];
          if (move === undefined) throw new Error("nothing is offered");
          at = at.when("host", move.command);
          events.push(...at.events);
        }
        const sung = events.flatMap((event) => (event.type === "SONG_SUNG" ? event.singers : []));
        const costOf = (def: string): number => costs[Number(def.slice(1))] ?? 0;
        expect(sung.reduce((sum, { def }) => sum + costOf(def), 0)).toBeGreaterThanOrEqual(NEED);
        const exerted = events.flatMap((event) =>
          event.type === "CARD_EXERTED" ? [event.card.card] : [],
        );
        expect(exerted).toHaveLength(sung.length + tolls.length);
        expect(new Set(exerted).size).toBe(exerted.length);
      },
    ),
    { numRuns: 150 },
  );
});
