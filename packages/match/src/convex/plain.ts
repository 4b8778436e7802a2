/** Values as Convex passes them on: no field is undefined, and nothing is shared with the service or frozen. */

type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [Field in keyof T]: Plain<T[Field]> }
    : T;

export const plain = <T>(value: T): Plain<T> => JSON.parse(JSON.stringify(value)) as Plain<T>;
