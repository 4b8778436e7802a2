import { dirname } from "node:path";

/** The call itself was wrong: an unknown game, something that is not a number. Exit code 2. */
export class WrongCall extends Error {}

/** The call was fine and the answer is no: a record that does not verify. Exit code 1. */
export class NotGood extends Error {}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Why a file could not be read, as a sentence. */
export function readingFault(file: string, error: unknown): string {
  switch (codeOf(error)) {
    case "ENOENT":
      return `there is no file ${file}`;
    case "EISDIR":
      return `${file} is a folder, not a file`;
    default:
      return `${file} cannot be read: ${messageOf(error)}`;
  }
}

export function writingFault(file: string, error: unknown): string {
  const code = codeOf(error);
  const why =
    code === "ENOENT"
      ? `there is no folder ${dirname(file)}`
      : code === "EISDIR"
        ? "it is a folder"
        : messageOf(error);
  return `${file} cannot be written: ${why}`;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;
