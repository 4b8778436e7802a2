/**
 * A harbour as full as it can be, at a table of two, three or four: on its way to the page the view of a match is
 * replaced by one that is made here, always the same. Nothing of it is played on.
 */
import type { MatchReply, MetaReply, SeenCard } from "@ltcg/server/protocol";
import type { ListedMove } from "@lunchtable-tcg/match";
import type { Page } from "playwright-core";

export interface Crowd {
  /** How many sit there. */
  readonly players: number;
  readonly characters: number;
  readonly hand: number;
  /** Two of the player's cards have the same ability waiting in the bag. */
  readonly isBagFull?: boolean;
}

const SEATS = ["host", "away", "third", "fourth"];
/** The longest a name may be, of the widest letters. */
const LONGEST_NAME = "W".repeat(32);
const NOTHING = { count: 0, cards: [] };

type Printed = readonly { readonly id: string; readonly face: { readonly type: string } }[];
type View = NonNullable<MatchReply["view"]>;

/** From the page of the player's next match on, whatever it is. */
export async function crowd(page: Page, url: string, wanted: Crowd): Promise<void> {
  const answer = await page.request.get(`${url}/api/games/lorcana/cards`);
  const { cards } = (await answer.json()) as { readonly cards: Printed };
  // What is made here stays: the server has nothing to add.
  await page.routeWebSocket(/\/api\/stream/u, () => {});
  await page.route(/\/api\/matches\/[0-9a-f]+$/u, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: crowded((await reply.json()) as MatchReply, cards, wanted) });
  });
  await page.route(/\/api\/matches\/[0-9a-f]+\/meta$/u, async (route) => {
    const reply = await route.fetch();
    const meta = (await reply.json()) as MetaReply;
    const seats = meta.seats
      .slice(0, 1)
      .flatMap((seat) => namesOf(wanted).map(([name]) => ({ ...seat, seat: name })));
    const timeControl = { bankMs: 3_600_000, incrementMs: 1000, capMs: 600_000 };
    await route.fulfill({
      json: { ...meta, seats, timeControl, names: Object.fromEntries(namesOf(wanted)) },
    });
  });
  await page.route(/\/clocks$/u, (route) =>
    route.fulfill({
      json: {
        atMs: 0,
        clocks: namesOf(wanted).map(([seat]) => ({ seat, leftMs: 3_599_000, decisionMs: 599_000 })),
      },
    }),
  );
}

const namesOf = ({ players }: Crowd): readonly [string, string][] =>
  SEATS.slice(0, players).map((seat) => [seat, LONGEST_NAME]);

function crowded(match: MatchReply, printed: Printed, wanted: Crowd): MatchReply {
  if (match.view === null) throw new Error("The match has not begun.");
  const seating = SEATS.slice(0, wanted.players);
  const sides = seating.map((seat, place) => sideOf(seat, place, printed, wanted));
  const [own, ...others] = sides;
  if (own === undefined) throw new Error("Nobody sits there.");
  const game = match.view.game as {
    readonly shared: object;
    readonly seats: Record<string, object>;
  };
  const inPlay = sides.flatMap(({ play }) => play);
  const each = <T>(made: (side: Side, place: number) => T): Record<string, T> =>
    Object.fromEntries(sides.map((side, place) => [side.seat, made(side, place)]));
  const view = {
    ...match.view,
    seating,
    phase: "main",
    actors: ["host"],
    prompts: [],
    zones: each(zonesOf),
    game: {
      ...game,
      shared: {
        ...game.shared,
        turnSeat: "host",
        turnNumber: 38,
        bag: wanted.isBagFull === true ? own.play.slice(0, 2).map(waiting) : [],
      },
      seats: each((_, place) => ({ ...game.seats.host, lore: 19 - 3 * place })),
      players: each((_, place) => ({
        ink: { total: 24, ready: 13 },
        loreToWin: place === 1 ? 25 : 20,
      })),
      cards: Object.fromEntries(inPlay.map(({ card }) => [card, facts])),
      costs: Object.fromEntries(own.hand.map(({ card }) => [card, 12])),
      previews: others.flatMap(({ play }) =>
        play.map(({ card }) => preview(own.play[1]?.card ?? "", card)),
      ),
    },
  } as unknown as View;
  return {
    ...match,
    view,
    seat: "host",
    version: 200,
    isPassing: false,
    legalMoves: movesOf(own, others),
    cards: Object.fromEntries(printed.map(({ id, face }) => [id, face])),
    names: Object.fromEntries(namesOf(wanted)),
  };
}

