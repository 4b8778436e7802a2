/** What is to be seen of news: its cues in time, and whether it can wait for what was there before. */
import type { AnyView } from "@ltcg/server/protocol";
import type { CuesOf } from "../motion/motion-table.ts";
import { nothing, type Timeline, timelineOf } from "../motion/timeline.ts";
import type { MatchState } from "./match-state.ts";
import { findCard } from "./names.ts";
import type { ShownNews } from "./shown.ts";

export interface WhatIsSeen {
  readonly timeline: Timeline;
  readonly isUrgent: boolean;
}

/** `isOwn`: the viewer's move led to it. */
export function whatIsSeen(
  before: MatchState,
  news: ShownNews,
  cuesOf: CuesOf,
  isOwn: boolean,
): WhatIsSeen {
  // What happened before the page was opened is for the log.
  if (news.version <= before.match.version) return { timeline: nothing, isUrgent: true };
  const views = [before.match.view, news.view];
  const around = {
    seating: news.view.seating,
    sideOf: (card: string) => sideIn(views, card),
  };
  const cues = news.events.flatMap((event) => cuesOf(event, around));
  return { timeline: timelineOf(cues), isUrgent: isOwn || isAsked(news) };
}

function sideIn(views: readonly AnyView[], card: string): string | null {
  for (const view of views) {
    const found = findCard(view, card);
    if (found !== null) return found.seat;
  }
  return null;
}

/** A question is open; a turn that begins is not one: it can be watched how it came to that. */
const isAsked = ({ view, seat, isPassing }: ShownNews): boolean =>
  !isPassing && view.prompts.some((prompt) => prompt.seat === seat);
