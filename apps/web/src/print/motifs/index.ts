/** Everything that cards are made of: the motifs by name, in the order of their names. */

import { compost } from "./compost.ts";
import type { Drawing } from "./draw.ts";
import { gossip } from "./gossip.ts";
import { greens } from "./greens.ts";
import { harbour } from "./harbour.ts";
import type { Motif } from "./names.ts";
import { rules } from "./rules.ts";
import { sugar } from "./sugar.ts";
import { trade } from "./trade.ts";

export const motifs = {
  ...sugar,
  ...gossip,
  ...trade,
  ...compost,
  ...rules,
  ...greens,
  ...harbour,
} as const satisfies Readonly<Record<Motif, Drawing>>;
