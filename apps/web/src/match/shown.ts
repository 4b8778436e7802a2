/** What a page can show of the server's messages. */
import type { MatchNews } from "@ltcg/server/client";
import type { AnyView, MatchReply } from "@ltcg/server/protocol";

/** A printed card. Most games give theirs a name. */
interface Face {
  readonly name?: string;
}
/** Printed cards, by definition id: those the viewer has seen. */
export type Faces = Readonly<Record<string, Face>>;

/** A match has no view before it begins, or while the server lacks its rules or cards. */
type Shown<T> = T & { readonly view: AnyView };
export type ShownMatch = Shown<MatchReply>;
export type ShownNews = Shown<MatchNews>;

export const isShown = <T extends { readonly view: AnyView | null }>(said: T): said is Shown<T> =>
  said.view !== null;
