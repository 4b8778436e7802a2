import { expect, test } from "vitest";
import type { LiveMatch } from "../matches/live-match.ts";
import { Followers } from "./followers.ts";

/** All that a version is told by. */
const at = (version: number): LiveMatch => ({ matchId: "m", version }) as unknown as LiveMatch;

test("each version is told once, and none after a later one", () => {
  const followers = new Followers(() => {});
  const heard: number[] = [];
  const leave = followers.follow("m", ({ version }) => heard.push(version));
  for (const version of [3, 3, 5, 4, 5, 6]) followers.tell(at(version), [], {});
  expect(heard).toEqual([3, 5, 6]);
  expect([followers.lacks("m", 6), followers.lacks("m", 7)]).toEqual([false, true]);
  leave();
  expect(followers.lacks("m", 7)).toBe(false);
});

test("whoever follows after everybody has left is told of the version that stands", () => {
  const followers = new Followers(() => {});
  const heard: number[] = [];
  const follow = () => followers.follow("m", ({ version }) => heard.push(version));
  const leave = follow();
  followers.tell(at(3), [], {});
  leave();
  followers.tell(at(3), [], {});
  follow();
  followers.tell(at(3), [], {});
  expect(heard).toEqual([3, 3]);
});
