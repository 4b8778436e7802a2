/** The settings of the server, but with matches kept beside the repository's other folders, wherever npm was called. */
import { join } from "node:path";
import { readSettings, type Settings } from "@ltcg/server";

export const appSettings = (env: NodeJS.ProcessEnv): Settings =>
  // As with every setting, an empty one counts as not set.
  readSettings({ ...env, DATA_DIR: env.DATA_DIR || join(import.meta.dirname, "../../data") });
