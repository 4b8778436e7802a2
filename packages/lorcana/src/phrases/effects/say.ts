/** What the lines of effects are made with. */
import type { Effect } from "../../cards.ts";
import { optional, phrases, type Say, slot, spokenOnly, unusual } from "../table.ts";

export const amount = slot("amount");
export const who = optional("who");
export const target = slot("target");

export const effect: Say<Effect> = phrases<Effect>();
/** What no card of the game has said so far. */
export const rare: Say<Effect> = unusual<Effect>();
export const saidOnly: Say<Effect> = spokenOnly<Effect>();
