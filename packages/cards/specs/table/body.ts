import { attack, decline } from "./acts.ts";
import { settle } from "./go-on.ts";
import { guarding, on, printed, table } from "./lay.ts";
import { asked } from "./offers.ts";
import { life, stats } from "./sights.ts";

/** A stereotype without its effects: level, attack, defense, and whether it pierces. */
export function body(def: string): string {
  const face = printed(def);
  const level = face?.type === "stereotype" ? face.level : "?";
  const fight = table({
    phase: "combat",
    host: { board: [def] },
    away: { board: [guarding("newcomer")] },
  });
  const declared = settle(attack(fight, "host", def, on(fight, "away", "newcomer")));
  const isAsked = asked(declared)[0] === "host optional_trigger";
  const hit = isAsked ? settle(decline(declared, "host")) : declared;
  const pierces = life(hit)[1] < life(fight)[1] ? ", pierces" : "";
  return `level ${level}, ${stats(fight, "host", def).join("/")}${pierces}`;
}
