import { expect, test } from "vitest";
import { card, duel, duelGame, unit } from "../../fixtures/duel.ts";

const at = duel([unit("kid")], { seats: { host: { hand: ["kid"] } } });
const id = card(at, "host", "hand", "kid");

function placed(done: typeof at) {
  const only = card(done, "host", "board", "kid");
  const { faceDown, data } = done.state.cards.get(only) ?? {};
  return { faceDown, position: data?.position, summoned: data?.summoned };
}

test.each(["attack", "defense"])("[LT 6.4] SUMMON is face-up in %s position", (position) => {
  const done = at.when("host", `SUMMON ${id} ${position}`);
  expect(placed(done)).toEqual({ faceDown: false, position, summoned: "normal" });
});

test("[LT 6.4] SET_MONSTER is face-down in defense position, and no summon", () => {
  const done = at
    .when("host", `SET_MONSTER ${id}`)
    .thenNot("NORMAL_SUMMONED", "WINDOW_OPENED", "WINDOW_PASSED");
  expect(placed(done)).toEqual({ faceDown: true, position: "defense", summoned: null });
});

test("[LT 6.4] a position must be named for a summon, and cannot be for a set", () => {
  const game = duelGame([unit("kid")]);
  for (const line of [`SUMMON ${id}`, `SUMMON ${id} sideways`, `SET_MONSTER ${id} attack`]) {
    expect(game.parse(line)).toMatchObject({ ok: false });
  }
});

test("[LT 6.4] what is set shows its back to the other seat, what is summoned its face", () => {
  const game = duelGame([unit("kid")]);
  const face = (done: typeof at, viewer: "host" | "away") =>
    game.mask(done.state, viewer).zones.host.board.cards.map(({ def }) => def);
  const set = at.when("host", `SET_MONSTER ${id}`);
  expect(face(set, "host")).toContain("kid");
  expect(face(set, "away")).not.toContain("kid");
  expect(face(at.when("host", `SUMMON ${id} defense`), "away")).toContain("kid");
});

test("[LT 6.4] setting a stereotype triggers nothing that answers a summon", () => {
  const greeter = unit("greeter", {
    effects: [
      {
        id: "g",
        type: "trigger",
        trigger: { on: "summoned", side: "any", card: "another" },
        actions: [{ kind: "heal", amount: 100, who: "self" }],
      },
    ],
  });
  const table = duel([unit("kid"), greeter], {
    seats: { host: { hand: ["kid"], board: ["greeter"] } },
  });
  const kid = card(table, "host", "hand", "kid");
  table.when("host", `SET_MONSTER ${kid}`).thenNot("LIFE_HEALED");
  table.when("host", `SUMMON ${kid} defense`).then({ type: "LIFE_HEALED" });
});
