/** The words over a report card. */
import { capital } from "@tcg/core/hosting";
import type { Result } from "./report.ts";

/** `winner`: what the viewer calls whoever won; only watchers are told it here. */
export function headlineOf(result: Result, isPlayer: boolean, winner: string): string {
  if (result === "drawn") return "Nobody keeps the table";
  if (!isPlayer) return `${capital(winner)} keeps the table`;
  return result === "won" ? "You keep the table" : "Second helping?";
}

const MINUTE_MS = 60_000;

/** How long a match took; null if that is not known. */
export function lasted(startedAtMs: number | null, endedAtMs: number | null): string | null {
  if (startedAtMs === null || endedAtMs === null) return null;
  const minutes = Math.round((endedAtMs - startedAtMs) / MINUTE_MS);
  if (minutes < 1) return "under a minute";
  if (minutes < 90) return minutes === 1 ? "1 minute" : `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}
