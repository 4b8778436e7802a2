/** What the page makes of what the server says: only what can be shown, with cards that have names. */
import type { AnyView, MatchReply, StreamMessage } from "@ltcg/server/protocol";

/** A printed card. Most games give theirs a name. */
interface Face {
  readonly name?: string;
}
/** Printed cards, by definition id: those the viewer has seen. */
export type Faces = Readonly<Record<string, Face>>;

/** A match has nothing to show before it begins, and where its rules or cards are not here. */
type Shown<T> = T & { readonly view: AnyView };
export type ShownMatch = Shown<MatchReply>;
export type ShownMessage = Shown<StreamMessage>;

export const isShown = <T extends { readonly view: AnyView | null }>(said: T): said is Shown<T> =>
  said.view !== null;
