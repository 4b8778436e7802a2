/**
 * A card of Lorcana as it lies on the table or in a hand: an arched window, the cost in a drop (with a ring if the
 * card can go into the inkwell), lore as lamps. A location is wide. All of it grows with --cw, the card's width.
 */
import { type CSSProperties, memo } from "react";
import { allInks, inkName } from "../inks.ts";
import { Picture } from "../picture.tsx";
import { fitLine, fitTwoLines } from "../type/fit.ts";
import type { PrintedFace } from "./printed-face.ts";

/** How a number compares with what is printed. */
type Lean = "raised" | "lowered" | "printed";

export interface ShownNumber {
  readonly now: number;
  readonly lean: Lean;
}

/** What is printed on a card of Lorcana besides what every card has. */
export interface HarbourFace extends PrintedFace {
  readonly type: "character" | "action" | "item" | "location";
  readonly isSong: boolean;
  readonly inks: readonly string[];
  readonly inkable: boolean;
  /** Of a location: what it costs to go there. */
  readonly moveCost: number | null;
}

export interface HarbourNumbers {
  readonly strength: ShownNumber | null;
  readonly willpower: ShownNumber | null;
  readonly lore: ShownNumber | null;
  readonly moveCost: number | null;
}

/** In hundredths of the width of a card that is 98 wide: the room beside the keylines. */
const ROOM = { upright: 82, wide: 124 };
const NAME = { largest: 12.5, smallest: 7 };
/** In one line if that is large enough to read, else in two. */
const VERSION = { largest: 10, readable: 8.5, smallest: 7 };
/** More lamps than these are one lamp and a number. */
const MOST_LAMPS = 4;

export const HarbourCard = memo(function HarbourCard(props: {
  readonly face: HarbourFace;
  /** As they are now. */
  readonly numbers: HarbourNumbers;
  /** What it costs now, if not what is printed. */
  readonly cost?: ShownNumber;
  /** Whether the caller says all of it, so that nothing here is read aloud. */
  readonly isSaid?: boolean;
}) {
  const { face, numbers, cost, isSaid = false } = props;
  const { type, name, version, inks, inkable, isSong } = face;
  const [first = "plain", second] = inks;
  const room = type === "location" ? ROOM.wide : ROOM.upright;
  const below = version ?? (isSong ? "song" : type);
  const isOneLine = type === "location" || fitLine(name, room, NAME.largest, 0) >= 9;
  const isBelowOneLine =
    !isOneLine || fitLine(below, room - 4, VERSION.largest, 0) >= VERSION.readable;
  const style: Record<string, string | number> = {
    "--name": isOneLine
      ? fitLine(name, room, NAME.largest, NAME.smallest)
      : fitTwoLines(name, room, NAME.largest - 2, NAME.smallest),
    "--version": isBelowOneLine
      ? fitLine(below, room - 4, VERSION.largest, VERSION.smallest)
      : fitTwoLines(below, room - 4, VERSION.readable, VERSION.smallest),
  };
  const classes = ["lc", type, `q-${inkName(first)}`, second !== undefined && "two-inks"];
  return (
    <span
      className={classes.filter(Boolean).join(" ")}
      aria-hidden={isSaid}
      style={{ ...style, ...secondInk(inks) } as CSSProperties}
    >
      <Picture card={face} />
      <span className={`lc-cost ${inkable ? "inkable" : ""} ${cost?.lean ?? ""}`}>
        <b>{cost?.now ?? face.cost}</b>
      </span>
      <span className={nameClass(isOneLine, isBelowOneLine)}>
        <b>{name}</b>
        <i>{below}</i>
      </span>
      <Foot numbers={numbers} />
    </span>
  );
});

const nameClass = (isOneLine: boolean, isBelowOneLine: boolean): string =>
  isOneLine ? (isBelowOneLine ? "lc-name" : "lc-name two-below") : "lc-name two-lines";

/** The other ink of a card of two, for the right half of its cover. */
export function secondInk([, second]: readonly string[]): CSSProperties | undefined {
  if (second === undefined) return undefined;
  return { ["--second" as string]: allInks[inkName(second)]?.first };
}

function Foot({ numbers: { strength, willpower, lore, moveCost } }: { numbers: HarbourNumbers }) {
  if (willpower === null) return null;
  return (
    <span className="lc-foot">
      {strength !== null && <b className={`lc-strength ${strength.lean}`}>{strength.now}</b>}
      {moveCost !== null && <b className="lc-move">move {moveCost}</b>}
      {lore !== null && <Lamps lore={lore} />}
      <b className={`lc-willpower ${willpower.lean}`}>{willpower.now}</b>
    </span>
  );
}

/** A lamp for each lore. */
export function Lamps({ lore: { now, lean } }: { readonly lore: ShownNumber }) {
  if (now <= 0 && lean === "printed") return null;
  return (
    <span className={`lc-lamps ${lean}`}>
      {now > MOST_LAMPS || now <= 0 ? (
        <>
          <Lamp isLit={now > 0} />
          <b>{now}</b>
        </>
      ) : (
        Array.from({ length: now }, (_, lamp) => <Lamp key={lamp} isLit />)
      )}
    </span>
  );
}

export function Lamp({ isLit }: { readonly isLit: boolean }) {
  return (
    <svg className={isLit ? "lamp lit" : "lamp"} viewBox="0 0 20 26" aria-hidden="true">
      <path className="glass" d="M7 4h6M10 1v3M5 7h10l2 12H3Z" />
      <path className="foot" d="M4 19h12v4H4Z" />
    </svg>
  );
}
