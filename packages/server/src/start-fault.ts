/** Why a server could not be started, for whoever started it. */
import { DataDirError } from "./data-dir.ts";
import { SettingsError } from "./settings.ts";

interface Failed extends NodeJS.ErrnoException {
  readonly address?: string;
  readonly hostname?: string;
  readonly port?: number;
}

/** By what the system says of the address to listen on. */
const notListening: Readonly<Record<string, (error: Failed) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken. Name another by PORT, such as PORT=3001.`,
  EACCES: ({ port }) =>
    `This user may not listen on port ${port}. Name one above 1023 by PORT, such as PORT=3001.`,
  EADDRNOTAVAIL: ({ address }) => noAddress(address),
  ENOTFOUND: ({ hostname }) => noAddress(hostname),
  EAI_AGAIN: ({ hostname }) => noAddress(hostname),
};

const noAddress = (host = "This"): string =>
  `${host} is no address of this machine. Name one by HOST: 127.0.0.1 for whoever sits here, 0.0.0.0 for everybody.`;

/** A sentence with what can be done about it; null for a fault that is none of theirs. */
export function startFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof SettingsError || error instanceof DataDirError) return error.message;
  const { code = "", syscall, message } = error as Failed;
  if (code.startsWith("database-")) return message;
  if (syscall !== "listen" && syscall !== "getaddrinfo") return null;
  return notListening[code]?.(error) ?? null;
}
