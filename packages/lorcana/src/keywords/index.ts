/** CR 10: every keyword. What its powers come to is in the file of the same name. */
import type { CardType, Keyword } from "../vocabulary.ts";
import { boost } from "./boost.ts";
import type { KeywordRule, Power } from "./keyword.ts";
import { support } from "./support.ts";
import { vanish } from "./vanish.ts";

const CHARACTERS: readonly CardType[] = ["character"];

export const keywordRules: { readonly [K in Keyword]: KeywordRule } = {
  // October 2025, 10.2: it challenges as though it had Evasive, without having it.
  alert: { on: CHARACTERS, number: "none", powers: ["challenges-evasive"] },
  bodyguard: { on: CHARACTERS, number: "none", powers: ["may-enter-exerted", "guards"] },
  boost: { on: ["character", "location"], number: "best", standsFor: boost },
  challenger: { on: CHARACTERS, number: "sum", powers: ["strength-while-challenging"] },
  evasive: { on: CHARACTERS, number: "none", powers: ["evades", "challenges-evasive"] },
  reckless: { on: CHARACTERS, number: "none", powers: ["does-not-quest", "must-challenge"] },
  resist: { on: ["character", "location"], number: "sum", powers: ["takes-less-damage"] },
  rush: { on: CHARACTERS, number: "none", powers: ["challenges-drying"] },
  shift: { on: CHARACTERS, number: "cost", isPrintedOnly: true, powers: ["played-onto"] },
  "sing-together": {
    on: ["action"],
    number: "best",
    isPrintedOnly: true,
    powers: ["sung-together"],
  },
  singer: { on: CHARACTERS, number: "best", powers: ["sings-as-if-dearer"] },
  support: { on: CHARACTERS, number: "none", standsFor: () => support },
  vanish: { on: CHARACTERS, number: "none", standsFor: () => vanish },
  ward: {
    on: ["character", "location", "item"],
    number: "none",
    powers: ["not-chosen-by-opponents"],
  },
};

export function givesPower(keyword: Keyword, power: Power): boolean {
  const rule = keywordRules[keyword];
  return "powers" in rule && rule.powers.includes(power);
}
