/** How large the text of a whole card is set, and whether what makes people smile fits below: by arithmetic. */

/**
 * Of each size: letters to a line and its height in pixels, for the widest of the faces that systems have, and how much
 * lower the picture is, which leaves that room to the text.
 */
const sizes = {
  plain: { letters: 36, line: 17, fromPicture: 0 },
  mid: { letters: 37, line: 15, fromPicture: 0 },
  long: { letters: 37, line: 15, fromPicture: 26 },
  longer: { letters: 37, line: 15, fromPicture: 54 },
  longest: { letters: 41, line: 13.4, fromPicture: 54 },
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

/** A flavour goes before large letters, but not before the picture. */
const tried: readonly Setting[] = [
  { size: "plain", hasFlavour: true },
  { size: "mid", hasFlavour: true },
  { size: "plain", hasFlavour: false },
  { size: "mid", hasFlavour: false },
  { size: "long", hasFlavour: false },
  { size: "longer", hasFlavour: false },
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
    return heightOf(paragraphs, size) <= room + sizes[size].fromPicture;
  });
  return found ?? { size: "longest", hasFlavour: false };
}

function heightOf(paragraphs: readonly string[], size: Size): number {
  const { letters, line } = sizes[size];
  return paragraphs.reduce((sum, { length }) => sum + Math.ceil(length / letters) * line + GAP, 0);
}
