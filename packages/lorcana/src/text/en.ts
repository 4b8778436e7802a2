/**
 * English: the one table of words for what is printed on cards. It is typed over the closed sets of
 * the vocabulary, so a word that is added there and has no words here does not compile.
 */
import type { Who } from "../cards.ts";
import type {
  CardType,
  Deed,
  Duration,
  Ink,
  Keyword,
  LogKey,
  Permission,
  Restriction,
  Result,
  Stat,
} from "../vocabulary.ts";

/** What a player is called, and whether it is more than one. */
export interface Player {
  readonly name: string;
  readonly their: string;
  /** "You draw" is "draw". */
  readonly isYou: boolean;
}

interface Can {
  /** After "can't". */
  readonly bare: string;
  /** After "from". */
  readonly doing: string;
}

export const en = {
  inks: {
    amber: "amber",
    amethyst: "amethyst",
    emerald: "emerald",
    ruby: "ruby",
    sapphire: "sapphire",
    steel: "steel",
  } satisfies Record<Ink, string>,

  types: {
    character: ["character", "characters"],
    action: ["action", "actions"],
    item: ["item", "items"],
    location: ["location", "locations"],
  } satisfies Record<CardType, readonly [string, string]>,

  stats: { strength: "strength", willpower: "willpower", lore: "lore" } satisfies Record<
    Stat,
    string
  >,

  keywords: {
    alert: "Alert",
    bodyguard: "Bodyguard",
    boost: "Boost",
    challenger: "Challenger",
    evasive: "Evasive",
    reckless: "Reckless",
    resist: "Resist",
    rush: "Rush",
    shift: "Shift",
    "sing-together": "Sing Together",
    singer: "Singer",
    support: "Support",
    vanish: "Vanish",
    ward: "Ward",
  } satisfies Record<Keyword, string>,

  /** What each keyword comes to, in our words; `n`: its number. */
  reminders: {
    alert: () => "it can challenge characters with Evasive",
    bodyguard: () =>
      "it may enter play exerted; opponents who can challenge it may challenge none of your characters without Bodyguard",
    boost: (n) => `once per turn, pay ${n} ink: the top card of your deck goes face-down under it`,
    challenger: (n) => `+${n} strength while it challenges`,
    evasive: () => "only characters with Evasive or Alert can challenge it",
    reckless: () => "it can't quest, and your turn can't end while it is able to challenge",
    resist: (n) => `damage dealt to it is ${n} less`,
    rush: () => "it can challenge in the turn it is played",
    shift: () => "played on top of such a character of yours, it costs this instead",
    "sing-together": (n) =>
      `any number of your characters with costs of ${n} or more together can sing it for free`,
    singer: (n) => `it sings songs as though it cost ${n}`,
    support: () => "when it quests, you may add its strength to another character's this turn",
    vanish: () => "it is banished when an opponent chooses it for an action",
    ward: () => "opponents can't choose it, but can challenge it",
  } satisfies Record<Keyword, (n: number) => string>,

  restrictions: {
    quest: { bare: "quest", doing: "questing" },
    challenge: { bare: "challenge", doing: "challenging" },
    "be-challenged": { bare: "be challenged", doing: "being challenged" },
    "ready-step": { bare: "ready in the Ready step", doing: "readying in the Ready step" },
    ready: { bare: "ready", doing: "readying" },
    "be-dealt-damage": { bare: "be dealt damage", doing: "being dealt damage" },
    "be-dealt-damage-in-challenges": {
      bare: "be dealt damage in challenges",
      doing: "being dealt damage in challenges",
    },
    sing: { bare: "sing songs", doing: "singing songs" },
    move: { bare: "move to locations", doing: "moving to locations" },
    "play-characters": { bare: "play characters", doing: "playing characters" },
    "play-actions": { bare: "play actions", doing: "playing actions" },
    "play-items": { bare: "play items", doing: "playing items" },
    "play-locations": { bare: "play locations", doing: "playing locations" },
    "draw-step": { bare: "draw in the Draw step", doing: "drawing in the Draw step" },
    "gain-lore": { bare: "gain lore", doing: "gaining lore" },
    "be-chosen": { bare: "be chosen by opponents", doing: "being chosen by opponents" },
    "have-damage-removed": { bare: "lose damage", doing: "losing damage" },
    "lose-lore": { bare: "lose lore", doing: "losing lore" },
    discard: { bare: "discard by effects", doing: "discarding by effects" },
  } satisfies Record<Restriction, Can>,

  /** After "can". */
  permissions: {
    "challenge-ready": "challenge ready characters",
    "abilities-for-free": "use its abilities without paying ink",
  } satisfies Record<Permission, string>,

  durations: {
    turn: "this turn",
    "until-your-next-turn": "until the start of your next turn",
    "until-its-next-turn": "until the start of its player's next turn",
    "their-next-turn": "during your opponent's next turn",
    challenge: "for this challenge",
    play: "for as long as it stays in play",
  } satisfies Record<Duration, string>,

  who: {
    you: { name: "you", their: "your", isYou: true },
    opponent: { name: "your opponent", their: "their", isYou: false },
    each: { name: "each player", their: "their", isYou: false },
    "each-opponent": { name: "each opponent", their: "their", isYou: false },
    "chosen-player": { name: "chosen player", their: "their", isYou: false },
    "its-player": { name: "that card's player", their: "their", isYou: false },
    "the-others-player": { name: "the other card's player", their: "their", isYou: false },
  } satisfies Record<Who & string, Player>,

  /** After "for each", and as a number: what the text has done. */
  results: {
    removed: ["damage removed this way", "the damage removed this way"],
    moved: ["damage moved this way", "the damage moved this way"],
    dealt: ["damage dealt this way", "the damage dealt this way"],
    drawn: ["card drawn this way", "the number of cards drawn this way"],
    discarded: ["card discarded this way", "the number of cards discarded this way"],
    banished: ["card banished this way", "the number of cards banished this way"],
    returned: ["card returned this way", "the number of cards returned this way"],
    gained: ["lore gained this way", "the lore gained this way"],
    arrived: ["character moved this way", "the number of characters moved this way"],
    lost: ["lore lost this way", "the lore lost this way"],
  } satisfies Record<Result, readonly [each: string, number: string]>,

  /** What has been done with a card this turn, of one and of several. */
  deeds: {
    quested: "quested this turn",
    challenged: "challenged this turn",
    "was-challenged": "was challenged this turn",
    "was-damaged": "was damaged this turn",
    "was-banished": "was banished this turn",
    "was-banished-in-challenge": "was banished in a challenge this turn",
    moved: "moved to a location this turn",
    "was-played": "was played this turn",
    "was-put-over": "had a card put under it this turn",
  } satisfies Record<Deed, string>,

  /** What somebody has done this turn: "played 2 or more cards". */
  log: {
    played: (n) => `played ${n("card")}`,
    "played-characters": (n) => `played ${n("character")}`,
    "played-actions": (n) => `played ${n("action")}`,
    "played-songs": (n) => `played ${n("song")}`,
    "played-items": (n) => `played ${n("item")}`,
    quested: (n) => `quested with ${n("character")}`,
    challenged: (n) => `challenged with ${n("character")}`,
    banished: (n) => `had ${n("card")} banished`,
    inked: (n) => `put ${n("card")} into the inkwell`,
    drawn: (n) => `drawn ${n("card")}`,
    discarded: (n) => `discarded ${n("card")}`,
    sang: (n) => `had ${n("character")} sing`,
    damaged: (n) => `had ${n("card")} dealt damage`,
  } satisfies Record<LogKey, (some: (noun: string) => string) => string>,
} as const;
