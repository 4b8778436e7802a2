/** Failures that a host can do something about, each with a code and a sentence that says what. */

export type DatabaseErrorCode =
  | "database-in-use"
  | "database-damaged"
  | "database-not-writable"
  | "database-full"
  | "database-newer"
  | "database-unreachable";

export class DatabaseError extends Error {
  readonly code: DatabaseErrorCode;
  constructor(code: DatabaseErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "DatabaseError";
    this.code = code;
  }
}

export function newerDatabase(where: string, version: number, known: number): DatabaseError {
  return new DatabaseError(
    "database-newer",
    `${where} was written by a newer version (schema ${version}, this one knows ${known}). Start ` +
      "it with that version.",
  );
}

type Explain = (path: string, said: string) => [DatabaseErrorCode, string];

const notWritable: Explain = (path, said) => [
  "database-not-writable",
  `${path} cannot be opened for writing (${said}). Give this user the right to write the file and ` +
    "its folder, or start with another data directory.",
];

const damaged: Explain = (path, said) => [
  "database-damaged",
  `${path} is damaged or is no database (${said}). Move it away and put back a copy, or start with ` +
    "another data directory.",
];

const inUse: Explain = (path) => [
  "database-in-use",
  `${path} is in use by another process. An SQLite file belongs to one process: stop the other ` +
    "one, or start this one with another data directory.",
];

const full: Explain = (path, said) => [
  "database-full",
  `${path} cannot grow (${said}). Make room on its disk: what was acknowledged is kept.`,
];

/** By SQLite's primary result codes (https://www.sqlite.org/rescode.html). */
const explanations: Readonly<Record<number, Explain>> = {
  3: notWritable, // SQLITE_PERM
  5: inUse, // SQLITE_BUSY
  8: notWritable, // SQLITE_READONLY
  11: damaged, // SQLITE_CORRUPT
  13: full, // SQLITE_FULL
  14: notWritable, // SQLITE_CANTOPEN
  23: notWritable, // SQLITE_AUTH
  26: damaged, // SQLITE_NOTADB
};

/** What SQLite or the file system has said, for people where it is known. */
export function explainSqlite(error: unknown, path: string): unknown {
  if (!(error instanceof Error)) return error;
  const explain = explanationOf(error);
  if (explain === undefined) return error;
  const [code, message] = explain(path, error.message);
  return new DatabaseError(code, message, error);
}

function explanationOf(error: Error): Explain | undefined {
  // The lowest byte of an extended code is the primary one.
  if ("errcode" in error) return explanations[Number(error.errcode) % 256];
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return full;
  return code !== undefined && code in fileSystem ? notWritable : undefined;
}

const fileSystem = { EACCES: 0, EPERM: 0, EROFS: 0, ENOENT: 0, ENOTDIR: 0, EISDIR: 0 };
