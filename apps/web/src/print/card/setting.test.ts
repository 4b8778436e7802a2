import { expect, test } from "vitest";
import { printerOf } from "../../gallery/printers.ts";
import { knownGame } from "../../games.ts";
import { settingOf } from "./setting.ts";

const words = (letters: number): string => "x".repeat(letters);
const card = (text: readonly string[], flavour: string | null) => ({
  text,
  flavour,
  hasNumbers: true,
});

test("a short text is set large, with its flavour", () => {
  expect(settingOf(card([words(60)], words(50)))).toEqual({ size: "plain", hasFlavour: true });
});

test("a flavour that would be cut off is left out, whatever the number of letters of the text is", () => {
  expect(settingOf(card([words(90), words(105)], words(57)))).toEqual({
    size: "mid",
    hasFlavour: false,
  });
});

test("a flavour that fits one size smaller is kept", () => {
  expect(settingOf(card([words(100)], words(75)))).toEqual({ size: "mid", hasFlavour: true });
});

test("a text that is too long for both takes room from the picture, without a flavour", () => {
  expect(settingOf(card([words(300)], "Short."))).toEqual({ size: "longer", hasFlavour: false });
  expect(settingOf(card([words(240)], "Short."))).toEqual({ size: "long", hasFlavour: false });
  expect(settingOf(card([words(400)], "Short."))).toEqual({ size: "longest", hasFlavour: false });
});

test("a card without numbers has more room", () => {
  const text = [words(130), words(70)];
  expect(settingOf({ text, flavour: null, hasNumbers: true }).size).toBe("mid");
  expect(settingOf({ text, flavour: null, hasNumbers: false }).size).toBe("plain");
});

test.each(["lunchtable", "lorcana"])(
  "no card of %s is too wordy to be read at a good size",
  async (game) => {
    const hosted = await knownGame(game)?.load();
    const cards = (hosted?.cardIds ?? []).flatMap((id) => {
      const face = hosted?.describeCard(id) ?? null;
      const printed = hosted?.printCard?.(id) ?? [];
      return face === null ? [] : [{ id, name: face.name, face, printed }];
    });
    const faces = printerOf(game)?.(cards as never) ?? [];
    expect(faces.length).toBeGreaterThan(100);
    const tooLong = faces.filter(({ text, flavour, stats }) => {
      return settingOf({ text, flavour, hasNumbers: stats.length > 0 }).size === "longest";
    });
    expect(tooLong.map(({ name }) => name)).toEqual([]);
  },
);
