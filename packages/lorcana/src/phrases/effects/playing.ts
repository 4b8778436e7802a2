/** Playing cards, what they cost, and what players cannot do. */
import { slot } from "../table.ts";
import { amount, effect, who } from "./say.ts";

export const playing = [
  effect(
    "{you}pay {amount:count} {inkSymbol} less for the next {where:onePlayed} you play this turn",
    {
      do: "reduce-cost",
      amount,
      where: slot("where"),
      next: true,
    },
  ),
  effect(
    "the next {where:onePlayed} you play this turn costs (|you ){amount:count} {inkSymbol} less",
    { do: "reduce-cost", amount, where: slot("where"), next: true },
  ),
  effect("play (a|an) {where:onePlayed} for free", {
    do: "play-free",
    from: "hand",
    where: slot("where"),
  }),
  effect("play (a|an) {where:onePlayed} for free{as:played}", {
    do: "play-free",
    from: "hand",
    where: slot("where"),
    as: slot("as"),
  }),
  effect("play (a|an) {where:onePlayed} from your discard for free", {
    do: "play-free",
    from: "discard",
    where: slot("where"),
  }),
  effect("play (a|an) {where:fromDiscard} for free", {
    do: "play-free",
    from: "discard",
    where: slot("where"),
  }),
  effect("play (a|an) {where:onePlayed} from your discard for free{as:played}", {
    do: "play-free",
    from: "discard",
    where: slot("where"),
    as: slot("as"),
  }),
  effect("play (a|an) {where:fromDiscard} for free{as:played}", {
    do: "play-free",
    from: "discard",
    where: slot("where"),
    as: slot("as"),
  }),
  effect(
    "play (a|an) {where:onePlayed}{from:playedFrom} for free(, exerted| and it enters play exerted| and they enter play exerted|. They enter play exerted|. It enters play exerted|. That character enters play exerted|. That item enters play exerted|. That location enters play exerted)",
    { do: "play-free", from: slot("from"), where: slot("where"), exerted: true },
  ),
  effect("play (a|an) {where:fromEither} for free", {
    do: "choose-one",
    options: [
      [{ do: "play-free", from: "hand", where: slot("where") }],
      [{ do: "play-free", from: "discard", where: slot("where") }],
    ],
  }),
  effect("play (a|an) {where:fromEither} for free(, exerted| and it enters play exerted)", {
    do: "choose-one",
    options: [
      [{ do: "play-free", from: "hand", where: slot("where"), exerted: true }],
      [{ do: "play-free", from: "discard", where: slot("where"), exerted: true }],
    ],
  }),
  effect(
    "(this turn, you may put an additional card from your hand into your inkwell facedown|you may put an additional card from your hand into your inkwell facedown this turn)",
    { do: "more-inkings", amount: 1 },
  ),
  effect("{opponents}can't gain lore {duration:playersDuration}", {
    do: "restrict-player",
    restriction: "gain-lore",
    who: "each-opponent",
    duration: slot("duration"),
  }),
  effect(
    "{who:somebody}can't {restriction:playersCant} {duration:playersDuration}",
    { do: "restrict-player", restriction: slot("restriction"), who, duration: slot("duration") },
    "plain",
  ),
  effect("{opponents}can't play {restriction:kindsPlayed} {duration:playersDuration}", {
    do: "restrict-player",
    restriction: slot("restriction"),
    who: "each-opponent",
    duration: slot("duration"),
  }),
];
