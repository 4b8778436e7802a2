/**
 * Looks every few seconds whether the keys by which streams were opened are still valid. The server that replaces a
 * key ends what it serves itself; this ends what the others serve, and what was opened in the same moment.
 */

/** How long a stream can outlive its key. */
const CHECK_EVERY_MS = 2000;

interface Parts {
  /** Hashes of the keys by which something is open here. */
  readonly open: () => ReadonlySet<string>;
  readonly validKeys: (keyHashes: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly end: (keyHash: string) => void;
  readonly onProblem: (problem: unknown) => void;
}

export interface KeyCheck {
  /** Something was opened by a key: from here on it is looked at, for as long as something is open. */
  begin(): void;
  stop(): void;
}

export function checkKeys({ open, validKeys, end, onProblem }: Parts): KeyCheck {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function check(): Promise<void> {
    const asked = [...open()];
    const valid = await validKeys(asked);
    for (const keyHash of asked) if (!valid.has(keyHash)) end(keyHash);
  }

  function begin(): void {
    if (isStopped || timer !== undefined || open().size === 0) return;
    timer = setTimeout(() => {
      void check()
        .catch(onProblem)
        .finally(() => {
          timer = undefined;
          begin();
        });
    }, CHECK_EVERY_MS);
    timer.unref();
  }

  return {
    begin,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
