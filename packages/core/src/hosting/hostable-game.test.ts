import { expect, test } from "vitest";
import { hostedSkirmish } from "../../fixtures/skirmish/index.ts";
import { anyGame, besideModule, illegalDeck } from "./index.ts";

test("a game keeps everything when its own types are taken away", () => {
  expect(anyGame(hostedSkirmish)).toBe(hostedSkirmish);
});

test("a refused deck names all its faults", () => {
  const faults = [{ message: "Too small." }, { message: "No such card." }];
  expect(illegalDeck("LT 4.1", faults)).toEqual({
    code: "deck/illegal",
    message: "Too small. No such card.",
    rule: "LT 4.1",
    data: { faults },
  });
});

test("a file beside a module is found from the module's own address", () => {
  const meta = { url: "file:///games/engine/src/hosting/index.ts" };
  expect(new URL(besideModule(meta, "../../RULES.md")).href).toBe("file:///games/engine/RULES.md");
});
