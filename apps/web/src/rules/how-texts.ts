/** The words and pictures of the two screens that teach each game. */

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly motif: string | null;
  readonly cloth: string;
}

interface Pictured {
  readonly motif: string;
  readonly cloth: string;
  readonly text: string;
}

export interface Lesson {
  readonly table: string;
  /** What the picture of the tray shows, for who cannot see it. */
  readonly tray: string;
  readonly places: readonly Place[];
  readonly win: readonly Pictured[];
  readonly steps: readonly (Pictured & { readonly title: string })[];
}

const place = (
  [x, y, width, height]: readonly [number, number, number, number],
  text: string,
  motif: string | null = null,
  cloth = "sugar-rush",
): Place => ({ x, y, width, height, text, motif, cloth });

const lunchtable: Lesson = {
  table:
    "Two trays face each other. Each player has a deck of 40 to 60 cards, 8000 life, and a hand of 5.",
  tray: "A tray: three seats for stereotypes, three places for spells and traps, a place for a class, the deck and the graveyard.",
  places: [
    place([18, 18, 70, 78], "deck"),
    place([18, 104, 70, 78], "graveyard"),
    place([98, 18, 84, 164], "seat", "chair"),
    place([190, 18, 84, 164], "seat", "chair", "rumor-mill"),
    place([282, 18, 84, 164], "seat", "chair", "swap-table"),
    place([376, 18, 40, 78], "set"),
    place([422, 18, 40, 78], "set"),
    place([376, 104, 40, 78], "set"),
    place([422, 104, 40, 78], "class"),
  ],
  win: [
    {
      motif: "apple",
      cloth: "sugar-rush",
      text: "when the other side has no life left: 8000 is what each begins with;",
    },
    {
      motif: "bubble",
      cloth: "rumor-mill",
      text: "when you have caused 3 breakdowns on the other side;",
    },
    {
      motif: "lunchbox",
      cloth: "swap-table",
      text: "when the other side has to draw and has no card left.",
    },
  ],
  steps: [
    {
      motif: "coin",
      cloth: "swap-table",
      title: "Draw",
      text: "One card and 1 clout, by itself. Clout pays for spells and traps.",
    },
    {
      motif: "chair",
      cloth: "sugar-rush",
      title: "Take a seat",
      text: "One normal summon a turn: a stereotype, in attack position or face-down in defense position. From level 7 on it needs a tribute.",
    },
    {
      motif: "note",
      cloth: "rumor-mill",
      title: "Play and set",
      text: "Any number of spells. A trap is set face-down first, and waits for its moment in a later turn.",
    },
    {
      motif: "sandwich",
      cloth: "compost-club",
      title: "Attack",
      text: "Each stereotype once, not on turn 1 and not in the turn it came. The lower number loses. Nobody there to stop it? A direct attack is all damage.",
    },
    {
      motif: "megaphone",
      cloth: "hall-monitors",
      title: "Answer",
      text: "What somebody does can be answered with traps and quick-play spells. They form a chain; the last is carried out first.",
    },
    {
      motif: "bell",
      cloth: "salad-bar",
      title: "The check",
      text: "At the end of the turn every stereotype with 3 vice counters breaks down, and the other side scores it.",
    },
  ],
};

const lorcana: Lesson = {
  table: "Two piers on one harbour. Each player has a deck of 60 cards and a hand of 7.",
  tray: "A pier: characters in front, items and locations behind them, the inkwell, the deck and the discard.",
  places: [
    place([18, 18, 70, 78], "deck"),
    place([18, 104, 70, 78], "discard"),
    place([98, 18, 270, 100], "characters", "boat", "sapphire"),
    place([98, 126, 130, 56], "items"),
    place([238, 126, 130, 56], "locations"),
    place([378, 18, 84, 164], "inkwell", "quill", "amethyst"),
  ],
  win: [
    {
      motif: "lighthouse",
      cloth: "amber",
      text: "when you have gathered 20 lore;",
    },
    {
      motif: "wave",
      cloth: "sapphire",
      text: "when the other side ends a turn without a card in the deck.",
    },
  ],
  steps: [
    {
      motif: "lantern",
      cloth: "amber",
      title: "Ready and draw",
      text: "Your exerted cards are readied, your locations bring lore, and you draw a card.",
    },
    {
      motif: "quill",
      cloth: "amethyst",
      title: "Ink",
      text: "Put one card from your hand into your inkwell, if it may go there. It pays 1 ink every turn.",
    },
    {
      motif: "boat",
      cloth: "sapphire",
      title: "Play cards",
      text: "Pay their ink. A new character is drying: it can act from your next turn on. A song can be sung instead of paid.",
    },
    {
      motif: "lighthouse",
      cloth: "ruby",
      title: "Quest",
      text: "Exert a character to gather its lore. Whoever does that can be challenged.",
    },
    {
      motif: "anchor",
      cloth: "steel",
      title: "Challenge",
      text: "Exert a character against an exerted one. Both deal their strength. As much damage as willpower, and it is banished.",
    },
  ],
};

const lessons: Readonly<Record<string, Lesson>> = { lunchtable, lorcana };

export const lessonOf = (game: string): Lesson | null =>
  Object.hasOwn(lessons, game) ? (lessons[game] ?? null) : null;
