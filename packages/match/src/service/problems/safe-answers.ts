/** The service as others see it: whatever fails inside, its errors carry nothing of a match. */

import type { MatchService } from "../service.ts";
import { withoutData } from "./problem.ts";

type Asked = (...given: readonly unknown[]) => Promise<unknown>;
/** These answer at once, without a promise; what followers are handed is made safe where it is made. */
const AT_ONCE = ["subscribe", "health"] as const satisfies readonly (keyof MatchService)[];
type AtOnce = (typeof AT_ONCE)[number];

export function safeAnswers(service: MatchService): MatchService {
  const safe = Object.entries(service)
    .filter(([name]) => !AT_ONCE.some((each) => each === name))
    .map(([name, ask]) => [name, safely(ask as Asked)] as const);
  return {
    ...(Object.fromEntries(safe) as unknown as Omit<MatchService, AtOnce>),
    health: () => service.health(),
    subscribe: (matchId, listener) => service.subscribe(matchId, listener),
  };
}

/** Has the name and the number of parameters of the method it stands for. */
function safely(ask: Asked): Asked {
  const safe: Asked = async (...given) => {
    try {
      return await ask(...given);
    } catch (error) {
      const [first] = given as readonly [string | { readonly matchId?: string } | undefined];
      const matchId = typeof first === "object" ? first.matchId : first;
      throw withoutData("request-failed", error, { matchId });
    }
  };
  const { name, length } = ask;
  return Object.defineProperties(safe, { name: { value: name }, length: { value: length } });
}
