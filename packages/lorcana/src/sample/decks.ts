/** Four legal decks of sixty, to start with: among them they have every ink. */

export interface SampleDeck {
  readonly name: string;
  /** In half a sentence, for whoever chooses. */
  readonly about: string;
  /** Definition ids. */
  readonly cards: readonly string[];
}

/** Amber and ruby. */
export const longStreetDeck: SampleDeck = {
  name: "Lights of the Long Street",
  about: "lamplighters and rowers who strike early and patch each other up",
  cards: deck({
    "tilly-apprentice": 4,
    "cinder-jo": 4,
    "brother-tallow": 3,
    "nell-early": 3,
    "hazel-drum": 4,
    "bram-brawler": 4,
    "odo-marrow": 3,
    "old-fenn": 3,
    "storm-calf": 3,
    "ember-vane": 3,
    "sister-plume": 3,
    "tilly-keeper": 2,
    "bram-champion": 3,
    "marrow-and-fenn": 2,
    "all-lamps-lit": 2,
    "row-until-it-burns": 2,
    "boarding-planks": 2,
    "walk-me-home": 1,
    "held-breath": 1,
    "cut-the-moorings": 2,
    "signal-rocket": 2,
    "storm-lantern": 2,
    "lamplighters-hall": 2,
  }),
};

/** Sapphire and steel. */
export const greatMovementDeck: SampleDeck = {
  name: "Watch on the Great Movement",
  about: "clockwork and constables who hold the harbour until the big wheels turn",
  cards: deck({
    pell: 4,
    "ropewalk-twelve": 3,
    "ada-plumb": 4,
    "constable-grist": 4,
    mutt: 4,
    "juniper-winder": 4,
    tocsin: 3,
    "tamsin-gauge": 3,
    "hob-anvil": 4,
    "professor-kettlemore": 2,
    "bell-harpoon": 4,
    "gunnery-mate-low": 2,
    "hulda-brand": 2,
    "sergeant-barrow": 3,
    "juniper-mistress": 3,
    "grandmother-anchor": 1,
    "warning-shot": 4,
    "heave-on-three": 2,
    "sounding-line": 1,
    "harbour-closed": 1,
    "the-watchhouse": 2,
  }),
};

/** Amethyst and emerald. */
export const clockStairDeck: SampleDeck = {
  name: "Ebb at the Clock Stair",
  about: "ferrymen, moonlight and paper birds that slip away and come back",
  cards: deck({
    "maren-dreamer": 4,
    "paper-owl": 4,
    "pim-of-many-coats": 3,
    "aunt-selvedge": 3,
    "ferryman-loss": 4,
    "grey-halyard": 4,
    lull: 2,
    "maren-moon": 2,
    undertow: 3,
    "wrong-harbour": 2,
    "the-unfinished-letter": 1,
    nettle: 3,
    "vesper-quill": 4,
    "rafter-gang": 4,
    "corvin-smuggler": 4,
    midge: 4,
    "inspector-dredge": 4,
    "the-toll-gull": 3,
    "corvin-undercellar": 2,
  }),
};

/** Emerald and steel. */
export const lowArchDeck: SampleDeck = {
  name: "Dues at the Low Arch",
  about: "smugglers and constables who let nobody past without paying",
  cards: deck({
    nettle: 4,
    "vesper-quill": 4,
    "rafter-gang": 4,
    "corvin-smuggler": 4,
    midge: 3,
    "inspector-dredge": 4,
    "corvin-undercellar": 2,
    "constable-grist": 4,
    mutt: 4,
    "hob-anvil": 4,
    "widow-brackwater": 4,
    "bell-harpoon": 4,
    "ropewalk-ring": 3,
    "gunnery-mate-low": 3,
    "constable-marl": 1,
    "sergeant-barrow": 3,
    "warning-shot": 4,
    "harbour-dues": 1,
  }),
};

function deck(copies: Readonly<Record<string, number>>): string[] {
  return Object.entries(copies).flatMap(([id, count]) => Array<string>(count).fill(id));
}
