/** What every store does, without any game. */
import { aside } from "./contract/aside.ts";
import { due } from "./contract/due.ts";
import { entries } from "./contract/entries.ts";
import { forgetting } from "./contract/forgetting.ts";
import { hearing } from "./contract/hearing.ts";
import { lists } from "./contract/lists.ts";
import { settings } from "./contract/settings.ts";
import type { ContractCase } from "./harness.ts";

export const storeContract: readonly ContractCase[] = [
  ...entries,
  ...lists,
  ...due,
  ...aside,
  ...settings,
  ...forgetting,
  ...hearing,
];
