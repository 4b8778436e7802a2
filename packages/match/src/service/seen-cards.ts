/**
 * Which definitions a viewer needs: those of the faces in what is sent to it, those that stand on
 * these faces, and no others.
 */

export function seenDefinitions(...sent: readonly unknown[]): Set<string> {
  const found = new Set<string>();
  for (const value of sent) collect(value, found);
  return found;
}

/**
 * A face is named by a field `def`, in the kernel's views and events and in those of games; on a
 * printed card by a field `token`, for the cards that its effects make.
 */
function collect(value: unknown, found: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    if ((key === "def" || key === "token") && typeof inner === "string") found.add(inner);
    else collect(inner, found);
  }
}
