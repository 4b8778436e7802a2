import type { ReactNode } from "react";
import type { Played } from "./measured/played.ts";

/** The small print under figures: which games, and how to play them again. */
export function PlayedWhen(props: { readonly played: Played; readonly children?: ReactNode }) {
  const { date, commit, command, bot, games, decks } = props.played;
  return (
    <div className="played-when quiet">
      <p>
        {games.toLocaleString("en")} games between the {decks} starter decks, the {bot} bot at both
        seats, on {date}. The range has the true share in it 19 times of 20. {props.children}
      </p>
      <p>
        <code>{command}</code> at {commit} plays them again.
      </p>
    </div>
  );
}
