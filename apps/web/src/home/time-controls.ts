/** The clocks that can be chosen for a match. */
import type { MetaReply } from "@ltcg/server/protocol";

interface OfferedClock {
  readonly title: string;
  readonly about: string;
  readonly control: MetaReply["timeControl"];
}

const MINUTE_MS = 60_000;

export const clocks = {
  none: { title: "No clock", about: "Take your time.", control: null },
  quick: {
    title: "Quick: 5 minutes",
    about: "Plus 5 seconds for each decision, which may take a minute at most.",
    control: { bankMs: 5 * MINUTE_MS, incrementMs: 5000, capMs: MINUTE_MS },
  },
  long: {
    title: "Long: 20 minutes",
    about: "Plus 10 seconds for each decision, which may take 5 minutes at most.",
    control: { bankMs: 20 * MINUTE_MS, incrementMs: 10_000, capMs: 5 * MINUTE_MS },
  },
} as const satisfies Readonly<Record<string, OfferedClock>>;

export type ClockName = keyof typeof clocks;

export const isClock = (name: string | undefined): name is ClockName =>
  name !== undefined && Object.hasOwn(clocks, name);
