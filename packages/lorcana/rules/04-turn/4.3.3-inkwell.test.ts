import { type CardId, type State, seesFace } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { gain, whenever } from "../../fixtures/abilities.ts";
import { goesRound, inks, lore, plays } from "../../fixtures/acts.ts";
import { card, character, defsIn, item, table } from "../../fixtures/table.ts";
import type { Lorcana } from "../../src/types.ts";
import { zones } from "../../src/zones.ts";

const leaf = character("leaf", { inkable: true });
const rock = character("rock", { inkable: false });

describe("putting a card into the inkwell", () => {
  test("[CR 4.3.3a] a second time in the same turn is refused", () => {
    const at = table([leaf], { seats: { host: { hand: ["leaf", "leaf"] } } });
    const once = inks(at, "host", "leaf");
    inks(once, "host", "leaf").refused("ink/already");
    once.offered("host", `PLAY_CARD ${card(once, "host", "hand", "leaf")}`, "END_TURN");
  });

  test("[CR 4.3.3b] in the next turn it can be taken again, also if it was not taken before", () => {
    const at = table([leaf], {
      seats: { host: { hand: ["leaf", "leaf"] }, away: { hand: ["leaf"] } },
    });
    const again = inks(goesRound(inks(at, "host", "leaf")), "host", "leaf");
    expect(again.state.seats.host.inkwell).toHaveLength(7);
    const late = inks(goesRound(at), "host", "leaf");
    inks(late, "host", "leaf").refused("ink/already");
  });

  test("[CR 4.3.3.1a] what is not inkable, or not in one's own hand, is refused", () => {
    const at = table([leaf, rock], {
      seats: {
        host: { hand: ["rock", "leaf"], play: ["leaf"], discard: ["leaf"] },
        away: { play: ["leaf"] },
      },
    });
    inks(at, "host", "rock").refused("ink/no-symbol");
    for (const id of [
      card(at, "host", "play", "leaf"),
      card(at, "host", "discard", "leaf"),
      card(at, "away", "play", "leaf"),
    ]) {
      at.when("host", `PUT_INTO_INKWELL ${id}`).refused("card/not-in-hand");
    }
    expect(inks(at, "host", "leaf").state.seats.host.inkwell).toHaveLength(6);
  });

  test("[CR 4.3.3.1b] everybody sees the card's face before it goes face-down", () => {
    const at = table([leaf], { seats: { host: { hand: ["leaf"] } } });
    const after = inks(at, "host", "leaf");
    after.then({
      type: "CARD_INKED",
      seat: "host",
      why: "turn",
      change: { def: "leaf", faceSeenBy: ["host", "away"], newIdSeenBy: [] },
    });
  });

  test("[CR 4.3.3.2] it goes in face-down and ready, and can pay in the same turn", () => {
    const at = table([leaf], {
      seats: { host: { hand: ["leaf", "leaf"], inkwell: ["blank"] } },
    });
    plays(at, "host", "leaf").refused("play/cannot-pay");
    const inked = inks(at, "host", "leaf");
    expect(inked.state.seats.host.exertedInk).toBe(0);
    for (const id of inked.state.seats.host.inkwell) {
      expect(isSeen(inked.state, id as CardId)).toEqual([false, false]);
    }
    expect(defsIn(plays(inked, "host", "leaf"), "host", "play")).toEqual(["leaf"]);
  });

  test("[CR 4.3.3.3] what it triggers goes into the bag", () => {
    const spring = item("spring", { abilities: [whenever({ on: "inked" }, [gain(1)])] });
    const at = table([leaf, spring], {
      seats: { host: { hand: ["leaf"], play: ["spring"] }, away: { play: ["spring"] } },
    });
    const after = inks(at, "host", "leaf");
    after.then({ type: "CARD_INKED" }, { type: "BAG_ADDED", entries: [{ seat: "host" }] });
    expect(lore(after)).toEqual([1, 0]);
  });
});

function isSeen(state: State<Lorcana>, id: CardId): boolean[] {
  return (["host", "away"] as const).map((seat) => seesFace(zones, state, id, seat));
}
