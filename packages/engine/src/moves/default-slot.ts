/** LT 3.3: the first free slot is the default. Named, it is the same command. */
export function withoutDefaultSlot<C extends { readonly slot?: number }>(
  command: C,
  [first]: readonly number[],
): C {
  if (command.slot === undefined || command.slot !== first) return command;
  const { slot: _, ...rest } = command;
  return rest as C;
}
