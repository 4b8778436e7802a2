import type { MaskedEvent } from "@ltcg/server/protocol";
import { plainWords } from "@tcg/core/hosting";
import { describe, expect, it } from "vitest";
import { openMatch, receive as receiveTold, refresh } from "./match-state.ts";
import type { ShownMatch, ShownNews } from "./shown.ts";

const receive = (state: Parameters<typeof receiveTold>[0], message: ShownNews) =>
  receiveTold(state, message, plainWords);

const reply = (version: number): ShownMatch => ({
  matchId: "m",
  game: "duel",
  seat: "host",
  status: "active",
  version,
  view: { at: version, viewer: "host", seating: ["host", "away"] } as unknown as ShownMatch["view"],
  legalMoves: [],
  isPassing: false,
  cards: {},
  names: {},
});

const turn = (number: number): MaskedEvent => ({
  type: "TURN_STARTED",
  seat: "host",
  turn: number,
});

const message = (version: number, ...events: MaskedEvent[]): ShownNews => {
  return { ...reply(version), since: version - 1, events };
};

describe("a match on the page", () => {
  it("takes the log from the first message even when the position is known already", () => {
    const state = receive(openMatch(reply(7)), message(7, turn(1), turn(2)));
    expect(state.match.version).toBe(7);
    expect(state.log.lines).toHaveLength(2);
    expect(state.toldUpTo).toBe(7);
  });

  it("is not set back or told twice by what comes late", () => {
    const now = receive(openMatch(reply(3)), message(5, turn(1)));
    const then = receive(now, message(4, turn(9)));
    expect(then.match).toEqual(now.match);
    expect(then.log.lines).toHaveLength(1);
    expect(receive(then, message(5, turn(1))).log.lines).toHaveLength(1);
    expect(refresh(then, reply(4))).toBe(then);
  });

  it("does not lose events when a position was asked for ahead of the stream", () => {
    const ahead = refresh(receive(openMatch(reply(3)), message(3)), reply(6));
    expect(ahead.match.version).toBe(6);
    expect(ahead.toldUpTo).toBe(3);
    const told = receive(ahead, message(5, turn(2)));
    expect(told.match.version).toBe(6);
    expect(told.log.lines).toHaveLength(1);
  });

  it("keeps the faces it has seen", () => {
    const known = { ...reply(1), cards: { a: { name: "A" } } } as unknown as ShownMatch;
    const state = receive(openMatch(known), message(2));
    expect(Object.keys(state.match.cards)).toEqual(["a"]);
  });

  it("knows that no face was added, so that nothing is read again because of it", () => {
    const known = { ...reply(1), cards: { a: { name: "A" } } } as unknown as ShownMatch;
    const again = { ...message(2), cards: { a: { name: "A" } } } as unknown as ShownNews;
    const state = receive(openMatch(known), again);
    expect(state.match.cards).toBe(known.cards);
    const more = { ...message(3), cards: { b: { name: "B" } } } as unknown as ShownNews;
    expect(Object.keys(receive(state, more).match.cards)).toEqual(["a", "b"]);
  });
});
