import { describe, expect, test } from "vitest";
import { Memory, type Source, type Touch } from "./memory.ts";

const sources: readonly Source[] = ["moment", "state", "cards", "table"];

/** Something kept from each source, in a slot of its own. */
function full(): Memory {
  const memory = new Memory();
  for (const [slot, source] of sources.entries()) memory.keep(slot, source, `of the ${source}`);
  return memory;
}

const kept = (memory: Memory): Source[] =>
  sources.filter((source, slot) => memory.holds(slot, source));

describe("what is remembered", () => {
  test.each<[Touch, Source[]]>([
    ["nothing", ["moment", "state", "cards", "table"]],
    ["moment", ["state", "cards", "table"]],
    ["numbers", ["cards", "table"]],
    ["cards", ["table"]],
    ["table", []],
  ])("[K22.2] after a touch of %s is what is derived from something else", (touch, left) => {
    const memory = full();
    expect(kept(memory)).toEqual(sources);
    memory.touch(touch);
    expect(kept(memory)).toEqual(left);
  });

  test("[K22.2] stays forgotten, and is remembered anew", () => {
    const memory = full();
    memory.touch("table");
    memory.touch("nothing");
    memory.keep(1, "state", "again");
    expect(kept(memory)).toEqual(["state"]);
    expect(memory.last(1)).toBe("again");
    memory.touch("numbers");
    expect(kept(memory)).toEqual([]);
  });

  test("is told from what never was there, whatever it is", () => {
    const memory = new Memory();
    expect(memory.has(0)).toBe(false);
    expect(memory.holds(0, "state")).toBe(false);
    memory.keep(0, "state", undefined);
    expect(memory.has(0)).toBe(true);
    expect(memory.has(1)).toBe(false);
    expect(memory.holds(0, "state")).toBe(true);
    expect(memory.last(0)).toBeUndefined();
    memory.touch("table");
    expect(memory.has(0)).toBe(true);
  });
});

describe("a fork", () => {
  test("[K22.4] begins with everything that still holds, and with nothing else", () => {
    const memory = full();
    memory.touch("numbers");
    expect(kept(memory.fork())).toEqual(["cards", "table"]);
    memory.touch("table");
    memory.keep(3, "table", "new");
    const fork = memory.fork();
    expect(kept(fork)).toEqual(["table"]);
    expect(fork.last(3)).toBe("new");
    expect(fork.version).toBe(memory.version);
  });

  test.each<Touch>(["moment", "numbers", "cards", "table"])(
    "[K22.4] knows after a touch of %s what its origin would",
    (touch) => {
      const memory = full();
      memory.touch(touch);
      expect(kept(memory.fork())).toEqual(kept(memory));
    },
  );

  test("[K22.4] and its origin go their own ways", () => {
    const memory = full();
    const fork = memory.fork();
    fork.touch("table");
    fork.keep(0, "moment", "of the fork");
    expect(kept(memory)).toEqual(sources);
    expect(memory.last(0)).toBe("of the moment");
    expect(kept(fork)).toEqual(["moment"]);
    memory.touch("table");
    expect(fork.last(0)).toBe("of the fork");
  });
});

test("the version goes up with every change that is more than bookkeeping", () => {
  const memory = new Memory();
  const versions = (["nothing", "moment", "numbers", "cards", "table"] as const).map((touch) => {
    memory.touch(touch);
    return memory.version;
  });
  expect(versions).toEqual([0, 0, 1, 2, 3]);
});
