import { expect, test } from "vitest";
import {
  accept,
  activate,
  asked,
  body,
  choices,
  choose,
  decline,
  guarding,
  on,
  position,
  settle,
  shift,
  table,
} from "../table.ts";

const start = () =>
  table({
    host: { hand: ["scoot-over"], board: ["tray-spinner", "nerd"] },
    away: { board: ["bully", guarding("nerd"), "back-row-whisperer"] },
  });

test("turns, and may turn one of theirs with at most 1500 defense the other way round", () => {
  const turned = accept(shift(start(), "host", "tray-spinner"), "host");
  expect(choices(turned, "host")).toEqual(["away bully", "away nerd"]);
  const sat = settle(choose(turned, "host", on(turned, "away", "bully")));
  expect(position(sat, "away", "bully")).toBe("defense");
  const stood = settle(choose(turned, "host", on(turned, "away", "nerd")));
  expect(position(stood, "away", "nerd")).toBe("attack");
  expect(position(stood, "away", "bully")).toBe("attack");
  expect(position(stood, "host", "tray-spinner")).toBe("defense");
  expect(asked(decline(shift(start(), "host", "tray-spinner"), "host"))).toEqual([]);
});

test("once a turn, however often it is turned", () => {
  const turned = accept(shift(start(), "host", "tray-spinner"), "host");
  const once = settle(choose(turned, "host", on(turned, "away", "bully")));
  const twice = settle(activate(once, "host", "scoot-over", on(once, "host", "tray-spinner")));
  expect(position(twice, "host", "tray-spinner")).toBe("attack");
  expect(asked(twice)).toEqual([]);
});

test("when others turn, it does not care", () => {
  expect(asked(shift(start(), "host", "nerd"))).toEqual([]);
  const at = start();
  expect(asked(settle(activate(at, "host", "scoot-over", on(at, "away", "bully"))))).toEqual([]);
});

test("a second one spins in the same turn", () => {
  const two = table({
    host: { board: ["tray-spinner", "tray-spinner"] },
    away: { board: ["bully", "nerd"] },
  });
  const turned = accept(shift(two, "host", "tray-spinner"), "host");
  const once = settle(choose(turned, "host", on(turned, "away", "bully")));
  const other = once.when("host", `CHANGE_POSITION ${two.state.seats.host.board[1]}`);
  expect(asked(other)).toEqual(["host optional_trigger"]);
});

test("is what it is, whatever it does", () => {
  expect(body("tray-spinner")).toBe("level 5, 1800/1500");
});
