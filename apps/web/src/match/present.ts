/** The newest version that is known, for what must not be behind while positions are shown one after the other. */
export interface Present {
  readonly version: () => number;
  readonly subscribe: (hear: () => void) => () => void;
}

export interface KeptPresent extends Present {
  readonly become: (version: number) => void;
}

export function presentAt(first: number): KeptPresent {
  let version = first;
  const hearing = new Set<() => void>();
  return {
    version: () => version,
    subscribe(hear) {
      hearing.add(hear);
      return () => hearing.delete(hear);
    },
    become(next) {
      if (next === version) return;
      version = next;
      for (const hear of hearing) hear();
    },
  };
}
