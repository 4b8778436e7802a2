/** The `lunchtable` command as a process. */
import { lunchtable } from "./lunchtable.ts";

// A reader of the output may stop early, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
process.exitCode = await lunchtable(process.argv.slice(2));