interface Side {
  readonly seat: string;
  readonly play: readonly SeenCard[];
  readonly under: readonly SeenCard[];
  readonly hand: readonly SeenCard[];
  readonly discard: readonly SeenCard[];
}

/** Every other character is exerted, every third hurt, the last ones are drying; two at each location, cards under one. */
function sideOf(seat: string, place: number, printed: Printed, { characters, hand }: Crowd): Side {
  let next = 1000 * (place + 1);
  const cardOf = (type: string, at: number, data: object | null = null): SeenCard => {
    const those = printed.filter(({ face }) => face.type === type);
    const def = those[(at * 7 + place * 3) % those.length]?.id ?? null;
    return { card: `c${next++}`, def, owner: seat, faceDown: false, data, index: at } as SeenCard;
  };
  const many = <T>(count: number, made: (at: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => made(at));
  const now = { exerted: false, drying: false, damage: 0, at: null, beneath: null };
  const locations = many(2, (at) => cardOf("location", at, { ...now, damage: at * 3 }));
  const people = many(characters, (at) =>
    cardOf("character", at, {
      ...now,
      exerted: at % 2 === 1,
      damage: at % 3 === 0 ? at + 1 : 0,
      drying: at > characters - 3,
      at: at < 4 ? (locations[at % 2]?.card ?? null) : null,
    }),
  );
  const items = many(3, (at) => cardOf("item", at, { ...now, exerted: at === 1 }));
  const beneath = people[5]?.card ?? null;
  return {
    seat,
    play: [...people, ...locations, ...items],
    under: many(2, (at) => cardOf("character", at, { ...now, beneath })),
    hand:
      place === 0
        ? many(hand, (at) => cardOf(["character", "action", "item", "location"][at % 4] ?? "", at))
        : [],
    discard: many(60, (at) => cardOf("action", at)),
  };
}

const zonesOf = ({ play, under, hand, discard }: Side) => ({
  deck: { count: 60, cards: [] },
  hand: { count: Math.max(12, hand.length), cards: hand },
  play: { count: play.length, cards: play },
  under: { count: under.length, cards: under },
  inkwell: { count: 24, cards: [] },
  discard: { count: discard.length, cards: discard },
  limbo: NOTHING,
});

const facts = {
  strength: 11,
  willpower: 12,
  lore: 4,
  keywords: [],
  restrictions: [],
  abilities: [],
  changes: [],
};

const preview = (challenger: string, defender: string) => ({
  challenger,
  defender,
  damageToDefender: 11,
  damageToChallenger: 10,
  challengerStrength: 12,
  defenderStrength: 11,
  banished: [challenger, defender],
});

/** Of the same card twice: only where they come from tells them apart. */
const waiting = ({ card }: SeenCard, at: number, [first]: readonly SeenCard[]) => ({
  entry: at + 1,
  seat: "host",
  source: { card, def: first?.def },
  self: card,
  name: "First Flame",
  occurrence: { on: "quests", seat: "host" },
});

/** Everybody may do everything, so that the question has all its buttons. */
function movesOf({ play, hand }: Side, others: readonly Side[]): ListedMove[] {
  const challenger = play[1]?.card ?? "";
  const said = (id: string, text: string, command: object) => ({ id, text, command }) as ListedMove;
  return [
    ...play.map(({ card }) =>
      said(`QUEST ${card}`, "Quest with a card for 2 lore", { type: "QUEST", card }),
    ),
    ...others.flatMap(({ play: theirs }) =>
      theirs.map(({ card: target }) =>
        said(`CHALLENGE ${challenger} ${target}`, "Challenge a card with another", {
          type: "CHALLENGE",
          card: challenger,
          target,
        }),
      ),
    ),
    ...hand.map(({ card }) =>
      said(`PLAY_CARD ${card}`, "Play a card for 12 ink", { type: "PLAY_CARD", card }),
    ),
    ...hand.map(({ card }) =>
      said(`PUT_INTO_INKWELL ${card}`, "Put a card into your inkwell", {
        type: "PUT_INTO_INKWELL",
        card,
      }),
    ),
    said("END_TURN", "End your turn", { type: "END_TURN" }),
  ];
}
