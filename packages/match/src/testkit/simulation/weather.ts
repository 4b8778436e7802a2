/** How much goes wrong. All chances are thousandths. */
import type { Dice } from "./dice.ts";

export interface Weather {
  /** A request or an answer never arrives. */
  readonly lost: number;
  /** A request arrives twice. */
  readonly doubled: number;
  /** It takes so long that nobody waits for it any more. */
  readonly late: number;
  /** A call of the store fails before it did anything, or after it did all. */
  readonly storeFails: number;
  /** A call of the store takes up to two seconds. */
  readonly storeSlow: number;
  /** A service does not hear of a version, and is told later that it missed some. */
  readonly newsLost: number;
  /** A service is killed right before an append, or right after it. */
  readonly killedAtAppend: number;
  /** Some time passes until something happens to a whole machine, in milliseconds; 0: nothing does. */
  readonly troubleEveryMs: number;
}

export const CALM: Weather = {
  lost: 0,
  doubled: 0,
  late: 0,
  storeFails: 0,
  storeSlow: 0,
  newsLost: 0,
  killedAtAppend: 0,
  troubleEveryMs: 0,
};

/** Every schedule has its own mixture: what is rare with everything else is frequent somewhere. */
export function drawWeather(dice: Dice): Weather {
  const often = (thousandths: number): number =>
    dice.in1000(600) ? dice.between(1, thousandths) : 0;
  return {
    lost: often(200),
    doubled: often(200),
    late: often(150),
    storeFails: often(60),
    storeSlow: often(150),
    newsLost: often(150),
    killedAtAppend: often(60),
    troubleEveryMs: dice.in1000(600) ? dice.between(2_000, 30_000) : 0,
  };
}

/** While the store is away, nobody gets an answer from it. */
export const withoutStore = (weather: Weather): Weather => ({ ...weather, storeFails: 1000 });
