/** Random battles of the ninth generation on Pokémon Showdown's simulator, through its battle, without streams or text. */
import { timed } from "../clock.ts";
import { picker } from "../duel/deal.ts";
import type { Lane } from "../lanes/lane.ts";
import { hashOf } from "../lanes/plain.ts";
import { loadPeer } from "./load-peer.ts";

/** What is used of @pkmn/sim 0.10.11. */
interface Simulator {
  readonly Battle: new (options: {
    readonly formatid: string;
    readonly seed: readonly number[];
    readonly p1: object;
    readonly p2: object;
  }) => Battle;
  readonly Teams: {
    setGeneratorFactory(factory: unknown): void;
    getGenerator(format: string, seed: readonly number[]): { getTeam(): object };
  };
}

interface Battle {
  readonly ended: boolean;
  readonly turn: number;
  readonly winner?: string;
  readonly sides: readonly {
    readonly activeRequest: Request | null;
    readonly choice: { readonly error: string };
    choose(choice: string): boolean;
  }[];
  commitChoices(): void;
}

/** What of a request matters to somebody who chooses at random. */
interface Request {
  readonly wait?: boolean;
  readonly forceSwitch?: readonly boolean[];
  readonly active?: readonly {
    readonly moves: readonly { readonly disabled?: boolean | string; readonly pp?: number }[];
    readonly trapped?: boolean;
    readonly maybeTrapped?: boolean;
  }[];
  readonly side: {
    readonly pokemon: readonly { readonly active: boolean; readonly condition: string }[];
  };
}

const format = "gen9randombattle";

interface Played {
  readonly choices: number;
  readonly turns: number;
  readonly winner: string;
}

export async function pkmnLane(matches: number): Promise<Lane> {
  const { Battle, Teams } = await loadPeer<Simulator>("@pkmn/sim");
  const { TeamGenerators } = await loadPeer<{ readonly TeamGenerators: unknown }>("@pkmn/randoms");
  Teams.setGeneratorFactory(TeamGenerators);
  // Making teams is no part of a battle, as shuffled decks are given to the others.
  const teams = Array.from({ length: matches }, (_, match) => {
    const generator = Teams.getGenerator(format, [match + 1, 2, 3, 4]);
    return [generator.getTeam(), generator.getTeam()] as const;
  });
  const play = ([one, other]: (typeof teams)[number], match: number): Played => {
    const pick = picker(match);
    const battle = new Battle({
      formatid: format,
      seed: [1, 2, 3, match + 1],
      p1: { name: "one", team: one },
      p2: { name: "other", team: other },
    });
    let choices = 0;
    while (!battle.ended) {
      for (const side of battle.sides) {
        const request = side.activeRequest;
        if (request === null || request.wait === true) continue;
        const options = choicesOf(request);
        const choice = options[pick(options.length)] ?? "default";
        if (!side.choose(choice)) throw new Error(`${choice}: ${side.choice.error}`);
        choices++;
      }
      battle.commitChoices();
    }
    return { choices, turns: battle.turn, winner: battle.winner ?? "" };
  };
  return (passes) => {
    let played: Played[] = [];
    let turns = 0;
    const used = timed(() => {
      let choices = 0;
      for (let pass = 0; pass < passes; pass++) {
        played = teams.map(play);
        for (const battle of played) {
          choices += battle.choices;
          turns += battle.turns;
        }
      }
      return choices;
    });
    return {
      parts: { command: used },
      result: hashOf(played),
      played: { matches: passes * matches, turns },
    };
  };
}

function choicesOf({ forceSwitch, active, side }: Request): string[] {
  const others = side.pokemon.flatMap((pokemon, i) =>
    pokemon.active || pokemon.condition.endsWith(" fnt") ? [] : [`switch ${i + 1}`],
  );
  if (forceSwitch !== undefined) return others.length > 0 ? others : ["pass"];
  const [first] = active ?? [];
  const moves = (first?.moves ?? []).flatMap(({ disabled, pp = 1 }, i) =>
    disabled || pp <= 0 ? [] : [`move ${i + 1}`],
  );
  return first?.trapped || first?.maybeTrapped ? moves : [...moves, ...others];
}
