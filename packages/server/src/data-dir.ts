/** The folder of everything that must outlive the process: the databases and the secret. */
import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface DataDir {
  /** Of matches. */
  readonly database: string;
  /** A database of its own, so that matches are never held up. */
  readonly identities: string;
  /** Made on the first start. Whoever reads it can pose as any guest. */
  readonly secret: string;
}

export const HEX_SECRET = /^[0-9a-f]{64}$/;

/** What whoever starts a server can do something about; its message says what. */
export class DataDirError extends Error {
  override readonly name = "DataDirError";
}

export function openDataDir(path: string): DataDir {
  try {
    mkdirSync(path, { recursive: true });
    return {
      database: join(path, "matches.sqlite"),
      identities: join(path, "identities.sqlite"),
      secret: readSecret(join(path, "secret")),
    };
  } catch (error) {
    if (!(error instanceof Error) || !("syscall" in error)) throw error;
    const message =
      `The data directory ${path} cannot be used (${error.message}). Give this user the right to ` +
      "write there, or name another by DATA_DIR.";
    throw new DataDirError(message, { cause: error });
  }
}

function readSecret(path: string): string {
  if (!existsSync(path)) {
    // Written to a draft and linked into place, so that it is there whole or not at all.
    const draft = `${path}.${randomBytes(6).toString("hex")}`;
    writeFileSync(draft, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600, flush: true });
    try {
      linkSync(draft, path);
    } catch (error) {
      if (!existsSync(path)) throw error; // Another process was faster: its secret is used.
    } finally {
      rmSync(draft);
    }
  }
  const secret = readFileSync(path, "utf8").trim();
  if (!HEX_SECRET.test(secret)) {
    throw new DataDirError(
      `${path} should hold 64 hexadecimal digits. Delete it to get a new one.`,
    );
  }
  return secret;
}
