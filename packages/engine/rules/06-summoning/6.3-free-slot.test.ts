import { expect, test } from "vitest";
import { card, duel, unit } from "../../fixtures/duel.ts";

const cards = [
  unit("kid"),
  unit("nerd"),
  unit("jock"),
  unit("freshman"),
  unit("senior", { level: 7 }),
];

function slots({ state }: ReturnType<typeof duel>): (string | null)[] {
  return state.seats.host.board.map((id) =>
    id === null ? null : (state.cards.get(id)?.def ?? "?"),
  );
}

test("[LT 6.3] no free slot, no summon and no set", () => {
  const board = ["kid", "nerd", "jock"];
  const at = duel(cards, { seats: { host: { hand: ["freshman"], board } } });
  const id = card(at, "host", "hand", "freshman");
  at.when("host", `SUMMON ${id} attack`).refused("summon/no-slot");
  at.when("host", `SET_MONSTER ${id}`).refused("summon/no-slot");
});

test("[LT 6.3] the slot is counted after the tribute leaves", () => {
  const board = ["kid", "nerd", "jock"];
  const at = duel(cards, { seats: { host: { hand: ["senior"], board } } });
  const id = card(at, "host", "hand", "senior");
  const nerd = card(at, "host", "board", "nerd");
  const summoned = at.when("host", `SUMMON ${id} attack tribute=${nerd}`);
  expect(slots(summoned)).toEqual(["kid", "senior", "jock"]);
  at.when("host", `SUMMON ${id} attack tribute=${nerd} slot=0`).refused("summon/slot-taken");
  const named = at.when("host", `SUMMON ${id} attack tribute=${nerd} slot=1`);
  expect(slots(named)).toEqual(["kid", "senior", "jock"]);
});

test("[LT 6.3] with a tribute and free slots any of them can be taken, the tribute's own too", () => {
  const at = duel(cards, { seats: { host: { hand: ["senior"], board: [null, "nerd", null] } } });
  const id = card(at, "host", "hand", "senior");
  const nerd = card(at, "host", "board", "nerd");
  at.offered(
    "host",
    ...["SUMMON", "SET_MONSTER"].flatMap((type) =>
      (type === "SUMMON" ? [" attack", " defense"] : [""]).flatMap((position) =>
        ["", " slot=1", " slot=2"].map((slot) => `${type} ${id}${position} tribute=${nerd}${slot}`),
      ),
    ),
    `CHANGE_POSITION ${nerd}`,
    "ADVANCE_PHASE",
    "ENTER_COMBAT",
    "END_TURN",
  );
  expect(slots(at.when("host", `SUMMON ${id} attack tribute=${nerd}`))).toEqual([
    "senior",
    null,
    null,
  ]);
  expect(slots(at.when("host", `SET_MONSTER ${id} tribute=${nerd} slot=1`))).toEqual([
    null,
    "senior",
    null,
  ]);
});

test("[LT 6.3] the other seat's slots do not count", () => {
  const at = duel(cards, {
    seats: { host: { hand: ["freshman"] }, away: { board: ["kid", "nerd", "jock"] } },
  });
  const summoned = at.when("host", `SUMMON ${card(at, "host", "hand", "freshman")} attack slot=2`);
  expect(slots(summoned)).toEqual([null, null, "freshman"]);
});

test("[LT 6.3] a slot that is not there is refused", () => {
  const at = duel(cards, { seats: { host: { hand: ["freshman"] } } });
  const id = card(at, "host", "hand", "freshman");
  at.when("host", `SUMMON ${id} attack slot=3`).refused("summon/slot-taken");
});
