/** How large the text of a whole card is set, and whether what makes people smile fits below: by arithmetic. */

/** Of the three sizes: letters to a line and its height in pixels, for the widest of the faces that systems have. */
const sizes = {
  plain: { letters: 36, line: 17 },
  mid: { letters: 39, line: 15 },
  long: { letters: 44, line: 12.6 },
} as const;

type Size = keyof typeof sizes;

interface Setting {
  readonly size: Size;
  readonly hasFlavour: boolean;
}

/** Between paragraphs. */
const GAP = 3;
/** What the box has inside its edges, over numbers and over a plain foot. */
const ROOM = { numbers: 104, foot: 122 };

/** A flavour goes before large letters, but small ones are for rules alone. */
const tried: readonly Setting[] = [
  { size: "plain", hasFlavour: true },
  { size: "mid", hasFlavour: true },
  { size: "plain", hasFlavour: false },
  { size: "mid", hasFlavour: false },
];

export function settingOf(card: {
  readonly text: readonly string[];
  readonly flavour: string | null;
  readonly hasNumbers: boolean;
}): Setting {
  const { text, flavour, hasNumbers } = card;
  const room = hasNumbers ? ROOM.numbers : ROOM.foot;
  const found = tried.find(({ size, hasFlavour }) => {
    const paragraphs = hasFlavour && flavour !== null ? [...text, flavour] : text;
    return heightOf(paragraphs, size) <= room;
  });
  return found ?? { size: "long", hasFlavour: false };
}

function heightOf(paragraphs: readonly string[], size: Size): number {
  const { letters, line } = sizes[size];
  return paragraphs.reduce((sum, { length }) => sum + Math.ceil(length / letters) * line + GAP, 0);
}
