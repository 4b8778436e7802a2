import { describe, expect, test } from "vitest";
import { gain, whenever } from "../../fixtures/abilities.ts";
import { chooses, inPlay, lore, plays } from "../../fixtures/acts.ts";
import { offers } from "../../fixtures/sight.ts";
import {
  asked,
  card,
  character,
  dataOf,
  keyword,
  lies,
  song,
  table,
} from "../../fixtures/table.ts";

const sings = whenever({ on: "sings", card: "this" }, [gain(1)]);
const cards = [
  character("alto", { cost: 3, abilities: [sings] }),
  character("bass", { cost: 4, abilities: [sings] }),
  character("tenor", { cost: 2, abilities: [keyword("singer", 5)] }),
  character("diva", { cost: 8 }),
  song("chorus", [gain(10)], { cost: 8, abilities: [keyword("sing-together", 7)] }),
  song("solo", [gain(10)], { cost: 8 }),
];
const host = (play: readonly (string | ReturnType<typeof lies>)[], hand = ["chorus"]) =>
  table(cards, { seats: { host: { hand, play, inkwell: [] }, away: { play: ["bass"] } } });

describe("[CR 10.10.1a] several sing in place of the ink", () => {
  test("as many as come to N, or more of them", () => {
    const at = host(["alto", "bass", "diva"]);
    const first = plays(at, "host", "chorus", "together=together");
    const [alto, bass, diva] = ["alto", "bass", "diva"].map((def) => inPlay(at, "host", def));
    first.offered("host", `CHOOSE_CARDS ${alto}`, `CHOOSE_CARDS ${bass}`, `CHOOSE_CARDS ${diva}`);
    // 3 are not enough: one has to go on.
    const second = first.when("host", `CHOOSE_CARDS ${alto}`);
    second.offered("host", `CHOOSE_CARDS ${bass}`, `CHOOSE_CARDS ${diva}`);
    second.when("host", "CHOOSE_CARDS -").refused("choice/wrong-number");
    const third = second.when("host", `CHOOSE_CARDS ${bass}`);
    third.offered("host", `CHOOSE_CARDS ${diva}`, "CHOOSE_CARDS -");
    const two = third.when("host", "CHOOSE_CARDS -").when("host", "CHOOSE_BAG_ENTRY 1");
    expect(lore(two)).toEqual([12, 0]);
    expect(two.state.seats.host.exertedInk).toBe(0);
    expect(dataOf(two, "host", "diva").exerted).toBe(false);
    expect(dataOf(third.when("host", `CHOOSE_CARDS ${diva}`), "host", "diva").exerted).toBe(true);
  });

  test("one alone with N will do", () => {
    const at = host(["diva"]);
    const after = plays(at, "host", "chorus", "together=together");
    expect(asked(after)).toEqual([]);
    expect(lore(after)).toEqual([10, 0]);
    expect(dataOf(after, "host", "diva").exerted).toBe(true);
  });

  test("a sum below N is refused, and opposing characters do not count", () => {
    const at = host(["alto", "alto"]);
    plays(at, "host", "chorus", "together=together").refused("sing/not-enough");
    expect(offers(cards, at, "host", "PLAY_CARD")).toEqual([]);
  });

  test("a song without Sing Together is not for several", () => {
    const at = host(["alto", "bass", "diva"], ["solo"]);
    plays(at, "host", "solo", "together=together").refused("sing/not-enough");
  });
});

test("[CR 10.10.1b] one character with the song's own cost sings it as any song", () => {
  const at = host(["alto", "diva", "bass"]);
  const chorus = card(at, "host", "hand", "chorus");
  const diva = inPlay(at, "host", "diva");
  expect(offers(cards, at, "host", "PLAY_CARD")).toEqual([
    `PLAY_CARD ${chorus} singer=${diva}`,
    `PLAY_CARD ${chorus} together=together`,
  ]);
  const after = plays(at, "host", "chorus", `singer=${diva}`);
  expect(lore(after)).toEqual([10, 0]);
  expect(dataOf(after, "host", "alto").exerted).toBe(false);
});

test("[CR 10.10.3] who is exerted or drying does not sing along", () => {
  const at = host(["alto", lies("bass", { exerted: true }), lies("diva", { drying: true })]);
  plays(at, "host", "chorus", "together=together").refused("sing/not-enough");
  const more = host([
    "alto",
    lies("bass", { exerted: true }),
    lies("diva", { drying: true }),
    "bass",
  ]);
  const asking = plays(more, "host", "chorus", "together=together");
  asking.offered(
    "host",
    `CHOOSE_CARDS ${inPlay(more, "host", "alto")}`,
    `CHOOSE_CARDS ${more.state.seats.host.play[3]}`,
  );
});

test("[CR 10.10.3] Singer N counts in place of the cost", () => {
  // 2 and 3 would be 5; with Singer 5 it is 8.
  const at = host(["alto", "tenor"]);
  const after = chooses(
    plays(at, "host", "chorus", "together=together"),
    "host",
    inPlay(at, "host", "tenor"),
  );
  expect(asked(after)).toEqual([]);
  expect(lore(after)).toEqual([11, 0]);
});

test("[CR 10.10.4] each of them has sung", () => {
  const at = host(["alto", "bass", "alto"]);
  const [first, bass, second] = at.state.seats.host.play;
  let after = plays(at, "host", "chorus", "together=together");
  for (const id of [first, bass, second]) after = after.when("host", `CHOOSE_CARDS ${id}`);
  // Three abilities wait, one of each singer.
  expect(after.state.shared.bag.map(({ source }) => source.card)).toEqual([first, bass, second]);
  expect(after.state.seats.host.log.sang).toBe(3);
  after = after.when("host", "CHOOSE_BAG_ENTRY 1").when("host", "CHOOSE_BAG_ENTRY 2");
  expect(lore(after)).toEqual([13, 0]);
});
