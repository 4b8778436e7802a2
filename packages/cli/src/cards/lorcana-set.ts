/** Lorcana with the cards of a file: a card set, as `lunchtable import lorcana` writes it. */
import type { HostableGame, HostedDeck } from "@tcg/core/hosting";
import { faultLine } from "@tcg/core/shapes";
import { type CardSet, type Lorcana, readCardSet } from "@tcg/lorcana-engine";
import { hostLorcana } from "@tcg/lorcana-engine/hosting";
import { WrongCall } from "../errors.ts";
import { readJson } from "./card-set-file.ts";

export function readLorcanaSet(file: string): CardSet {
  const read = readCardSet(readJson(file));
  if (read.ok) return read.set;
  const lines = read.faults.map((fault) => `\n  ${faultLine(fault)}`);
  throw new WrongCall(`${file} is not a card set of lorcana that can be played:${lines.join("")}`);
}

export function lorcanaSetIn(file: string): HostableGame<Lorcana> {
  const { cards, decks } = readLorcanaSet(file);
  const titled = Object.entries(decks).map(([name, list]): [string, HostedDeck] => [
    name,
    { title: name, cards: list },
  ]);
  return hostLorcana({ cards, decks: Object.fromEntries(titled) });
}
