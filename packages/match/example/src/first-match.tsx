/** The smallest page that plays: a first match, against a bot. */
import { lunchTableWords } from "@ltcg/engine/words";
import { useMatchStream } from "@lunchtable-tcg/match/react";
import { useMutation, useQuery } from "convex/react";
import { useState } from "react";
import { api } from "../convex/_generated/api.js";

export function FirstMatch() {
  const offered = useQuery(api.matches.listGames, {})?.find(({ game }) => game === "lunchtable");
  const create = useMutation(api.matches.createMatch);
  const [matchId, setMatchId] = useState<string | null>(null);
  if (matchId !== null) return <Moves matchId={matchId} />;
  if (offered === undefined) return null;
  const { game, decks } = offered;
  const deckOf = (place: number) => decks[place]?.cards ?? [];
  const opponents = [{ bot: "greedy", deck: deckOf(1) }];
  const begin = () => create({ game, deck: deckOf(0), opponents });
  const play = () => void begin().then((seated) => setMatchId(seated.matchId));
  return (
    <button type="button" onClick={play}>
      Play
    </button>
  );
}

function Moves({ matchId }: { readonly matchId: string }) {
  const stream = useMatchStream(api.matches, matchId, lunchTableWords);
  return stream?.match.legalMoves.map(({ id, text }) => (
    <button key={id} type="button" disabled={stream.isBusy} onClick={() => stream.send(id)}>
      {text}
    </button>
  ));
}
