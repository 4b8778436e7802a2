/** The tool's end of the line to a `runner.ts` process: starts it, asks it, ends it. */
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { atExit } from "./at-exit.ts";
import type { RunnerMessage, RunOutcome, RunRequest } from "./protocol.ts";

/** `inTests`: a file was loaded and its tests had begun, so it is they who did not come back. */
export type RunResult =
  | { readonly type: "done"; readonly outcome: RunOutcome }
  | { readonly type: "timeout"; readonly inTests: boolean; readonly seconds: number }
  | { readonly type: "broken"; readonly inTests: boolean; readonly message: string };

export type RunnerOptions = {
  /** The first test that fails ends a run, and the timeout is for each test, not for all of them. */
  readonly stopsAtFailure?: boolean;
};

export type Runner = {
  run(request: RunRequest, timeoutSeconds: number): Promise<RunResult>;
  stop(): void;
};

const runnerFile = fileURLToPath(new URL("./runner.ts", import.meta.url));
const startSeconds = 60;
/** A mutant that hoards memory in a loop should meet a wall before the machine does. */
const heapMegabytes = 2048;

type Process = { readonly child: ChildProcess; readonly end: () => void };

export function createRunner(root: string, { stopsAtFailure = false }: RunnerOptions = {}): Runner {
  let current: Process | undefined;

  const stop = (): void => {
    current?.end();
    current = undefined;
  };

  const run = async (request: RunRequest, timeoutSeconds: number): Promise<RunResult> => {
    if (current === undefined) {
      current = launch(root, stopsAtFailure);
      const started = await listen(current.child, startSeconds, (type) =>
        type === "ready" ? "settled" : "waiting",
      );
      if (started !== "settled") {
        stop();
        return started.type === "timeout"
          ? { type: "broken", inTests: false, message: "Vitest did not start" }
          : started;
      }
    }
    let outcome: RunOutcome | undefined;
    const result = listen(current.child, timeoutSeconds, (type, message) => {
      if (message.type === "done") outcome = message.outcome;
      if (type === "done") return "settled";
      return type === "test-end" && stopsAtFailure ? "wait-anew" : "waiting";
    });
    current.child.send(request);
    const settled = await result;
    if (settled === "settled" && outcome !== undefined) return { type: "done", outcome };
    stop();
    return settled === "settled"
      ? { type: "broken", inTests: false, message: "Vitest gave no result" }
      : settled;
  };

  return { run, stop };
}

function launch(root: string, stopsAtFailure: boolean): Process {
  const child = fork(runnerFile, stopsAtFailure ? ["--bail"] : [], {
    cwd: root,
    env: environment(),
    // A group of its own: Vitest's workers are ended with it, even one that loops for ever.
    detached: process.platform !== "win32",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const end = atExit(() => {
    try {
      if (process.platform === "win32" || child.pid === undefined) child.kill("SIGKILL");
      else process.kill(-child.pid, "SIGKILL");
    } catch {
      // It is gone already.
    }
  });
  return { child, end };
}

/** Waits for a message that settles the matter, for the process's death or for the time to pass. */
function listen(
  child: ChildProcess,
  seconds: number,
  hear: (
    type: RunnerMessage["type"],
    message: RunnerMessage,
  ) => "waiting" | "wait-anew" | "settled",
): Promise<"settled" | Exclude<RunResult, { type: "done" }>> {
  return new Promise((resolve) => {
    const begun = new Set<string>();
    let complaint = "";
    const onComplaint = (chunk: Buffer): void => {
      complaint = (complaint + chunk.toString()).slice(-2000);
    };
    const onMessage = (message: RunnerMessage): void => {
      if (message.type === "tests-begin") begun.add(message.file);
      if (message.type === "tests-end") begun.delete(message.file);
      if (message.type === "broken")
        finish({ type: "broken", inTests: false, message: message.message });
      else {
        const heard = hear(message.type, message);
        if (heard === "settled") finish("settled");
        else if (heard === "wait-anew") timer.refresh();
      }
    };
    const onExit = (): void => {
      const message = complaint.trim().split("\n").at(-1) ?? "";
      finish({
        type: "broken",
        inTests: begun.size > 0,
        message: `the process ended${message === "" ? "" : `: ${message}`}`,
      });
    };
    const timer = setTimeout(
      () => finish({ type: "timeout", inTests: begun.size > 0, seconds }),
      seconds * 1000,
    );
    const finish = (result: "settled" | Exclude<RunResult, { type: "done" }>): void => {
      clearTimeout(timer);
      child.off("message", onMessage).off("exit", onExit);
      child.stderr?.off("data", onComplaint);
      resolve(result);
    };
    child.on("message", onMessage).on("exit", onExit);
    child.stderr?.on("data", onComplaint);
  });
}

/** Without what a Vitest around this tool left behind, and without colours in error messages. */
function environment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !name.startsWith("VITEST") && name !== "FORCE_COLOR",
  );
  const { NODE_OPTIONS = "" } = process.env;
  return {
    ...Object.fromEntries(inherited),
    NO_COLOR: "1",
    NODE_OPTIONS: `${NODE_OPTIONS} --max-old-space-size=${heapMegabytes}`.trim(),
  };
}
