/** CR 4.3.4.7: the card is played: it enters play, or its effects resolve. */
import { type CardId, cardOf } from "@tcg/core";
import type { Asking } from "../asking/asking.ts";
import type { StandingEffect } from "../cards.ts";
import { mayEnterExerted } from "../keywords/bodyguard.ts";
import { givenMarks } from "../reading/abilities.ts";
import { holds } from "../reading/conditions.ts";
import { contextOf } from "../reading/context.ts";
import { snapshot } from "../reading/look.ts";
import { definitionOf, printedCard } from "../reading/printed.ts";
import { factsOn } from "../reading/standing.ts";
import { freshData, inPlay } from "../reading/table.ts";
import type { CardData, Play, Table } from "../types.ts";
import type { CardType, LogKey } from "../vocabulary.ts";
import { announceAction, resolveAction } from "./action.ts";
import type { EnterTask } from "./play.ts";

export function enterPlay(asking: Asking<EnterTask>): void {
  const { play, task } = asking;
  const { card, seat, how } = task;
  const printed = definitionOf(play, card);
  if (printed.type === "action") {
    const was = snapshot(play, card);
    announceAction(play, was, how);
    // CR 7.1.6: within a text it was played, in the 2.0 rules, and its effects wait for the end of that.
    if (play.state.shared.resolutions.length === 0) play.next(resolveAction(play, was));
    else play.emit({ type: "PLAY_POSTPONED", play: { card: was, isPlayed: true } });
    return;
  }
  const isCharacter = printed.type === "character";
  let exerted = false;
  // CR 10.2: a replacement, so there is no moment at which it was ready.
  if (isCharacter && mayEnterExerted(play, card)) {
    const answer = asking.yes("exerted", seat);
    if (answer === null) return;
    exerted = answer;
  }
  const entering = entersWith(play, card);
  const onto = how.by === "shift" ? inPlay(play.state, how.onto) : null;
  const data: CardData = {
    ...freshData,
    // CR 10.8.3, 10.8.5: ready or exerted, dry or drying, damage and place as the one beneath.
    ...(onto !== null && {
      damage: onto.data.damage,
      at: onto.data.at,
      used: givenMarks(play, onto),
    }),
    drying: isCharacter && (onto?.data.drying ?? true),
    exerted:
      printed.type !== "location" && (exerted || entering.exerted || onto?.data.exerted === true),
  };
  const damage = data.damage + entering.damage;
  const covered = how.by === "shift" && onto !== null ? cover(play, how.onto) : null;
  const change = play.moved(card, { seat, zone: "play", data: { ...data, damage } });
  play.emit({ type: "CARD_ENTERED", seat, onto: covered, change });
  play.emit({
    type: "CARD_PLAYED",
    seat,
    card: snapshot(play, change.as),
    how,
    counts: counts(printed.type),
  });
}

/** The character beneath goes under, with whatever was under it. */
function cover(play: Play, was: CardId): { readonly was: CardId; readonly is: CardId } {
  const { seat } = cardOf(play.state, was);
  const card = snapshot(play, was);
  const data: CardData = { ...freshData, beneath: was };
  const change = play.moved(was, { seat, zone: "under", index: 0, data });
  play.emit({ type: "CARD_COVERED", card, change });
  return { was, is: change.as };
}

/** CR 7.7.4: "enters play exerted", "with damage", by its own text or another card's. */
function entersWith(table: Table, id: CardId): { exerted: boolean; damage: number } {
  const { seat, def } = cardOf(table.state, id);
  const context = contextOf(table, seat, id);
  const own = printedCard(table, def).entering.filter(
    ({ ability }) => ability.while === null || holds(context, ability.while),
  );
  const given = factsOn(table, id, "enters").map(({ fact }) => fact);
  const facts = [...own.flatMap(({ ability }) => ability.facts.filter(isEntering)), ...given];
  return {
    exerted: facts.some(({ exerted }) => exerted),
    damage: facts.reduce((sum, { damage = 0 }) => sum + damage, 0),
  };
}

type Entering = Extract<StandingEffect, { readonly fact: "enters" }>;

function isEntering(fact: StandingEffect): fact is Entering {
  return fact.fact === "enters";
}

function counts(type: Exclude<CardType, "action">): LogKey[] {
  switch (type) {
    case "character":
      return ["played", "played-characters"];
    case "item":
      return ["played", "played-items"];
    case "location":
      return ["played"];
  }
}
