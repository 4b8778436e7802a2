/** All that one schedule is made of: the store, the services, the network, people at their matches. */

import type { AnyHostableGame } from "@tcg/core/hosting";
import { memoryStore } from "../../memory/memory-store.ts";
import type { Bot } from "../../service/bots/bots.ts";
import { createMatchService } from "../../service/match-service.ts";
import type { MatchStore } from "../../store.ts";
import type { Dice } from "./dice.ts";
import { followMatch } from "./following.ts";
import { type CreateService, Host } from "./host.ts";
import { Network } from "./network.ts";
import { Person } from "./person.ts";
import { VirtualTime } from "./virtual-time.ts";
import { drawWeather, type Weather, withoutStore } from "./weather.ts";
import { Witness } from "./witness.ts";

export interface SimulatedGame {
  readonly hosted: AnyHostableGame;
  /**
   * A deck for each seat. No card is in two of them: one that is named to the other seat too early is
   * a leak, wherever it is named.
   */
  readonly decks: readonly (readonly string[])[];
  readonly config?: object;
}

/** What is tried; the real ones unless given. */
export interface Tried {
  readonly store?: () => MatchStore;
  readonly service?: CreateService;
}

const MAX_SKEW_MS = 4000;
const MAX_SLEEP_MS = 90_000;
const MAX_DOWN_MS = 40_000;
const MAX_AWAY_MS = 40_000;

const anyMove: Bot = {
  choose: ({ game, legalMoves, random }) => {
    const patient = legalMoves.filter(({ command }) => !game.isAnytime(command));
    return random.pick(patient.length > 0 ? patient : legalMoves);
  },
};

export class World {
  readonly time = new VirtualTime();
  readonly witness = new Witness();
  readonly store: MatchStore;
  readonly hosts: readonly Host[];
  readonly network: Network;
  readonly game: SimulatedGame;
  weather: Weather;
  /** While the machine slept, by the true clock. */
  readonly slept: { readonly fromMs: number; readonly toMs: number }[] = [];
  /** By how much two clocks may differ. */
  clocksDifferMs = 0;
  /** When somebody served, as they told the store; a slow one hears of it later. */
  readonly beats: number[] = [];
  readonly #dice: (name: string) => Dice;
  readonly #matches: Promise<string>[] = [];
  #storeAwayUntilMs = 0;
  readonly #clocksGoWrong: boolean;
  readonly ids: string[] = [];

  constructor(game: SimulatedGame, tried: Tried, dice: (name: string) => Dice) {
    this.game = game;
    this.#dice = dice;
    this.weather = drawWeather(dice("weather"));
    this.#clocksGoWrong = dice("clocks").in1000(300);
    const { witness, time, beats } = this;
    const kept = (tried.store ?? memoryStore)();
    this.store = {
      ...kept,
      async append(entry) {
        const answer = await kept.append(entry);
        witness.storeAnswered(entry, answer);
        return answer;
      },
      beat(nowMs, gapMs) {
        beats.push(nowMs);
        return kept.beat(nowMs, gapMs);
      },
    };
    const weather = (): Weather =>
      time.now() < this.#storeAwayUntilMs ? withoutStore(this.weather) : this.weather;
    const count = dice("hosts").between(1, 3);
    this.hosts = Array.from(
      { length: count },
      (_, i) =>
        new Host({
          time,
          store: this.store,
          weather,
          dice: dice(`host ${i}`),
          create: tried.service ?? createMatchService,
          options: { games: [game.hosted], bots: { any: anyMove } },
        }),
    );
    this.network = new Network({ time, weather, dice: dice("network"), hosts: this.hosts });
  }

