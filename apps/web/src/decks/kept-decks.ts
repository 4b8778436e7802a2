/**
 * The decks of whoever sits at this browser: kept here, and with the server where it knows who they are. The server is
 * asked once a page; what it has and what is here become one list. A deck is written here first, so nothing waits for
 * the network.
 */
import type { MeReply, MyDeck, MyDecksReply } from "@ltcg/server/protocol";
import { callApi } from "../call-api.ts";
import { randomHex } from "../fairness/started.ts";
import { browserStorage } from "../site/browser-storage.ts";
import { type Deck, fitName, type OwnDeck } from "./own-deck.ts";
import { merged, readShelf, type Shelf, writeShelf } from "./shelf.ts";

export interface KeptDecks extends Shelf {
  /** Whether the browser's own have been read: not while a page is rendered on the server. */
  readonly isRead: boolean;
  readonly place: "browser" | "player" | "nowhere";
  /** What the server could not be told, in a sentence. */
  readonly problem: string | null;
}

export const unread: KeptDecks = {
  decks: [],
  damaged: null,
  isRead: false,
  place: "browser",
  problem: null,
};

let now: KeptDecks = unread;
let isAsked = false;
const listeners = new Set<() => void>();

export const keptDecks = (): KeptDecks => now;

export function follow(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", readHere);
  if (!now.isRead) readHere();
  if (!isAsked) {
    isAsked = true;
    void askServer();
  }
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", readHere);
  };
}

export function keepDeck(deck: Deck, deckId: string = randomHex(12)): OwnDeck {
  const own: OwnDeck = { ...deck, name: fitName(deck.name), deckId, updatedAtMs: Date.now() };
  const isKnown = now.decks.some((each) => each.deckId === deckId);
  write(
    isKnown ? now.decks.map((each) => (each.deckId === deckId ? own : each)) : [...now.decks, own],
  );
  if (now.place === "player") void send(own);
  return own;
}

export function throwAway(deckId: string): void {
  const name = now.decks.find((deck) => deck.deckId === deckId)?.name ?? "the deck";
  write(now.decks.filter((deck) => deck.deckId !== deckId));
  if (now.place === "player") void takeBack(deckId, name);
}

const pathOf = (deckId: string): string => `/api/me/decks/${encodeURIComponent(deckId)}`;

function change(changes: Partial<KeptDecks>): void {
  now = { ...now, ...changes };
  for (const listener of listeners) listener();
}

function readHere(): void {
  change({ ...readShelf(browserStorage), isRead: true });
}

function write(decks: readonly OwnDeck[]): void {
  const isWritten = writeShelf(browserStorage, decks);
  const damaged = isWritten ? readShelf(browserStorage).damaged : now.damaged;
  change({
    decks,
    damaged,
    ...(!isWritten && now.place === "browser" && { place: "nowhere" as const }),
  });
}

async function askServer(): Promise<void> {
  const me = await callApi<MeReply>("/api/me");
  if (!me.ok || me.body.kind === "nobody") return;
  const answer = await callApi<MyDecksReply>("/api/me/decks");
  if (!answer.ok) return;
  const there = answer.body.decks;
  const all = merged(now.decks, there);
  change({ place: "player" });
  write(all);
  const known = new Map(there.map(({ deckId, updatedAtMs }) => [deckId, updatedAtMs]));
  for (const deck of all) {
    if ((known.get(deck.deckId) ?? 0) < deck.updatedAtMs) await send(deck);
  }
}

async function send({ deckId, game, name, cards }: OwnDeck): Promise<void> {
  const answer = await callApi<MyDeck>(pathOf(deckId), { game, name, cards }, "PUT");
  // It is still in this browser; the next change tries again.
  change({
    problem: answer.ok ? null : `“${name}” is not kept with the server: ${answer.error.message}`,
  });
}

/** A page that is opened later would find it there, and show it again. */
async function takeBack(deckId: string, name: string): Promise<void> {
  const answer = await callApi(pathOf(deckId), undefined, "DELETE");
  const isGone = answer.ok || answer.status === 404;
  change({
    problem: isGone
      ? null
      : `The server still has “${name}”, and it will be back: ${answer.error.message}`,
  });
}
