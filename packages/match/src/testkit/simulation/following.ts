/** Somebody at an open screen: told of every version by one service, and by another when that is gone. */
import type { Dice } from "./dice.ts";
import type { Host } from "./host.ts";
import type { VirtualTime } from "./virtual-time.ts";
import type { Following, Witness } from "./witness.ts";

const CONNECTS_AGAIN_MS = 1000;

interface Parts {
  readonly time: VirtualTime;
  readonly hosts: readonly Host[];
  readonly witness: Witness;
  readonly dice: Dice;
}

/** `noticed` is called with every version. */
export function followMatch(
  parts: Parts,
  player: string,
  matchId: string,
  noticed: () => void = () => {},
): void {
  const { time, hosts, witness, dice } = parts;
  const connect = (): void => {
    const host = dice.pick(hosts);
    const { service } = host;
    if (service === null) return void time.at(time.now() + CONNECTS_AGAIN_MS, connect);
    const following: Following = {
      player,
      matchId,
      versions: [],
      isOver: false,
    };
    witness.following.push(following);
    service.subscribe(matchId, (committed) => {
      if (host.service !== service) return;
      witness.tells(following, committed);
      noticed();
    });
    // A stream begins with the whole view: what went by before is in there.
    void service.getPlayerView(matchId, player).then(
      (view) => witness.sees(player, view),
      () => {},
    );
    const watch = (): void => {
      if (host.service === service) return void time.at(time.now() + CONNECTS_AGAIN_MS, watch);
      following.isOver = true;
      connect();
    };
    watch();
  };
  connect();
}
