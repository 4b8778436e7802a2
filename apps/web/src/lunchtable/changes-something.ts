import type { CardFacts } from "@ltcg/engine";

type StandingFact = CardFacts["facts"][number];

/** "+300 attack for each vice counter" stands while there is none, and then there is nothing to say of it. */
export const changesSomething = ({ fact }: Pick<StandingFact, "fact">): boolean =>
  !(
    (fact.kind === "attack" || fact.kind === "defense") &&
    fact.operation === "add" &&
    fact.amount === 0
  );
