import { expect, test } from "vitest";
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

test("a text that is too long for both is set small, without a flavour", () => {
  expect(settingOf(card([words(300)], "Short."))).toEqual({ size: "long", hasFlavour: false });
});

test("a card without numbers has more room", () => {
  const text = [words(130), words(70)];
  expect(settingOf({ text, flavour: null, hasNumbers: true }).size).toBe("mid");
  expect(settingOf({ text, flavour: null, hasNumbers: false }).size).toBe("plain");
});
