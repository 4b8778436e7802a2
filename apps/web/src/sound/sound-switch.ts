/** Whether a match is heard: not unless it was asked for. The choice is kept in the browser. */
import { useSyncExternalStore } from "react";
import { keptChoice } from "../motion/kept-choice.ts";

type Sound = "on" | "off";

const kept = keptChoice<Sound>("lunchtable/sound", ["on", "off"], "off");

export const isSoundOn = (): boolean => kept.now() === "on";
export const switchSound = (isOn: boolean): void => kept.choose(isOn ? "on" : "off");
export const useSound = (): boolean =>
  useSyncExternalStore(kept.subscribe, kept.now, kept.unlessChosen) === "on";
