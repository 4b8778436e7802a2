import { describe, expect, test } from "vitest";
import { gain, standing, using, whenever } from "../../fixtures/abilities.ts";
import { goesRound, inks, inPlay, lore, plays, uses } from "../../fixtures/acts.ts";
import { EVERYBODY, facesIn, offers, shown, viewOf } from "../../fixtures/sight.ts";
import { action, card, character, defsIn, item, keyword, table } from "../../fixtures/table.ts";

const cards = [
  character("secret", { inkable: false, cost: 9 }),
  character("open", { inkable: true }),
  character("cheap", { cost: 1 }),
  item("ledger", { abilities: [whenever({ on: "inked" }, [gain(1)])] }),
  character("miner", {
    abilities: [standing({ player: "you" }, [{ fact: "inkings", amount: 1 }])],
  }),
  action("bury", [{ do: "put-into-inkwell", from: "hand", exerted: false }]),
  action("sink", [{ do: "put-into-inkwell", from: "top-of-deck", exerted: true }]),
  action("melt", [
    { do: "put-into-inkwell", from: { pick: "all", where: { type: "character" } }, exerted: false },
  ]),
  character("tome", { abilities: [keyword("boost", 0)] }),
  item("pump", { abilities: [using([{ pay: "ink", amount: 1 }], [gain(1)])] }),
];

describe("[CR 8.5.1] ink", () => {
  test("every ready card is one, whatever its face; an exerted one is none", () => {
    const at = table(cards, {
      seats: {
        host: {
          hand: ["cheap"],
          play: ["pump"],
          inkwell: ["secret", "open", "pump"],
          has: { exertedInk: 1 },
        },
      },
    });
    const spent = plays(uses(at, "host", "pump"), "host", "cheap");
    expect(spent.state.seats.host.exertedInk).toBe(3);
    uses(spent, "host", "pump").refused("ability/cannot-pay");
  });

  test("there can be any number of them", () => {
    const at = table(cards, {
      seats: { host: { hand: ["open"], inkwell: Array(40).fill("secret") } },
    });
    expect(inks(at, "host", "open").state.seats.host.inkwell).toHaveLength(41);
  });
});

describe("[CR 8.5.2] a card that enters", () => {
  test("is ready: it pays at once", () => {
    const at = table(cards, { seats: { host: { hand: ["open", "cheap"], inkwell: [] } } });
    expect(defsIn(plays(inks(at, "host", "open"), "host", "cheap"), "host", "play")).toEqual([
      "cheap",
    ]);
  });

  test("of several at once each triggers what one triggers, from play and from under it too", () => {
    const at = table(cards, {
      seats: {
        host: {
          hand: ["melt"],
          play: ["ledger", "tome", "cheap", "cheap"],
          deck: ["secret", "open"],
        },
        away: { play: ["cheap"] },
      },
    });
    const after = plays(uses(at, "host", "tome"), "host", "melt");
    expect(after.state.seats.host.inkwell).toHaveLength(9);
    expect(after.state.seats.host.log.inked).toBe(4);
    expect(after.state.seats.away.log.inked).toBe(1);
    expect(after.state.shared.bag).toHaveLength(4);
  });
});

test("[CR 8.5.2] by an effect that says so it enters exerted, and what was under it too", () => {
  const quench = action("quench", [
    { do: "put-into-inkwell", from: { pick: "all", where: { type: "character" } }, exerted: true },
  ]);
  const at = table([...cards, quench], {
    seats: {
      host: { hand: ["quench"], play: ["tome", "cheap"], deck: ["secret", "open"] },
      away: { play: ["cheap"] },
    },
  });
  const after = plays(uses(at, "host", "tome"), "host", "quench");
  const { host, away } = after.state.seats;
  // One was paid for the action; the tome, the card under it and the other character are three.
  expect([host.inkwell.length, host.exertedInk]).toEqual([5 + 3, 1 + 3]);
  expect([away.inkwell.length, away.exertedInk]).toEqual([5 + 1, 1]);
});

