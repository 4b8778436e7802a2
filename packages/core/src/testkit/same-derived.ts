/**
 * Whether two derivations gave the same result: plain data, and maps and sets of it. Functions cannot
 * be compared.
 */
export function sameDerived(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (left instanceof Map && right instanceof Map) return sameEntries(left, right);
  if (left instanceof Set && right instanceof Set) return sameList([...left], [...right]);
  if (Array.isArray(left) && Array.isArray(right)) return sameList(left, right);
  if (isPlain(left) && isPlain(right)) {
    return sameEntries(new Map(Object.entries(left)), new Map(Object.entries(right)));
  }
  return false;
}

function isPlain(value: unknown): value is object {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function sameList(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((item, i) => sameDerived(item, right[i]));
}

function sameEntries(
  left: ReadonlyMap<unknown, unknown>,
  right: ReadonlyMap<unknown, unknown>,
): boolean {
  if (left.size !== right.size) return false;
  return [...left].every(([key, value]) => right.has(key) && sameDerived(value, right.get(key)));
}
