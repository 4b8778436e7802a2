/** A recipe for a card that nobody drew: what its name says, else the things of its clique. */
import { isMotif, type Motif, motifNames } from "../motifs/names.ts";
import type { Drawn, PicturedCard } from "./drawn.ts";
import { pick, type Random, randomFor } from "./random.ts";
import type { Layout } from "./recipe.ts";

/** Words that mean a motif by another name. */
const meanings: Readonly<Record<string, Motif>> = {
  bench: "bench",
  bite: "fork",
  can: "soda",
  drink: "cup",
  emperor: "crown",
  ice: "cone",
  king: "crown",
  leaf: "lettuce",
  letter: "envelope",
  list: "clipboard",
  loan: "coin",
  mail: "envelope",
  money: "coin",
  queen: "crown",
  rule: "clipboard",
  rumor: "bubble",
  salad: "lettuce",
  seat: "chair",
  shoe: "sneaker",
  sweet: "candy",
  talk: "bubble",
  tea: "teacup",
  test: "sheet",
  time: "clock",
  trash: "bin",
};

type Some = readonly [Motif, ...Motif[]];

/** What lies about on the table of each clique, and in the harbour of each ink. */
const houses: Readonly<Record<string, Some>> = {
  "sugar-rush": ["candy", "lollipop", "cupcake", "soda", "cone"],
  "rumor-mill": ["bubble", "note", "phone", "ear", "eye"],
  "swap-table": ["swap", "sandwich", "lunchbox", "coin", "tray"],
  "compost-club": ["worm", "heap", "peel", "mushroom", "bin"],
  "hall-monitors": ["whistle", "clipboard", "pass", "pylon", "stamp"],
  "salad-bar": ["lettuce", "sprout", "carrot", "broccoli", "tongs"],
  amber: ["lantern", "soup", "cupcake", "teacup", "door"],
  amethyst: ["owl", "wave", "envelope", "quill", "eye"],
  emerald: ["key", "gull", "coin", "hand", "briefcase"],
  ruby: ["boat", "rocket", "bolt", "burst", "cat"],
  sapphire: ["clock", "book", "stopwatch", "magnifier", "wave"],
  steel: ["anchor", "shield", "whistle", "bell", "lighthouse"],
};

const hairs = [
  "spikes",
  "cap",
  "goggles",
  "band",
  "long",
  "bowl",
  "curls",
  "bun",
  "pigtails",
  "mohawk",
  "side",
  "ranger",
  "buzz",
  "net",
  "hood",
  "sprig",
  "pony",
] as const;
const poses = ["hold", "both", "aloft", "crossed", "peek"] as const;
const moods = [
  "grin",
  "smile",
  "sly",
  "smirk",
  "wide",
  "glasses",
  "closed",
  "cheek",
  "flat",
] as const;

export function guess(card: PicturedCard): Drawn["recipe"] {
  const random = randomFor(card.id, "guess");
  const [first, second] = motifsIn(card.name);
  const own = houses[card.cloth] ?? (motifNames as unknown as Some);
  const motif = first ?? pick(random, own);
  const around = [second ?? pick(random, own), pick(random, own)].filter((m) => m !== motif);
  const layout = layoutOf(card, random);
  const hair = pick(random, hairs);
  const mood = pick(random, moods);
  return { layout, motif, around, hair, mood, pose: pick(randomFor(card.id, "pose"), poses) };
}

/** In the order in which the name says them. */
function motifsIn(name: string): Motif[] {
  const words = name.toLowerCase().split(/[^a-z]+/);
  return words.flatMap((word) => {
    const one = word.replace(/s$/, "");
    return [word, one].find(isMotif) ?? (Object.hasOwn(meanings, word) ? meanings[word] : []) ?? [];
  });
}

function layoutOf({ subject }: PicturedCard, random: Random): Layout {
  if (subject === "person") return "portrait";
  if (subject !== "thing") return subject;
  return pick(random, ["still", "duo", "swarm"]);
}
