import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openStream } from "./stream.ts";

/** A connection as far as the stream uses it. */
class FakeSocket {
  readonly address: string;
  isOpen = true;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(address: URL) {
    this.address = address.href;
    sockets.push(this);
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.onclose?.();
  }

  say(version: number): void {
    this.onmessage?.({ data: JSON.stringify({ type: "update", version, view: {} }) });
  }
}

let sockets: FakeSocket[] = [];
let window: EventTarget;
let heard: number[] = [];

const open = (): (() => void) =>
  openStream({
    matchId: "m",
    since: () => heard.at(-1) ?? -1,
    onMessage: ({ version }) => heard.push(version),
    onConnection: () => {},
  });

const openSockets = (): number => sockets.filter(({ isOpen }) => isOpen).length;

beforeEach(() => {
  sockets = [];
  heard = [];
  window = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", new URL("http://table.example/matches/m"));
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("has one connection, also when the browser comes back online while one is open", () => {
  const close = open();
  const [first] = sockets;
  first?.say(3);
  window.dispatchEvent(new Event("online"));
  expect([sockets.length, openSockets()]).toEqual([2, 1]);
  expect(sockets[1]?.address).toBe("ws://table.example/api/matches/m/stream?since=3");
  // What the old connection still delivers is old.
  first?.say(4);
  sockets[1]?.say(5);
  expect(heard).toEqual([3, 5]);
  close();
  expect(openSockets()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(2);
});

it("connects again after its connection is lost, and not after it was left", () => {
  const close = open();
  sockets[0]?.close();
  vi.advanceTimersByTime(1000);
  expect([sockets.length, openSockets()]).toEqual([2, 1]);
  close();
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect([sockets.length, openSockets()]).toEqual([2, 0]);
});
