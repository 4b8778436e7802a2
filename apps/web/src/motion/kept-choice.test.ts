import { afterEach, expect, it, vi } from "vitest";
import { keptChoice } from "./kept-choice.ts";

type Size = "small" | "large";
const sizes = (): ReturnType<typeof keptChoice<Size>> =>
  keptChoice<Size>("size", ["small", "large"], "small");

function browser(kept: Map<string, string> | null): void {
  const refuse = (): never => {
    throw new DOMException("", "SecurityError");
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (kept === null ? refuse() : (kept.get(key) ?? null)),
    setItem: (key: string, value: string) => (kept === null ? refuse() : kept.set(key, value)),
  });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
}

afterEach(() => vi.unstubAllGlobals());

it("keeps what was chosen, and tells whoever listens", () => {
  const kept = new Map<string, string>();
  browser(kept);
  const size = sizes();
  const hear = vi.fn<() => void>();
  const leave = size.subscribe(hear);
  expect(size.now()).toBe("small");
  size.choose("large");
  expect([size.now(), sizes().now(), hear.mock.calls.length]).toEqual(["large", "large", 1]);
  leave();
  size.choose("small");
  expect(hear).toHaveBeenCalledTimes(1);
});

it("takes what it does not know for no choice", () => {
  browser(new Map([["size", "enormous"]]));
  expect(sizes().now()).toBe("small");
});

it("holds a choice for this page in a browser that keeps nothing", () => {
  browser(null);
  const size = sizes();
  size.choose("large");
  expect([size.now(), sizes().now()]).toEqual(["large", "small"]);
});
