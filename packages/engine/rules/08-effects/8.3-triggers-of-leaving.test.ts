/** Which bells ring, exactly: each test lays bells for both sides and does one thing. */
import { expect, test } from "vitest";
import { card, duel, placed, unit } from "../../fixtures/duel.ts";
import { BELLS, bells, board, cast, does, FOR_AWAY, FOR_HOST, rung } from "./acts.ts";

const opponents = { kind: "all", zone: "board", side: "opponent" } as const;
const cards = [
  unit("nerd"),
  unit("prefect", { level: 7 }),
  does("smash", [{ kind: "destroy", what: opponents }]),
  does("exile", [{ kind: "banish", what: opponents }]),
  does("bounce", [{ kind: "return_to_hand", what: opponents }]),
  does("mill", [{ kind: "mill", count: 2 }]),
  does("rob", [{ kind: "discard", count: 1 }]),
  does("nothing", [{ kind: "heal", amount: 1 }]),
];

function by(spell: string): string[] {
  const listening = bells({ on: "sent_to_graveyard", filter: { cardType: "stereotype" } });
  const start = duel([...cards, ...listening], {
    seats: {
      host: { hand: [spell], setZone: BELLS.slice(0, 2) },
      away: { board: ["nerd"], hand: ["nerd"], setZone: BELLS },
    },
  });
  return rung(cast(start, "host", spell));
}

test("[LT 8.3] sent_to_graveyard: from table, deck and hand to the graveyard, and nowhere else", () => {
  const heard = ["away any", "away mine", "host theirs"];
  expect(by("smash")).toEqual(heard);
  expect(by("mill")).toEqual([...heard, ...heard].sort());
  expect(by("rob")).toEqual(heard);
  expect(by("exile")).toEqual([]);
  expect(by("bounce")).toEqual([]);
});

test("[LT 8.3] sent_to_graveyard: a tribute counts, though it is not destroyed", () => {
  const tributed = (on: "sent_to_graveyard" | "destroyed"): string[] => {
    const start = duel([...cards, ...bells({ on })], {
      seats: {
        host: { hand: ["prefect"], board: ["nerd"], setZone: BELLS },
        away: { setZone: BELLS },
      },
    });
    return rung(
      start.when("host", {
        type: "SUMMON",
        card: card(start, "host", "hand", "prefect"),
        position: "attack",
        tribute: board(start, "host", "nerd"),
      }),
    );
  };
  expect(tributed("sent_to_graveyard")).toEqual(FOR_HOST);
  expect(tributed("destroyed")).toEqual([]);
});

test("[LT 8.3] sent_to_graveyard: a spell that has resolved counts", () => {
  const start = duel([...cards, ...bells({ on: "sent_to_graveyard" })], {
    seats: { host: { hand: ["nothing"], setZone: BELLS.slice(0, 2) }, away: { setZone: BELLS } },
  });
  expect(rung(cast(start, "host", "nothing"))).toEqual(["away any", "away theirs", "host mine"]);
});

test("[LT 8.3] breakdown: whose card it was; it is sent to the graveyard but not destroyed", () => {
  const broken = (on: "breakdown" | "sent_to_graveyard" | "destroyed"): string[] => {
    const start = duel([...cards, ...bells({ on })], {
      phase: "main2",
      seats: {
        host: { board: ["nerd"], setZone: BELLS },
        away: { board: [placed("nerd", { position: "attack", vice: 3 })], setZone: BELLS },
      },
    });
    return rung(start.when("host", { type: "ADVANCE_PHASE" }));
  };
  expect(broken("breakdown")).toEqual(FOR_AWAY);
  expect(broken("sent_to_graveyard")).toEqual(FOR_AWAY);
  expect(broken("destroyed")).toEqual([]);
});
