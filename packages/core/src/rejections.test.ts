import { describe, expect, test } from "vitest";
import { kernelRejections, refuse, rejecter, rejectionTable } from "./rejections.ts";

const reject = rejecter({
  "play/no-slot": { message: "That slot is not free.", rule: "T 2" },
  "play/never": { message: "No." },
});

describe("a refusal", () => {
  test("[K4.5] has the code, the sentence and the rule of the table, and data of its own", () => {
    expect(reject("play/no-slot", { free: [1] })).toEqual({
      code: "play/no-slot",
      message: "That slot is not free.",
      rule: "T 2",
      data: { free: [1] },
    });
    expect(reject("play/never")).toEqual({ code: "play/never", message: "No." });
    expect(reject("play/never")).not.toHaveProperty("data");
    expect(reject("play/never", {})).toHaveProperty("data", {});
  });

  test("without data is always the same, and nobody can write to it", () => {
    expect(reject("play/never")).toBe(reject("play/never"));
    expect(Object.isFrozen(reject("play/no-slot"))).toBe(true);
  });

  test("with data is one of its own and leaves the plain one as it is", () => {
    const one = reject("play/never", { tries: 1 });
    expect(reject("play/never", { tries: 2 })).toHaveProperty("data", { tries: 2 });
    expect(one).toHaveProperty("data", { tries: 1 });
    expect(reject("play/never")).not.toHaveProperty("data");
  });

  test("[K4.5] can be written as a row of its rule and its sentence", () => {
    const table = rejectionTable({ "play/no-slot": ["T 2", "That slot is not free."] });
    expect(rejecter(table)("play/no-slot")).toEqual(reject("play/no-slot"));
  });

  test("of the kernel has its sentence", () => {
    for (const code of Object.keys(kernelRejections) as (keyof typeof kernelRejections)[]) {
      expect(refuse(code)).toEqual({ code, ...kernelRejections[code] });
    }
  });
});
