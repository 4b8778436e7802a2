/** A card as it is printed, whatever game it is of. */
import type { PicturedCard } from "../art/drawn.ts";
import type { IconName } from "../icons.ts";

export interface Stat {
  readonly label: string;
  readonly icon: IconName;
  readonly value: number;
}

export interface PrintedFace extends PicturedCard {
  /** What it is cut like: a pupil's pass, a ticket, a note with a dog-ear, a timetable. */
  readonly cut: "stereotype" | "spell" | "trap" | "class";
  /** Beside the name: which of several of that name it is. */
  readonly version: string | null;
  /** Under the picture: "Freshman · fire", "Quick-play spell". */
  readonly typeLine: string;
  /** In the round stamp; null where the star has a cost. */
  readonly level: number | null;
  readonly cost: number | null;
  /** The numbers at its foot, the first in colour; empty: its family stands there. */
  readonly stats: readonly Stat[];
  /** Paragraphs. */
  readonly text: readonly string[];
  readonly flavour: string | null;
  /** What it does, in a word or two each, for where the text has no room. */
  readonly gist: readonly string[];
  /** At the foot of a card without numbers. */
  readonly family: string;
}
