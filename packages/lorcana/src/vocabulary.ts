/** The closed sets of words everything else is typed over. */

export const SEATS = ["host", "away", "third", "fourth"] as const;
/** In the order they sit. Rules go round `state.seating`: who has brought a deck (CR 1.10). */
export type Seat = (typeof SEATS)[number];

export const INKS = ["amber", "amethyst", "emerald", "ruby", "sapphire", "steel"] as const;
export type Ink = (typeof INKS)[number];

export const CARD_TYPES = ["character", "action", "item", "location"] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const ZONES = ["deck", "hand", "play", "under", "inkwell", "discard", "limbo"] as const;
export type Zone = (typeof ZONES)[number];

export const PHASES = ["setup", "beginning", "main", "end"] as const;
export type Phase = (typeof PHASES)[number];

export const KEYWORDS = [
  "alert",
  "bodyguard",
  "boost",
  "challenger",
  "evasive",
  "reckless",
  "resist",
  "rush",
  "shift",
  "sing-together",
  "singer",
  "support",
  "vanish",
  "ward",
] as const;
export type Keyword = (typeof KEYWORDS)[number];

export const STATS = ["strength", "willpower", "lore"] as const;
export type Stat = (typeof STATS)[number];

/** What a card cannot do while an effect says so (CR 1.2.2: it beats any "can"). */
export const CARD_RESTRICTIONS = [
  "quest",
  "challenge",
  "be-challenged",
  /** In the Ready step only. */
  "ready-step",
  "ready",
  "be-dealt-damage",
  /** By the challenge itself, as challenger or challenged. */
  "be-dealt-damage-in-challenges",
  "sing",
  "move",
  /** By opponents, for actions and abilities (CR 10.13.1, without the keyword). */
  "be-chosen",
  /** Of damage counters: they stay where they are. */
  "have-damage-removed",
] as const;

/** What a player cannot do. */
export const PLAYER_RESTRICTIONS = [
  "play-characters",
  "play-actions",
  "play-items",
  "play-locations",
  "draw-step",
  "gain-lore",
  "lose-lore",
  /** By effects: for a cost one may. */
  "discard",
] as const;

export const RESTRICTIONS = [...CARD_RESTRICTIONS, ...PLAYER_RESTRICTIONS] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

export const PERMISSIONS = [
  "challenge-ready",
  /** Its activated abilities cost no ink (CR 4.3.8.4). */
  "abilities-for-free",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What happened, as abilities listen for it. */
export const TRIGGERS = [
  "played",
  "quests",
  "challenges",
  "challenged",
  "banished",
  "banishes-in-challenge",
  "leaves-play",
  "turn-starts",
  "turn-ends",
  "inked",
  "damaged",
  "deals-damage",
  "damage-removed",
  "drawn",
  "discarded",
  "moves-to-location",
  "sings",
  "put-under",
  "chosen",
  "readied",
  "exerted",
  "lore-gained",
  "returned-to-hand",
] as const;
export type TriggerName = (typeof TRIGGERS)[number];

export const DURATIONS = [
  /** "This turn" (CR 4.4.1.3). */
  "turn",
  /** "Until the start of your next turn" (CR 4.2.1.3). */
  "until-your-next-turn",
  /** Until the start of the next turn of the card's own player, after it readied (CR 4.2.1.3). */
  "until-its-next-turn",
  /** "During their next turn": of the card's player, or of the player it is about. */
  "their-next-turn",
  /** Until the challenge is over (CR 4.3.6.18). */
  "challenge",
  /** For as long as the card stays in play. */
  "play",
] as const;
export type Duration = (typeof DURATIONS)[number];

/** What a seat has done this turn, counted. */
export const LOG_KEYS = [
  "played",
  "played-characters",
  "played-actions",
  "played-songs",
  "played-items",
  "quested",
  "challenged",
  "banished",
  "inked",
  "drawn",
  "discarded",
  "sang",
  "damaged",
] as const;
export type LogKey = (typeof LOG_KEYS)[number];

/** What has been done this turn, kept card by card. */
export const DEEDS = [
  "was-played",
  "quested",
  "challenged",
  "was-challenged",
  "was-damaged",
  "was-banished",
  "was-banished-in-challenge",
  "moved",
  "was-put-over",
] as const;
export type Deed = (typeof DEEDS)[number];

/** What a text has done so far, counted for what follows in it. */
export const RESULTS = [
  "removed",
  "moved",
  "dealt",
  "drawn",
  "discarded",
  "banished",
  "returned",
  "gained",
  "lost",
  "arrived",
] as const;
export type Result = (typeof RESULTS)[number];

/** Why a player leaves a game that goes on without them (CR 1.10.2.3). */
export type Leaving = "deck-out" | "concede" | "timeout";

export const ENDINGS = ["lore", "deck-out", "concede", "timeout", "loop", "turn-limit"] as const;
