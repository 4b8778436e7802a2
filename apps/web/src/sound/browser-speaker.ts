/** The speaker of this page: a browser allows it only a few. */
import { isSoundOn } from "./sound-switch.ts";
import { createSpeaker } from "./speaker.ts";

export const browserSpeaker = createSpeaker({ isOn: isSoundOn, open: () => new AudioContext() });
