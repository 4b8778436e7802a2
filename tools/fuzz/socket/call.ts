/** `npm run fuzz -- socket`: sockets on which anything is sent. */
import { randomInt } from "node:crypto";
import type { Command, SetExitCode } from "../../../packages/cli/src/program.ts";
import { readWhole } from "../../../packages/cli/src/seeds.ts";
import { fuzzSockets } from "./run.ts";

interface SocketCall {
  readonly sockets: string;
  readonly seed?: string;
}

const MAX_SOCKETS = 1_000_000;

export function addSocketFuzz(root: Command, name: string, setExitCode: SetExitCode): void {
  root
    .command("socket")
    .summary("opens streams of a server and sends anything on them")
    .option("--sockets <n>", "how many, one after the other", "500")
    .option("--seed <seed>", "the same seed, the same bytes (default: a fresh one, printed)")
    .addHelpText("after", `\nExample: ${name} socket --sockets 5000 --seed 1`)
    .action(async (call: SocketCall) => {
      const seed =
        call.seed === undefined
          ? randomInt(2 ** 31)
          : readWhole("--seed", call.seed, 0, 2 ** 31 - 1);
      const sockets = readWhole("--sockets", call.sockets, 1, MAX_SOCKETS);
      console.log(`sockets of seed ${seed}`);
      const { failures, closed, heapMb } = await fuzzSockets({ sockets, seed });
      for (const failure of failures) console.log(failure);
      console.log(
        `${sockets} sockets, of which the server closed ${closed}; ${failures.length} failures`,
      );
      console.log(`memory ${heapMb[0]} MB after half of them, ${heapMb[1]} MB after all`);
      if (failures.length > 0)
        console.log(`Again: ${name} socket --sockets ${sockets} --seed ${seed}`);
      setExitCode(failures.length === 0 ? 0 : 1);
    });
}