  /** Plans a match with two people, with one and a bot, or with two bots and somebody who watches. */
  seat(number: number): void {
    const dice = this.#dice(`match ${number}`);
    const { game } = this;
    const withBots = dice.pick([0, 0, 0, 1, 1, 2]);
    const hasClock = dice.in1000(500);
    const entropies = dice.in1000(400);
    const [first = [], second = []] = game.decks;
    const person = (place: number, deck: readonly string[]): Person =>
      new Person({
        time: this.time,
        network: this.network,
        witness: this.witness,
        dice: this.#dice(`person ${number}.${place}`),
        name: `somebody-${number}-${place}-${dice.hex(4)}`,
        deck,
        entropy: entropies && withBots < 2 ? dice.hex(8) : null,
        leavesAfter: hasClock && dice.in1000(150) ? dice.between(0, 10) : Number.POSITIVE_INFINITY,
      });
    const creator = person(0, first);
    const opponents = withBots > 0 ? [{ bot: "any", deck: second }] : [];
    const created = creator.create({
      game: game.hosted.game.id,
      requestId: `match-${number}`,
      config: game.config ?? {},
      isPublic: dice.in1000(500),
      opponents,
      ...(withBots === 2 && { bot: "any" }),
      ...(hasClock && {
        timeControl: {
          bankMs: dice.between(10, 60) * 1000,
          incrementMs: dice.between(0, 3) * 1000,
          capMs: dice.between(5, 30) * 1000,
        },
      }),
    });
    this.#matches.push(created);
    void created.then((matchId) => {
      this.ids.push(matchId);
      this.#follow(creator, matchId);
      if (withBots < 2) void creator.play(matchId);
      if (withBots > 0) return;
      const other = person(1, second);
      void other.join(matchId).then(() => other.play(matchId));
      this.#follow(other, matchId);
      this.#follow(person(2, second), matchId);
    });
  }

  get isSeated(): boolean {
    return this.ids.length === this.#matches.length;
  }

  #follow(person: Person, matchId: string): void {
    const { time, hosts, witness } = this;
    const dice = this.#dice(`follower ${person.name}`);
    followMatch({ time, hosts, witness, dice }, person.name, matchId, () => person.notice());
  }

  /** Kills, clocks that go wrong, a machine that sleeps: until the weather is calm. */
  trouble(): void {
    const dice = this.#dice("trouble");
    const { time } = this;
    const next = (): void => {
      const { troubleEveryMs } = this.weather;
      if (troubleEveryMs === 0) return;
      time.at(time.now() + dice.between(1, troubleEveryMs), () => {
        if (this.weather.troubleEveryMs === 0) return;
        this.#oneTrouble(dice);
        next();
      });
    };
    next();
    this.#keepUp(dice);
  }

  #oneTrouble(dice: Dice): void {
    switch (dice.pick(["kill", "kill", "kill all", "skew", "sleep", "store away"] as const)) {
      case "kill":
        dice.pick(this.hosts).kill();
        return;
      case "kill all":
        for (const host of this.hosts) host.kill();
        return;
      case "skew":
        // Where all clocks are right, what they are charged is known exactly.
        if (!this.#clocksGoWrong) return;
        dice.pick(this.hosts).skewMs = dice.between(-MAX_SKEW_MS, MAX_SKEW_MS);
        this.clocksDifferMs = 2 * MAX_SKEW_MS;
        return;
      case "store away":
        this.#storeAwayUntilMs = this.time.now() + dice.between(100, MAX_AWAY_MS);
        return;
      case "sleep": {
        const fromMs = this.time.now();
        this.time.suspend(dice.between(100, MAX_SLEEP_MS));
        this.slept.push({ fromMs, toMs: this.time.now() });
      }
    }
  }

  /** Whoever looks after the processes starts those that were killed. */
  #keepUp(dice: Dice): void {
    const { time } = this;
    for (const host of this.hosts) {
      const look = (): void => {
        if (!host.isUp) host.start();
        const isCalm = this.weather.troubleEveryMs === 0;
        time.at(time.now() + dice.between(100, isCalm ? 2000 : MAX_DOWN_MS), look);
      };
      look();
    }
  }
}
