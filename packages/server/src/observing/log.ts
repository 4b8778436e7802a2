/** The server's log: one JSON object a line, for whoever collects them. */
import { type Logger, pino } from "pino";
import type { LogLevel } from "../settings.ts";

export type Log = Pick<Logger, "info" | "error">;

export function createLog(level: LogLevel): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
