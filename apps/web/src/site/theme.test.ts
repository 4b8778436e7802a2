import { expect, test } from "vitest";
import { themeIn } from "./theme.ts";

test("the chosen theme is read from among other cookies", () => {
  expect(themeIn("guest=abc; theme=dark; other=1")).toBe("dark");
  expect(themeIn("theme=light")).toBe("light");
});

test("without a choice, or with one nobody offers, it is the system's", () => {
  expect(themeIn(undefined)).toBeNull();
  expect(themeIn("mytheme=dark")).toBeNull();
  expect(themeIn("theme=sepia")).toBeNull();
});
