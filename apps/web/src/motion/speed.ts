/** How fast a match is shown. The choice is kept in the browser. */
import { useSyncExternalStore } from "react";
import { keptChoice } from "./kept-choice.ts";
import type { Speed } from "./pacer.ts";

const SPEEDS: readonly Speed[] = ["normal", "fast", "off"];

const kept = keptChoice<Speed>("lunchtable/motion", SPEEDS, "normal");

export const chosenSpeed = kept.now;
export const chooseSpeed = kept.choose;
export const useSpeed = (): Speed =>
  useSyncExternalStore(kept.subscribe, kept.now, kept.unlessChosen);
