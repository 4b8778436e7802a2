/**
 * What a server does for a command: it decides, and sends each seat and a spectator a view and the
 * events, as JSON. Beside it the least that this could cost: writing the same views and events, ready
 * made, as JSON.
 */
import type { GameTypes, State, Viewer } from "@tcg/core";
import { added, nothingUsed, timed, type Used } from "../clock.ts";
import type { Lane, Recorded } from "./lane.ts";
import { hashOf } from "./plain.ts";
import { decided, opened } from "./playing.ts";
import type { Subject } from "./subject.ts";

/** How a view is written as JSON; a checkout that knows no better way has `JSON.stringify`. */
type Write = (view: never) => string;
type Send = (message: unknown, write?: Write) => void;

function serve<G extends GameTypes>(
  subject: Subject<G>,
  match: number,
  commands: readonly Recorded[],
  send: Send,
): State<G> {
  const { core, game } = subject;
  let { state } = opened(subject, match);
  const viewers: readonly Viewer<G>[] = [...(state.seating as readonly G["seat"][]), "spectator"];
  for (const recorded of commands) {
    const decision = decided(subject, state, recorded);
    ({ state } = decision);
    for (const viewer of viewers) {
      send(game.mask(state, viewer), core.viewText);
      send(game.maskEvents(state, decision.events, viewer));
    }
  }
  return state;
}

export function serverPath<G extends GameTypes>(
  subject: Subject<G>,
  matches: readonly (readonly Recorded[])[],
): Lane {
  return (passes) => {
    const finals: State<G>[] = [];
    let length = 0;
    const send: Send = (message, write: Write = JSON.stringify) => {
      length += write(message as never).length;
    };
    const used = timed(() => {
      let commands = 0;
      for (let pass = 0; pass < passes; pass++) {
        matches.forEach((recorded, match) => {
          finals[match] = serve(subject, match, recorded, send);
          commands += recorded.length;
        });
      }
      return commands;
    });
    return { parts: { command: used }, result: hashOf([length / passes, finals]) };
  };
}

/** Matches whose messages are held at once. */
const AT_ONCE = 3;

export function bareJson<G extends GameTypes>(
  subject: Subject<G>,
  matches: readonly (readonly Recorded[])[],
): Lane {
  const onePass = (): { readonly used: Used; readonly length: number } => {
    let used = nothingUsed;
    let length = 0;
    for (let first = 0; first < matches.length; first += AT_ONCE) {
      const some = matches.slice(first, first + AT_ONCE);
      const messages: unknown[] = [];
      // Read back from JSON: plain objects, whatever the views of a checkout are made of.
      const keep: Send = (message) => void messages.push(JSON.parse(JSON.stringify(message)));
      some.forEach((recorded, i) => void serve(subject, first + i, recorded, keep));
      const interval = timed(() => {
        for (const message of messages) length += JSON.stringify(message).length;
        return some.flat().length;
      });
      used = added(used, interval);
    }
    return { used, length };
  };
  return (passes) => {
    const done = Array.from({ length: passes }, onePass);
    const used = done.reduce((sum, pass) => added(sum, pass.used), nothingUsed);
    return { parts: { command: used }, result: String(done[0]?.length) };
  };
}
