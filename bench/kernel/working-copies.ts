/** The ways of making the working copy that rules write on. All of them carry the same rule code. */
import type { SkirmishState } from "../../packages/core/fixtures/skirmish/index.ts";
import { copyOnWrite, type Draft, inPlace } from "../../packages/core/src/draft.ts";
import { revive } from "../../packages/core/src/index.ts";

export interface WorkingCopy {
  readonly draft: Draft<SkirmishState>;
  /** The next state. The draft is not used after this. */
  finish(): SkirmishState;
}

export type Open = (state: SkirmishState) => WorkingCopy;

const onCopy =
  (copy: (state: SkirmishState) => SkirmishState): Open =>
  (state) => {
    const root = copy(state);
    return { draft: inPlace(root), finish: () => root };
  };

const onCopyOnWrite: Open = (state) => {
  const draft = copyOnWrite(state);
  return { draft, finish: () => draft.state };
};

/** A state that nobody else holds. */
export function jsonClone(state: SkirmishState): SkirmishState {
  return revive(JSON.parse(JSON.stringify(state)) as SkirmishState);
}

function structured(state: SkirmishState): SkirmishState {
  const plain = { ...state, cards: state.cards.toJSON(), known: state.known.toJSON() };
  return revive(structuredClone(plain) as unknown as SkirmishState);
}

/** What the others are compared with. */
export const yardstick = "copy-on-write (ours)";

export const workingCopies: Readonly<Record<string, Open>> = {
  "JSON clone": onCopy(jsonClone),
  structuredClone: onCopy(structured),
  [yardstick]: onCopyOnWrite,
  "in place (ours)": onCopy((state) => state),
};
