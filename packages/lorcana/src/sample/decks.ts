/** Two legal decks of sixty, to start with. */

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

function deck(copies: Readonly<Record<string, number>>): string[] {
  return Object.entries(copies).flatMap(([id, count]) => Array<string>(count).fill(id));
}
