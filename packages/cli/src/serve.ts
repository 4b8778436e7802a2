/** `lunchtable serve`: the API and the streams, without the pages. */
import {
  createLog,
  readSettings,
  SettingsError,
  serve as serveMatches,
  startFault,
} from "@ltcg/server";
import { NotGood, WrongCall } from "./errors.ts";

export interface ServeCall {
  readonly port?: string;
  readonly host?: string;
  readonly dataDir?: string;
}

/** Returns when it listens; it ends with a signal. */
export async function serve({ port, host, dataDir }: ServeCall): Promise<void> {
  const { logLevel, ...settings } = settingsOf({
    ...process.env,
    ...(port !== undefined && { PORT: port }),
    ...(host !== undefined && { HOST: host }),
    ...(dataDir !== undefined && { DATA_DIR: dataDir }),
  });
  try {
    const log = createLog(logLevel);
    const { url } = await serveMatches({ ...settings, log, countsProcess: true });
    console.log(`Matches are served at ${url}/api; ${url}/api/docs says how to ask.`);
  } catch (error) {
    const fault = startFault(error);
    throw fault === null ? error : new NotGood(fault);
  }
}

function settingsOf(env: NodeJS.ProcessEnv): ReturnType<typeof readSettings> {
  try {
    return readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) throw new WrongCall(error.message);
    throw error;
  }
}
