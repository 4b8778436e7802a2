import { expect, it } from "vitest";
import { type Clock, createPacer, type Speed, type Step } from "./pacer.ts";

interface Named extends Step {
  readonly name: string;
}

/** What was shown when, and how fast: "0 a x1", "500 b+c x2", "500 d still". */
function tableOf({ speed = "normal" as Speed, isUnseen = false } = {}) {
  const shown: string[] = [];
  let now = 0;
  let alarms: { readonly ms: number; readonly then: () => void }[] = [];
  const clock: Clock = {
    nowMs: () => now,
    at(ms, then) {
      const alarm = { ms, then };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((each) => each !== alarm);
      };
    },
  };
  const state = { speed, isUnseen };
  const pacer = createPacer<Named>({
    clock,
    speed: () => state.speed,
    isUnseen: () => state.isUnseen,
    show: (steps, rate) => {
      const names = steps.map(({ name }) => name).join("+");
      shown.push(`${now} ${names} ${rate === null ? "still" : `x${rate}`}`);
    },
  });
  return {
    shown,
    pacer,
    state,
    push: (name: string, ms: number, isUrgent = false) => pacer.push({ name, ms, isUrgent }),
    alarms: () => alarms.length,
    pass(ms: number): void {
      const end = now + ms;
      for (;;) {
        const [next] = alarms.toSorted((one, other) => one.ms - other.ms);
        if (next === undefined || next.ms > end) break;
        alarms = alarms.filter((each) => each !== next);
        now = Math.max(now, next.ms);
        next.then();
      }
      now = end;
    },
  };
}

it("shows the first position at once, and each of the others when the one before has been seen", () => {
  const table = tableOf();
  table.push("a", 400);
  table.push("b", 300);
  table.push("c", 300);
  table.pass(399);
  expect(table.shown).toEqual(["0 a x1"]);
  table.pass(5000);
  expect(table.shown).toEqual(["0 a x1", "400 b x1", "700 c x1"]);
  // Nothing was left to wait for.
  table.push("d", 100);
  expect(table.shown.at(-1)).toBe("5399 d x1");
});

it("plays a queue of more than 1.2 s at double speed until it is short again", () => {
  const table = tableOf();
  for (const name of ["a", "b", "c", "d"]) table.push(name, 600);
  table.pass(5000);
  // 1800 wait at 600, then 1200.
  expect(table.shown).toEqual(["0 a x1", "600 b x2", "900 c x1", "1500 d x1"]);
});

it("lets what takes no time go with what follows it", () => {
  const table = tableOf();
  table.push("a", 500);
  table.push("window", 0);
  table.push("b", 200);
  table.push("closed", 0);
  table.pass(5000);
  expect(table.shown).toEqual(["0 a x1", "500 window+b x1", "700 closed x1"]);
});

it("never keeps what is urgent waiting: it is shown with all before it, in 1.2 s at most", () => {
  const table = tableOf();
  table.push("a", 1000);
  table.pass(100);
  table.push("b", 1800);
  table.push("mine", 600, true);
  expect(table.shown).toEqual(["0 a x1", "100 b+mine x2"]);
  table.push("c", 400);
  table.pass(5000);
  expect(table.shown.at(-1)).toBe("1300 c x1");
});

it("plays nothing of more than anybody could follow, such as what a broken connection missed", () => {
  const table = tableOf();
  table.push("an hour", 60_000, true);
  expect(table.shown).toEqual(["0 an hour still"]);
  table.push("a", 300);
  expect(table.shown.at(-1)).toBe("0 a x1");
});

it("skips to the present, and goes on from there", () => {
  const table = tableOf();
  table.push("a", 500);
  table.push("b", 500);
  table.push("c", 500);
  table.pass(100);
  table.pacer.skip();
  expect(table.shown).toEqual(["0 a x1", "100 b+c still"]);
  expect([table.pacer.waiting(), table.alarms()]).toEqual([0, 0]);
  table.push("d", 500);
  expect(table.shown.at(-1)).toBe("100 d x1");
  // With nothing to skip nothing is shown again.
  table.pacer.skip();
  expect(table.shown).toHaveLength(3);
});

it("shows the present at once in a hidden tab", () => {
  const table = tableOf();
  table.push("a", 500);
  table.push("b", 500);
  table.state.isUnseen = true;
  table.push("c", 500);
  expect(table.shown).toEqual(["0 a x1", "0 b+c still"]);
});

it("has a speed: twice as fast, or nothing played at all", () => {
  const fast = tableOf({ speed: "fast" });
  for (const name of ["a", "b", "c"]) fast.push(name, 600);
  fast.pass(5000);
  expect(fast.shown).toEqual(["0 a x2", "300 b x2", "600 c x2"]);
  const off = tableOf({ speed: "off" });
  for (const name of ["a", "b"]) off.push(name, 600);
  expect(off.shown).toEqual(["0 a still", "0 b still"]);
});

it("falls behind by so much and no more, however much comes", () => {
  const table = tableOf();
  for (let count = 0; count < 100; count++) table.push(`${count}`, 1000);
  expect(table.pacer.waiting()).toBeLessThanOrEqual(12);
  table.pass(60_000);
  expect(table.pacer.waiting()).toBe(0);
  expect(table.shown.at(-1)).toMatch(/ 99 x1$/);
  const names = table.shown.flatMap((line) => line.split(" ")[1]?.split("+"));
  expect(names).toEqual(Array.from({ length: 100 }, (_, count) => `${count}`));
});

it("leaves no alarm behind when it is stopped", () => {
  const table = tableOf();
  table.push("a", 500);
  table.push("b", 500);
  expect(table.alarms()).toBe(1);
  table.pacer.stop();
  table.pass(5000);
  expect([table.shown.length, table.alarms()]).toEqual([1, 0]);
});
