/**
 * The ways of making the working copy that rules write on. All of them carry the same rule code: a
 * library that gives out a draft object is written to along the same paths as a plain copy.
 */
import { createRequire } from "node:module";
import { enableArrayMethods, Immer } from "immer";
import { create } from "mutative";
import { copyOnWrite, type Draft, inPlace } from "../../packages/core/src/draft.ts";

export interface WorkingCopy<S> {
  readonly draft: Draft<S>;
  /** The next state. The draft is not used after this. */
  finish(): S;
}

export type Open = <S extends object>(state: S) => WorkingCopy<S>;

const onCopy =
  (copy: <S extends object>(state: S) => S): Open =>
  (state) => {
    const root = copy(state);
    return { draft: inPlace(root), finish: () => root };
  };

const onImmer =
  (immer: Immer): Open =>
  <S extends object>(state: S) => {
    const root = immer.createDraft(state) as S;
    return { draft: inPlace(root), finish: () => immer.finishDraft(root) as S };
  };

const onMutative: Open = <S extends object>(state: S) => {
  const [root, finish] = create(state, { enableAutoFreeze: false });
  return { draft: inPlace(root as S), finish: () => finish() as S };
};

const onCopyOnWrite: Open = (state) => {
  const draft = copyOnWrite(state);
  return { draft, finish: () => draft.state };
};

const version = (name: string): string => {
  const { version: found } = createRequire(import.meta.url)(`${name}/package.json`) as {
    version: string;
  };
  return `${name} ${found}`;
};

/** Immer at its fastest. The plugin is for the whole isolate, so only who asks for it loads it. */
const onTunedImmer = (): Open => {
  enableArrayMethods();
  return onImmer(new Immer({ autoFreeze: false }));
};

/** What the others are compared with. */
export const yardstick = "copy-on-write (ours)";

export const workingCopies: Readonly<Record<string, () => Open>> = {
  "JSON clone": () => onCopy((state) => JSON.parse(JSON.stringify(state)) as typeof state),
  structuredClone: () => onCopy((state) => structuredClone(state)),
  [version("immer")]: () => onImmer(new Immer()),
  [`${version("immer")}, tuned`]: onTunedImmer,
  [version("mutative")]: () => onMutative,
  [yardstick]: () => onCopyOnWrite,
  "in place (ours)": () => onCopy((state) => state),
};
