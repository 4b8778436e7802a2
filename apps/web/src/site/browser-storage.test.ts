import { afterEach, expect, test, vi } from "vitest";
import { browserStorage, isKept, tabStorage } from "./browser-storage.ts";

afterEach(() => vi.unstubAllGlobals());

const storages = [
  ["localStorage", browserStorage],
  ["sessionStorage", tabStorage],
] as const;

test.each(storages)(
  "%s that is off has nothing, keeps nothing, and breaks nothing",
  (name, storage) => {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        throw new Error("SecurityError");
      },
    });
    try {
      expect(storage.getItem("a")).toBe(null);
      expect(isKept(storage, "a", "1")).toBe(false);
      storage.removeItem("a");
    } finally {
      Reflect.deleteProperty(globalThis, name);
      if (before !== undefined) Object.defineProperty(globalThis, name, before);
    }
  },
);

test.each(storages)("%s has what was kept until it is removed", (name, storage) => {
  const kept = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  expect(isKept(storage, "a", "1")).toBe(true);
  expect(storage.getItem("a")).toBe("1");
  storage.removeItem("a");
  expect(storage.getItem("a")).toBe(null);
});
