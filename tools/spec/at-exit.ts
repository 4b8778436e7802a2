/** Things to undo however the tool ends: by its own will, by Ctrl-C or by an error. */
const undoings = new Set<() => void>();
let installed = false;

/** Returns the undoing; calling it early undoes at once and only once. */
export function atExit(undo: () => void): () => void {
  if (!installed) {
    installed = true;
    process.on("exit", () => {
      for (const pending of undoings) pending();
    });
    process.on("SIGINT", () => process.exit(130));
    process.on("SIGTERM", () => process.exit(143));
  }
  const once = (): void => {
    if (undoings.delete(once)) undo();
  };
  undoings.add(once);
  return once;
}
