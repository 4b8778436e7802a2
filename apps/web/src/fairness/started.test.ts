import { entropyHashOf } from "@lunchtable-tcg/match/fairness";
import { describe, expect, it } from "vitest";
import { newStart } from "./new-start.ts";
import { allStarts, keepStart, startOf } from "./started.ts";

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

describe("a start that is written down", () => {
  it("commits to 32 random bytes by their hash, and says nothing else of them", () => {
    const { wanted, entropy, requestId } = newStart({ game: "duel" }, 5);
    expect(entropy).toMatch(/^[0-9a-f]{64}$/);
    expect(wanted).toEqual({ game: "duel", requestId, entropyHash: entropyHashOf(entropy) });
    expect(newStart({}, 5).entropy).not.toBe(entropy);
  });

  it("is found by its match once that is known", () => {
    const kept = storage();
    const started = newStart({ game: "duel" }, 5);
    expect(keepStart(kept, started)).toBe(true);
    expect(startOf(kept, "m")).toBeNull();
    keepStart(kept, { ...started, matchId: "m" });
    expect(startOf(kept, "m")).toEqual({ ...started, matchId: "m" });
    expect(allStarts(kept)).toHaveLength(1);
  });

  it("is dropped when many others came after it", () => {
    const kept = storage();
    const first = { ...newStart({}, 0), matchId: "first" };
    keepStart(kept, first);
    for (let i = 0; i < 30; i++) keepStart(kept, newStart({}, i));
    expect(startOf(kept, "first")).toBeNull();
    expect(allStarts(kept)).toHaveLength(30);
  });

  it("is not relied on where the browser keeps nothing", () => {
    const full = {
      getItem: () => "[",
      setItem: () => {
        throw new Error("no room");
      },
    };
    expect(keepStart(full, newStart({}, 0))).toBe(false);
    expect(allStarts(full)).toEqual([]);
  });
});
