/**
 * What filters compare cards with. Amounts and selectors are made of filters, so these shapes are put in
 * when all three have been read (ability.ts).
 */
import type { Shape } from "./scope.ts";

const unset: Shape = { expects: "", schema: true, check() {} };

export const relativeParts: { comparison: Shape; namedAs: Shape; counted: Shape } = {
  comparison: unset,
  namedAs: unset,
  counted: unset,
};
