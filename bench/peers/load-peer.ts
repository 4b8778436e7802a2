/**
 * Another engine, by its name. It is loaded so, and described here as far as it is used: the other benchmarks, and the
 * types of everything else, do not need the fifty megabytes of those that are only compared with.
 */
export async function loadPeer<T>(name: string): Promise<T> {
  try {
    return (await import(name)) as T;
  } catch (cause) {
    throw new Error(`${name} cannot be loaded; \`npm install\` brings it`, { cause });
  }
}
