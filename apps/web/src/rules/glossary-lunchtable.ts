/** The words of LunchTable's rulebook, each with its rule. */
import type { TermEntry } from "./glossary.ts";

export const lunchTableTerms: readonly TermEntry[] = [
  {
    name: "Stereotype",
    forms: ["stereotype", "stereotypes"],
    rule: "2.3",
    means:
      "A card that takes a seat at your table and attacks. It has attack, defense and a level.",
  },
  {
    name: "Clout",
    forms: ["clout"],
    rule: "7.4",
    means: "What spells and traps cost. You gain 1 in each of your turns and keep at most 10.",
  },
  {
    name: "Tribute",
    forms: ["tribute", "tributes"],
    rule: "6.2",
    means:
      "A stereotype of yours that leaves to make place for a bigger one. Level 7 and up needs 1.",
  },
  {
    name: "Normal summon",
    forms: ["normal summon", "normal summons"],
    rule: "6.1",
    means: "The one stereotype you may play or set from your hand in a turn. It costs no clout.",
  },
  {
    name: "Special summon",
    forms: ["special summon", "special summons", "special summoned"],
    rule: "6.7",
    means:
      "A stereotype comes to the board by an effect. It needs a free slot and no normal summon.",
  },
  {
    name: "Face-down",
    forms: ["face-down"],
    rule: "6.4",
    means:
      "Only its controller knows what it is. A stereotype that is set lies in defense position.",
  },
  {
    name: "Defense position",
    forms: ["defense position"],
    rule: "10.6",
    means: "It does not attack. Beaten there, it is destroyed, but its controller loses no life.",
  },
  {
    name: "Attack position",
    forms: ["attack position"],
    rule: "10.5",
    means: "It may attack. The lower attack is destroyed, and its controller loses the difference.",
  },
  {
    name: "Direct attack",
    forms: ["direct attack", "direct attacks", "attack directly"],
    rule: "10.2",
    means: "An attack on the player, who has no stereotype at all. All of it is damage.",
  },
  {
    name: "Pierce",
    forms: ["pierce", "pierces", "pierced"],
    rule: "10.6",
    means: "When it beats a stereotype in defense position, the difference is damage, too.",
  },
  {
    name: "Vice counter",
    forms: ["vice counter", "vice counters", "vice"],
    rule: "11.1",
    means: "A bad habit on a stereotype. With 3 of them it breaks down at the end of the turn.",
  },
  {
    name: "Breakdown",
    forms: ["breakdown", "breakdowns", "breaks down", "break down"],
    rule: "11.3",
    means:
      "It leaves for the graveyard and the other side scores. 3 breakdowns caused win the match.",
  },
  {
    name: "Chain",
    forms: ["chain", "chains"],
    rule: "9.4",
    means: "Cards that answer each other. The last one is carried out first.",
  },
  {
    name: "Negate",
    forms: ["negate", "negates", "negated"],
    rule: "9.9",
    means: "What is negated does nothing. It is the link that is answered, and no other.",
  },
  {
    name: "Counter trap",
    forms: ["counter trap", "counter traps"],
    rule: "7.7",
    means: "A trap that only answers a link of a chain, and that only counter traps can answer.",
  },
  {
    name: "Trap",
    forms: ["trap", "traps"],
    rule: "7.3",
    means:
      "Set it first. From the next turn on it is activated when its moment comes, in any turn.",
  },
  {
    name: "Quick-play",
    forms: ["quick-play"],
    rule: "7.2",
    means:
      "A spell that may also answer: from the hand in your own turn, or set, in any later turn.",
  },
  {
    name: "Equip",
    forms: ["equip", "equipped", "equips"],
    rule: "7.6",
    means: "A spell that stays on one stereotype, and is destroyed when that one leaves.",
  },
  {
    name: "Target",
    forms: ["target", "targets", "targeted"],
    rule: "8.6",
    means: "Chosen when the card is activated, and looked at again when it is carried out.",
  },
  {
    name: "Once per turn",
    forms: ["once per turn"],
    rule: "8.4",
    means: "Used up when it is activated, even if it is negated.",
  },
  {
    name: "Take control",
    forms: ["take control", "takes control"],
    rule: "8.16",
    means: "It moves to a free slot of yours and may attack. Without a free slot nothing happens.",
  },
  {
    name: "Token",
    forms: ["token", "tokens"],
    rule: "2.6",
    means: "A stereotype made by an effect. It is gone when it leaves the board.",
  },
  {
    name: "Graveyard",
    forms: ["graveyard"],
    rule: "3.2",
    means: "Where cards go that are used up, destroyed or discarded: their owner's, open to all.",
  },
  {
    name: "Banished",
    forms: ["banish", "banishes", "banished"],
    rule: "3.2",
    means: "Put away farther than the graveyard, open to all.",
  },
];
