/** A thread of `lunchtable fuzz`. */
import { openGame } from "../games.ts";
import { serveMatches } from "./serve-matches.ts";
import { hostedTarget } from "./target.ts";

await serveMatches(async (name, cards) => hostedTarget(await openGame(name, cards)));
