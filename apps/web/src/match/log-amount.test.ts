import { expect, it } from "vitest";
import { amountIn } from "./log-amount.ts";

it.each([
  ["The opponent loses 300 life in battle", "\u2212300"],
  ["You gain 1 clout", "+1 \u2605"],
  ["You pay 500 life for Sugar High", "\u2212500"],
  ["Fizz Bomber gets 2 vice", "+2 vice"],
  ["Turn 3: you", null],
  ["You draw Double-Scoop Dasher", null],
])("%s: %s", (line, amount) => expect(amountIn(line)).toBe(amount));
