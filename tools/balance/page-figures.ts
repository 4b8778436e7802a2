/** A measurement as the pages of cards show it: which cards and decks it was, how they did, and how to play it again. */
import type { GameTypes } from "@tcg/core";
import type { HostableGame } from "@tcg/core/hosting";
import { cardDigest, deckDigest } from "../../apps/web/src/gallery/measured/digest.ts";
import type {
  MeasuredCard,
  MeasuredShare,
  Measurement,
} from "../../apps/web/src/gallery/measured/measurement.ts";
import { type Share, wilson } from "../../packages/cli/src/sim/wilson.ts";
import type { BalanceRequest } from "./request.ts";
import type { CardRow, Summary } from "./summary.ts";

/** When and of what it was made. */
export interface Made {
  readonly date: string;
  readonly commit: string;
}

export function pageFigures(
  request: BalanceRequest,
  summary: Summary,
  describeCard: HostableGame<GameTypes>["describeCard"],
  { date, commit }: Made,
): Measurement {
  const digestOf = (card: string): string => {
    const face = describeCard(card);
    if (face === null) throw new RangeError(`there is no card ${card}`);
    return cardDigest(face);
  };
  const { game, games, seed, bot, decks } = request;
  const fieldOf = (deck: string): Share =>
    summary.field[summary.decks.indexOf(deck)] ?? wilson(0, 0);
  const rows = Map.groupBy(summary.cards, ({ card }) => card);
  return {
    game,
    date,
    commit,
    command: `npm run balance -- --game ${game} --games ${games} --seed ${seed} --bot ${bot} --pages FILE`,
    bot,
    games: summary.games,
    decks: Object.fromEntries(
      decks.map(({ name, cards }) => [
        name,
        { digest: deckDigest(cards, digestOf), wins: measured(fieldOf(name)) },
      ]),
    ),
    cards: Object.fromEntries(
      [...rows].map(([card, each]): [string, MeasuredCard] => {
        const sum = (share: (row: CardRow) => Share): MeasuredShare =>
          measured(together(each.map(share)));
        return [
          card,
          {
            digest: digestOf(card),
            drawn: sum(({ drawn }) => drawn),
            played: sum(({ played }) => played),
            wonDrawn: sum(({ wonDrawn }) => wonDrawn),
            wonPlayed: sum(({ wonPlayed }) => wonPlayed),
            wonAlways: sum(({ deck }) => fieldOf(deck)),
          },
        ];
      }),
    ),
  };
}

/** A card that several decks hold has what it did in all of them. */
function together(shares: readonly Share[]): Share {
  const total = (field: "count" | "of"): number =>
    shares.reduce((sum, share) => sum + share[field], 0);
  return wilson(total("count"), total("of"));
}

function measured({ share, low, high, of }: Share): MeasuredShare {
  return { percent: hundredths(share), from: hundredths(low), to: hundredths(high), of };
}

/** 0.4724 is 47.2. */
const hundredths = (share: number): number => Math.round(1000 * share) / 10;

/** A line for each share. */
export function pageFiguresText(figures: Measurement): string {
  const text = JSON.stringify(figures, null, 2).replace(/\{([^{}]*)\}/g, (whole, inner: string) =>
    inner.includes('"percent"') ? `{ ${inner.trim().replaceAll(/\n\s*/g, " ")} }` : whole,
  );
  return `${text}\n`;
}
