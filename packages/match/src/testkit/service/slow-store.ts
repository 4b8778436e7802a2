/** A store that takes its time, as a database on the network does. */
import type { MatchStore } from "../../store.ts";
import type { TestTime } from "../test-time.ts";

/** Every call of the store moves the test's clock on by this much. */
export function slowStore(store: MatchStore, time: TestTime, tookMs: number): MatchStore {
  const slow =
    <Asked extends readonly unknown[], Answer>(call: (...asked: Asked) => Promise<Answer>) =>
    (...asked: Asked): Promise<Answer> => {
      time.advance(tookMs);
      return call(...asked);
    };
  return {
    ...store,
    load: slow((...asked: Parameters<MatchStore["load"]>) => store.load(...asked)),
    append: slow((...asked: Parameters<MatchStore["append"]>) => store.append(...asked)),
    readAfter: slow((...asked: Parameters<MatchStore["readAfter"]>) => store.readAfter(...asked)),
    findCommand: slow((...asked: Parameters<MatchStore["findCommand"]>) =>
      store.findCommand(...asked),
    ),
    readPrompts: slow((...asked: Parameters<MatchStore["readPrompts"]>) =>
      store.readPrompts(...asked),
    ),
    listDue: slow((...asked: Parameters<MatchStore["listDue"]>) => store.listDue(...asked)),
    claim: slow((...asked: Parameters<MatchStore["claim"]>) => store.claim(...asked)),
    readSettings: slow((...asked: Parameters<MatchStore["readSettings"]>) =>
      store.readSettings(...asked),
    ),
    writeSettings: slow((...asked: Parameters<MatchStore["writeSettings"]>) =>
      store.writeSettings(...asked),
    ),
    beat: slow((...asked: Parameters<MatchStore["beat"]>) => store.beat(...asked)),
    downtimes: slow((...asked: Parameters<MatchStore["downtimes"]>) => store.downtimes(...asked)),
  };
}
