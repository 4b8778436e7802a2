/** A closed set of objects that are told apart by which field they have. */
import {
  checkFields,
  closestWord,
  type FieldTable,
  fault,
  isObject,
  own,
  show,
} from "@tcg/core/shapes";
import type { Shape } from "./scope.ts";

export function keyed(what: string, table: Readonly<Record<string, FieldTable>>): Shape {
  const keys = Object.keys(table);
  return {
    expects: what,
    schema: true,
    check(value, at) {
      if (!isObject(value)) {
        fault(at, `must be ${what}, not ${show(value)}`);
        return;
      }
      const has = keys.filter((key) => own(value, key) !== undefined);
      const [key, another] = has;
      if (key === undefined) {
        const meant = Object.keys(value).map((name) =>
          closestWord(name, keys, at.scope.otherNames),
        );
        const message = `must be ${what}: it needs one of ${keys.join(", ")}`;
        fault(
          at,
          message,
          meant.find((word) => word !== undefined),
        );
      } else if (another !== undefined) {
        fault(at, `says two things at once: ${has.join(" and ")}`);
      } else {
        checkFields(`${what} with "${key}"`, table[key] ?? {}, value, at);
      }
    },
  };
}
