/** A thread of `npm run fuzz`. */
import { serveMatches } from "../../packages/cli/src/fuzz/serve-matches.ts";
import { targetNamed } from "./targets.ts";

await serveMatches(targetNamed);
