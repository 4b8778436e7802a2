/**
 * Which definitions a viewer needs: those of the faces in what is sent to it, those that stand on
 * these faces, and no others.
 */
import type { AnyHostableGame } from "@tcg/core/hosting";

/** The definitions of every face in what is sent. */
export function describeSeen(
  { describeCard }: Pick<AnyHostableGame, "describeCard">,
  ...sent: readonly unknown[]
): Record<string, object> {
  const cards: Record<string, object> = {};
  const seen = seenDefinitions(...sent);
  // What is added on the way comes up too.
  for (const def of seen) {
    const described = describeCard(def);
    if (!described) continue;
    cards[def] = described;
    for (const named of seenDefinitions(described)) seen.add(named);
  }
  return cards;
}

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