describe.each(EVERYBODY)("[CR 8.5.3] %s", (viewer) => {
  const at = table(cards, { seats: { host: { hand: ["open"], inkwell: ["secret"] } } });
  const after = inks(at, "host", "open");

  test("sees no face in an inkwell, though the card was shown on its way there", () => {
    expect(facesIn(cards, after, viewer, "host", "inkwell")).toEqual([]);
    const view = JSON.stringify(viewOf(cards, after, viewer));
    expect(view).not.toContain("secret");
    expect(view).not.toContain("open");
    expect(JSON.stringify(shown(cards, after, viewer))).toContain('"open"');
  });
});

test.each(EVERYBODY)(
  "[CR 8.5.4] %s sees how many cards there are and how many are ready",
  (viewer) => {
    const at = table(cards, { seats: { host: { hand: ["cheap"] }, away: { inkwell: ["open"] } } });
    const { players } = viewOf(cards, plays(at, "host", "cheap"), viewer).game;
    expect(players.host.ink).toEqual({ total: 5, ready: 4 });
    expect(players.away.ink).toEqual({ total: 1, ready: 1 });
  },
);

test("[CR 8.5.5] an additional card in the inkwell is the turn action once more, with all its steps", () => {
  const at = table(cards, {
    seats: { host: { hand: ["open", "open", "open", "secret"], play: ["miner", "ledger"] } },
  });
  const once = inks(at, "host", "open");
  inks(once, "host", "secret").refused("ink/no-symbol");
  const twice = inks(once, "host", "open");
  // Its face is shown to all on the way (CR 4.3.3.1).
  const change = { def: "open", faceSeenBy: ["host", "away"], newIdSeenBy: [] };
  twice.then({ type: "CARD_INKED", exerted: false, change });
  expect(lore(twice)).toEqual([2, 0]);
  inks(twice, "host", "open").refused("ink/already");
  expect(twice.state.shared.turnActions).toBe(2);
  // In the next turn it is two again, and without the miner one.
  const next = goesRound(twice);
  expect(offers(cards, next, "host", "PUT_INTO_INKWELL")).toContain(
    `PUT_INTO_INKWELL ${card(next, "host", "hand", "open")}`,
  );
});

describe("a card that an effect puts there", () => {
  const at = table(cards, {
    seats: { host: { hand: ["bury", "secret", "open"], deck: ["secret", "cheap"] } },
  });

  test("[CR 8.5.6a] does not have to be inkable, and the turn action is still to be had", () => {
    const buried = plays(at, "host", "bury").when(
      "host",
      `CHOOSE_CARDS ${card(at, "host", "hand", "secret")}`,
    );
    expect(defsIn(buried, "host", "inkwell")).toContain("secret");
    expect(inks(buried, "host", "open").state.seats.host.inkwell).toHaveLength(7);
  });

  test("[CR 8.5.6b] is not shown to whoever could not see it", () => {
    const buried = plays(at, "host", "bury").when(
      "host",
      `CHOOSE_CARDS ${card(at, "host", "hand", "secret")}`,
    );
    expect(JSON.stringify(shown(cards, buried, "away"))).not.toContain("secret");
    expect(JSON.stringify(shown(cards, buried, "spectator"))).not.toContain("secret");
    const sunk = plays(
      table(cards, { seats: { host: { hand: ["sink"], deck: ["secret"] } } }),
      "host",
      "sink",
    );
    for (const viewer of EVERYBODY) {
      expect(JSON.stringify(shown(cards, sunk, viewer))).not.toContain("secret");
    }
  });

  test("[CR 8.5.6c] enters exerted if the effect says so, and pays for nothing this turn", () => {
    const sink = table(cards, {
      seats: { host: { hand: ["sink", "cheap"], inkwell: ["open"], deck: ["secret", "secret"] } },
    });
    const sunk = plays(sink, "host", "sink");
    expect(viewOf(cards, sunk, "away").game.players.host.ink).toEqual({ total: 2, ready: 0 });
    plays(sunk, "host", "cheap").refused("play/cannot-pay");
    const next = goesRound(sunk);
    expect(viewOf(cards, next, "away").game.players.host.ink).toEqual({ total: 2, ready: 2 });
    expect(inPlay(plays(next, "host", "cheap"), "host", "cheap")).toBeDefined();
  });
});
