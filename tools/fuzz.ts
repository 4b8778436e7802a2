/**
 * `npm run fuzz -- skirmish --games 1000 --seed 1`: plays many matches with every check on each.
 * `npm run fuzz -- cards --seed 1`: plays until every effect of the card set has resolved 20 times.
 * `npm run fuzz -- http --seed 1`: sends a server requests that nobody would think of.
 * `npm run fuzz -- socket --seed 1`: sends anything on its streams.
 * The first two are `lunchtable fuzz` and `lunchtable cards fuzz` with the games and sets that are in the
 * repository only; some matches of a game are played again elsewhere, and a set's page can be written.
 */
import { runCall } from "./fuzz/run-call.ts";

process.exitCode = await runCall(process.argv.slice(2));
