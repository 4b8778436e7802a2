import { useState } from "react";
import { Lobby } from "./lobby.tsx";
import { MatchPage } from "./match-page.tsx";

export interface Opened {
  readonly matchId: string;
  readonly game: string;
}

export function App() {
  const [opened, open] = useState<Opened | null>(null);
  return opened === null ? (
    <Lobby open={open} />
  ) : (
    <MatchPage {...opened} leave={() => open(null)} />
  );
}
