/** CR 4.3.4: how a card comes into play, and who sings it there. */
import { describe, expect, test } from "vitest";
import { gain, standing } from "../../fixtures/abilities.ts";
import { chooses, inPlay, lore, plays } from "../../fixtures/acts.ts";
import { offers } from "../../fixtures/sight.ts";
import {
  action,
  asked,
  card,
  character,
  dataOf,
  defsIn,
  item,
  keyword,
  location,
  song,
  table,
} from "../../fixtures/table.ts";

const types = ({ events }: ReturnType<typeof table>) => events.map(({ type }) => type);

describe("[CR 10.10.1] singing together", () => {
  const choir = (need: number) =>
    song("choir", [gain(1)], { cost: 9, abilities: [keyword("sing-together", need)] });
  const singers = [character("bass", { cost: 3 }), character("alto", { cost: 2 })];
  const sings = (need: number, ...play: string[]) => {
    const at = table([choir(need), ...singers, item("organ", { cost: 9 })], {
      seats: { host: { hand: ["choir"], play } },
    });
    return plays(at, "host", "choir", "together=together");
  };

  test("goes on until the costs suffice, by the last point too", () => {
    const first = sings(4, "bass", "alto", "alto");
    const one = chooses(first, "host", inPlay(first, "host", "bass"));
    expect(asked(one)).toEqual(["host choose_cards"]);
    chooses(one, "host").refused("choice/wrong-number");
  });

  test("may stop when they do, and may go on", () => {
    const first = sings(3, "bass", "alto");
    const enough = chooses(first, "host", inPlay(first, "host", "bass"));
    expect(asked(enough)).toEqual(["host choose_cards"]);
    const alone = chooses(enough, "host");
    expect(lore(alone)).toEqual([1, 0]);
    expect(dataOf(alone, "host", "bass").exerted).toBe(true);
    expect(dataOf(alone, "host", "alto").exerted).toBe(false);
    const both = chooses(enough, "host", inPlay(enough, "host", "alto"));
    expect(dataOf(both, "host", "alto").exerted).toBe(true);
    chooses(first, "host", inPlay(first, "host", "alto"), inPlay(first, "host", "bass")).refused(
      "choice/wrong-number",
    );
  });

  test("[CR 6.3.3.3] is for characters: an item sings nothing, whatever it costs", () => {
    const tune = song("tune", [gain(1)], { cost: 2 });
    const set = [tune, ...singers, item("organ", { cost: 9 })];
    const at = table(set, {
      seats: { host: { hand: ["tune"], play: ["organ", "alto"], inkwell: [] } },
    });
    const [tuneId, alto] = [card(at, "host", "hand", "tune"), inPlay(at, "host", "alto")];
    expect(offers(set, at, "host", "PLAY_CARD")).toEqual([`PLAY_CARD ${tuneId} singer=${alto}`]);
  });
});

describe("[CR 7.7.4] a card enters play", () => {
  const gate = item("gate", {
    abilities: [standing({ where: {} }, [{ fact: "enters", exerted: true }])],
  });
  const oath = item("oath", {
    abilities: [
      standing({ where: { side: "yours" } }, [{ fact: "keyword", keyword: "bodyguard" }]),
    ],
  });
  const cards = [gate, oath, character("hero"), item("lamp"), location("mill")];
  const enters = (def: string, ...play: string[]) => {
    const at = table(cards, { seats: { host: { hand: [def], play } } });
    return plays(at, "host", def);
  };

  test("[CR 5.1.13] exerted where something says so, but never a location", () => {
    expect(dataOf(enters("hero", "gate"), "host", "hero").exerted).toBe(true);
    expect(dataOf(enters("lamp", "gate"), "host", "lamp").exerted).toBe(true);
    expect(dataOf(enters("mill", "gate"), "host", "mill").exerted).toBe(false);
    expect(dataOf(enters("hero"), "host", "hero").exerted).toBe(false);
  });

  test("[CR 10.2.2] and who has Bodyguard is asked, if it is a character", () => {
    expect(asked(enters("hero", "oath"))).toEqual(["host answer_may"]);
    expect(asked(enters("lamp", "oath"))).toEqual([]);
    expect(asked(enters("mill", "oath"))).toEqual([]);
  });

  test("and uses up nothing that was not for the next card", () => {
    expect(types(enters("hero"))).not.toContain("EFFECTS_EXPIRED");
    const sale = action("sale", [{ do: "reduce-cost", amount: 1 }]);
    const next = action("next", [{ do: "reduce-cost", amount: 1, next: true }]);
    const spent = (def: string) => {
      const at = table([...cards, sale, next], {
        seats: { host: { hand: [def, "hero", "hero"], inkwell: Array(9).fill("blank") } },
      });
      const cheap = plays(plays(plays(at, "host", def), "host", "hero"), "host", "hero");
      return cheap.state.seats.host.exertedInk;
    };
    // The action is 1, each hero 2.
    expect(spent("sale")).toBe(1 + 1 + 1);
    expect(spent("next")).toBe(1 + 1 + 2);
  });
});

describe("[CR 10.8.1] Shift", () => {
  const cards = [
    character("base", { name: "Mira" }),
    character("flood", { name: "Mira", cost: 8, abilities: [keyword("shift", 1)] }),
    character("storm", { name: "Mira", cost: 8, abilities: [keyword("shift", 1)] }),
  ];
  const at = table(cards, {
    seats: { host: { hand: ["flood", "storm", "base"], play: ["base"] }, away: { play: ["base"] } },
  });

  test("[CR 5.1.5] lays the newest card on those that lie there", () => {
    const once = plays(at, "host", "flood", `onto=${inPlay(at, "host", "base")}`);
    const twice = plays(once, "host", "storm", `onto=${inPlay(once, "host", "flood")}`);
    expect(defsIn(twice, "host", "play")).toEqual(["storm"]);
    expect(defsIn(twice, "host", "under")).toEqual(["flood", "base"]);
  });

  test("goes onto one's own character in play, and no other card", () => {
    plays(at, "host", "flood", `onto=${card(at, "host", "hand", "base")}`).refused(
      "shift/not-there",
    );
    plays(at, "host", "flood", `onto=${inPlay(at, "away", "base")}`).refused("shift/not-there");
  });
});
