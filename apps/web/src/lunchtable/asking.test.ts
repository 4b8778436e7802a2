import { expect, test } from "vitest";
import { readMove } from "../match/moves.ts";
import { asking } from "./asking.ts";

const said = (command: { readonly type: string; readonly [field: string]: unknown }) =>
  asking.brief?.([readMove({ id: "0", command, text: "" } as never)], {
    view: {},
    faces: {},
  } as never);

test("a spell that can be set or activated in place of another says which", () => {
  const both = ["SET_SPELL_TRAP", "ACTIVATE_SPELL"].map((type) =>
    said({ type, card: "c1", replace: "c2" }),
  );
  expect(both).toEqual(["Make room and set it", "Make room and activate it"]);
  expect(said({ type: "RESPOND_CHAIN", card: "c1", replace: "c2" })).toBe("Make room");
  expect(said({ type: "SET_SPELL_TRAP", card: "c1" })).toBe("Set face-down");
  // Its name stands over the button.
  expect(said({ type: "ACTIVATE_SPELL", card: "c1" })).toBe("Activate");
});
