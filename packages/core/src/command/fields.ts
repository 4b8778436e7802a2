/**
 * The shape of a game's commands, written once as data. From it come the command type, the strict
 * check of what a client sent, and the one-line notation.
 */
import type { CardId } from "../ids.ts";

export type Field =
  | { readonly kind: "card"; readonly optional?: true }
  | { readonly kind: "cards"; readonly ordered: boolean; readonly optional?: true }
  | {
      readonly kind: "choice";
      readonly of: readonly string[];
      readonly optional?: true;
    }
  | {
      readonly kind: "integer";
      readonly min: number;
      readonly max: number;
      readonly optional?: true;
    };

export type CommandFields = {
  readonly [type: string]: { readonly [field: string]: Field };
};

/** One card, by id. */
export const card: { readonly kind: "card" } = { kind: "card" };
/** A set of cards: sent in any order, kept in ascending order of their ids, never twice the same. */
export const cards: { readonly kind: "cards"; readonly ordered: false } = {
  kind: "cards",
  ordered: false,
};
/** Cards whose order is part of the choice. */
export const cardsInOrder: { readonly kind: "cards"; readonly ordered: true } = {
  kind: "cards",
  ordered: true,
};

/** One of these words. A line of notation is split at blanks and at `=`, so they have neither. */
export function choice<const T extends readonly string[]>(
  ...of: T
): { readonly kind: "choice"; readonly of: T } {
  const odd = of.find((word) => !/^[^\s=]+$/.test(word));
  if (odd !== undefined) throw new TypeError(`not a word: ${JSON.stringify(odd)}`);
  return { kind: "choice", of };
}

export function integer(
  min: number,
  max: number,
): { readonly kind: "integer"; readonly min: number; readonly max: number } {
  return { kind: "integer", min, max };
}

export function optional<const F extends Field>(field: F): F & { readonly optional: true } {
  return { ...field, optional: true };
}

type ValueOf<F> = F extends { readonly kind: "card" }
  ? CardId
  : F extends { readonly kind: "cards" }
    ? readonly CardId[]
    : F extends { readonly kind: "choice"; readonly of: readonly (infer T)[] }
      ? T
      : F extends { readonly kind: "integer" }
        ? number
        : never;

type Simplify<T> = { readonly [K in keyof T]: T[K] };

export type CommandOf<T extends CommandFields> = {
  [Type in keyof T & string]: Simplify<
    { type: Type } & {
      [K in keyof T[Type] as T[Type][K] extends { optional: true } ? never : K]: ValueOf<
        T[Type][K]
      >;
    } & {
      [K in keyof T[Type] as T[Type][K] extends { optional: true } ? K : never]?: ValueOf<
        T[Type][K]
      >;
    }
  >;
}[keyof T & string];
