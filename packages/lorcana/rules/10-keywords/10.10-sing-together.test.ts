import { type CardId, idsIn } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { gain, standing, whenever } from "../../fixtures/abilities.ts";
import { chooses, inPlay, lore, plays } from "../../fixtures/acts.ts";
import { offers } from "../../fixtures/sight.ts";
import {
  asked,
  card,
  character,
  dataOf,
  item,
  keyword,
  placed,
  song,
  table,
} from "../../fixtures/table.ts";
import type { Filter } from "../../src/cards.ts";

const sings = whenever({ on: "sings", card: "this" }, [gain(1)]);
const cards = [
  character("alto", { cost: 3, abilities: [sings] }),
  character("bass", { cost: 4, abilities: [sings] }),
  character("tenor", { cost: 2, abilities: [keyword("singer", 5)] }),
  character("diva", { cost: 8 }),
  song("chorus", [gain(10)], { cost: 8, abilities: [keyword("sing-together", 7)] }),
  song("solo", [gain(10)], { cost: 8 }),
];
const host = (play: readonly (string | ReturnType<typeof placed>)[], hand = ["chorus"]) =>
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
  const at = host(["alto", placed("bass", { exerted: true }), placed("diva", { drying: true })]);
  plays(at, "host", "chorus", "together=together").refused("sing/not-enough");
  const more = host([
    "alto",
    placed("bass", { exerted: true }),
    placed("diva", { drying: true }),
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

describe("[CR 10.10.1a] beside a cost that exerts another character", () => {
  const toll = (where: Filter) =>
    item("toll", {
      abilities: [
        standing({ player: "you" }, [
          { fact: "extra-cost", cost: { pay: "exert-another", where }, where: { song: true } },
        ]),
      ],
    });
  const mouse = character("mouse", { cost: 1 });
  const lay = (play: readonly string[], where: Filter = { type: "character" }) =>
    table([...cards, mouse, toll(where)], {
      seats: { host: { hand: ["chorus"], play: ["toll", ...play], inkwell: [] } },
    });
  const sung = (at: ReturnType<typeof table>) => plays(at, "host", "chorus", "together=together");
  const choices = (...ids: (CardId | string | null | undefined)[]) =>
    ids.map((id) => `CHOOSE_CARDS ${id}`);
  const exerted = (at: ReturnType<typeof table>) =>
    idsIn(at.state, "host", "play").filter((id) => at.state.cards.get(id)?.data?.exerted);

  test("any may sing as long as one is left to be exerted", () => {
    const at = lay(["alto", "bass", "diva"]);
    const [, alto, bass, diva] = at.state.seats.host.play;
    const first = sung(at);
    first.offered("host", ...choices(alto, bass, diva));
    const second = first.when("host", `CHOOSE_CARDS ${alto}`);
    second.offered("host", ...choices(bass, diva));
    // 3 and 4 are 7; the last one is for the other cost, and cannot sing along.
    const after = second.when("host", `CHOOSE_CARDS ${bass}`);
    after.then({ type: "SONG_SUNG", singers: [{ def: "alto" }, { def: "bass" }] });
    after.then({ type: "SONG_SUNG" }, { type: "CARD_EXERTED", card: { def: "diva" } });
    expect(exerted(after)).toEqual([alto, bass, diva]);
    expect(after.state.seats.host.log.sang).toBe(2);
  });

  test("but none whose singing would leave too little for the sum", () => {
    const at = lay(["mouse", "alto", "bass"]);
    const [, mouseId, alto, bass] = at.state.seats.host.play;
    const first = sung(at);
    first.offered("host", ...choices(alto, bass));
    first.when("host", `CHOOSE_CARDS ${mouseId}`).refused("choice/not-offered");
    const after = first.when("host", `CHOOSE_CARDS ${bass}`);
    expect(exerted(after)).toEqual([mouseId, alto, bass]);
    expect(after.state.seats.host.log.sang).toBe(2);
  });

  test("and with too little for both it is refused, and nobody is exerted", () => {
    for (const play of [["alto", "bass"], ["diva"], ["alto", "alto", "mouse"]]) {
      const at = lay(play);
      sung(at).refused("play/cannot-pay");
      expect(
        offers([...cards, mouse, toll({ type: "character" })], at, "host", "PLAY_CARD"),
      ).toEqual([]);
    }
  });

  test("who costs nothing may sing along, if there is another to be exerted", () => {
    const child = character("child", { cost: 0 });
    const where: Filter = { type: "character" };
    const at = table([...cards, child, toll(where)], {
      seats: { host: { hand: ["chorus"], play: ["toll", "alto", "bass", "child", "child"] } },
    });
    const [, alto, bass, one, two] = at.state.seats.host.play;
    const enough = sung(at).when("host", `CHOOSE_CARDS ${alto}`);
    enough.offered("host", ...choices(bass, one, two));
    const more = enough.when("host", `CHOOSE_CARDS ${bass}`);
    more.offered("host", ...choices(one, two, "-"));
    const after = more.when("host", `CHOOSE_CARDS ${one}`);
    expect(after.state.seats.host.log.sang).toBe(3);
    expect(exerted(after)).toEqual([alto, bass, one, two]);
  });

  test("who alone is like what that cost asks for does not sing", () => {
    const at = lay(["alto", "bass", "bass"], { type: "character", cost: { max: 3 } });
    const [, alto, bass, second] = at.state.seats.host.play;
    sung(at).offered("host", ...choices(bass, second));
    const after = sung(at).when("host", `CHOOSE_CARDS ${bass}`);
    expect(exerted(after)).toEqual([alto, bass, second]);
    const other = lay(["alto", "bass", "mouse"], { type: "character", cost: { max: 3 } });
    expect(exerted(chooses(sung(other), "host", inPlay(other, "host", "alto")))).toHaveLength(3);
    sung(lay(["alto", "bass"], { type: "character", cost: { max: 3 } })).refused("play/cannot-pay");
  });

  test("an item that can be exerted leaves all characters free", () => {
    const at = lay(["alto", "bass"], { type: ["item", "character"] });
    const after = chooses(sung(at), "host", inPlay(at, "host", "alto"));
    expect(exerted(after)).toEqual(idsIn(at.state, "host", "play"));
  });
});

test("[CR 4.3.4.4b] those who sing are named before the first of them is exerted", () => {
  const conductor = character("conductor", {
    cost: 3,
    abilities: [
      standing(
        { where: { type: "character", side: "yours", other: true } },
        [{ fact: "restriction", restriction: "sing" }],
        { while: { self: { exerted: true } } },
      ),
    ],
  });
  const at = table([...cards, conductor], {
    seats: { host: { hand: ["chorus"], play: ["conductor", "bass"], inkwell: [] } },
  });
  const first = plays(at, "host", "chorus", "together=together");
  const after = chooses(first, "host", inPlay(at, "host", "conductor"));
  // 3 alone would not do.
  after.then(
    { type: "CARD_EXERTED", card: { def: "conductor" } },
    { type: "CARD_EXERTED", card: { def: "bass" } },
    { type: "SONG_SUNG", singers: [{ def: "conductor" }, { def: "bass" }] },
  );
  expect(lore(after)).toEqual([11, 0]);
});
