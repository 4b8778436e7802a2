/** A store as one life of a service sees it: slow now and then, failing now and then. */
import type { MatchStore } from "../../store.ts";
import type { Dice } from "./dice.ts";
import type { Life } from "./host.ts";
import type { Weather } from "./weather.ts";

const SLOWEST_MS = 2000;

interface Parts {
  readonly store: MatchStore;
  readonly life: Life;
  readonly weather: () => Weather;
  readonly dice: Dice;
}

/** Nothing that is asked once the life is over is ever answered. */
export function unreliableStore({ store, life, weather, dice }: Parts): MatchStore {
  const never = <T>(): Promise<T> => new Promise(() => {});
  const pause = (): Promise<void> =>
    dice.in1000(weather().storeSlow) ? life.sleep(dice.between(1, SLOWEST_MS)) : Promise.resolve();
  const mayFail = (when: string): void => {
    if (dice.in1000(weather().storeFails)) throw new Error(`The store fails ${when} it is done.`);
  };

  const unreliable =
    <Given extends readonly unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      if (life.isOver) return never();
      await pause();
      mayFail("before");
      const answer = await call(...given);
      await pause();
      if (life.isOver) return never();
      mayFail("after");
      return answer;
    };

  /** Killed at the worst moments: just before an entry is there, and when nobody knows yet that it is. */
  const append: MatchStore["append"] = async (entry) => {
    const { killedAtAppend } = weather();
    if (dice.in1000(killedAtAppend)) {
      life.end();
      return never();
    }
    const answer = await store.append(entry);
    if (!answer.ok || !dice.in1000(killedAtAppend)) return answer;
    life.end();
    return never();
  };

  return {
    load: unreliable((...given) => store.load(...given)),
    versionsOf: unreliable((...given) => store.versionsOf(...given)),
    append: inOrder(unreliable(append)),
    readAfter: unreliable((...given) => store.readAfter(...given)),
    findCommand: unreliable((...given) => store.findCommand(...given)),
    readPrompts: unreliable((...given) => store.readPrompts(...given)),
    list: unreliable((...given) => store.list(...given)),
    listDue: unreliable((...given) => store.listDue(...given)),
    claim: unreliable((...given) => store.claim(...given)),
    readSettings: unreliable((...given) => store.readSettings(...given)),
    writeSettings: unreliable((...given) => store.writeSettings(...given)),
    saveCardSet: unreliable((...given) => store.saveCardSet(...given)),
    loadCardSet: unreliable((...given) => store.loadCardSet(...given)),
    beat: unreliable((...given) => store.beat(...given)),
    downtimes: unreliable((...given) => store.downtimes(...given)),
    dropSnapshots: unreliable((...given) => store.dropSnapshots(...given)),
    dropMatches: unreliable((...given) => store.dropMatches(...given)),
    dropCardSets: unreliable((...given) => store.dropCardSets(...given)),
    subscribe(listener, missed) {
      const end = store.subscribe((matchId, version) => {
        if (life.isOver) return;
        if (!dice.in1000(weather().newsLost)) return listener(matchId, version);
        // As after a broken connection: the store finds out later that some news went by.
        void life.sleep(dice.between(1, SLOWEST_MS)).then(missed);
      }, missed);
      life.onEnd(end);
      return end;
    },
    close: async () => {},
  };
}

/** A store takes the entries that one process gives for one match in the order they were given. */
function inOrder(append: MatchStore["append"]): MatchStore["append"] {
  const last = new Map<string, Promise<unknown>>();
  return (entry) => {
    const before = last.get(entry.matchId) ?? Promise.resolve();
    const appended = before.then(
      () => append(entry),
      () => append(entry),
    );
    last.set(entry.matchId, appended);
    return appended;
  };
}
