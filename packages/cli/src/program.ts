/** Runs a program of commands. Exit codes: 0 success, 1 failure, 2 wrong usage. */
import { Command, CommanderError } from "commander";
import { NotGood, WrongCall } from "./errors.ts";

/** For programs of the repository, which has no parser of its own. */
export { Command };

export type SetExitCode = (code: number) => void;

export async function runProgram(
  build: (setExitCode: SetExitCode) => Command,
  args: readonly string[],
  sayWrong: (program: Command, error: Error) => void,
): Promise<number> {
  let exitCode = 0;
  const program = build((code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return exitCode;
  } catch (error) {
    // Commander has said it already; help and version end here too, with 0.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof WrongCall || error instanceof NotGood)) throw error;
    sayWrong(program, error);
    return error instanceof WrongCall ? 2 : 1;
  }
}
