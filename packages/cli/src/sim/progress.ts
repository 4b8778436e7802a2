/**
 * How far a long run is, on standard error. Whoever waits at a terminal sees a bar. In a pipe there is a line at once and
 * then every so often, by the clock: one game of bots that think may take a minute, and a run must not look dead until then.
 */
import cliProgress from "cli-progress";

/** The first lines come quickly; of a long run fewer are wanted. */
const FIRST_MS = 3000;
const MOST_MS = 30_000;

export interface Progress {
  readonly done: (games: number) => void;
  readonly stop: () => void;
}

export function progressOf(games: number): Progress {
  return process.stderr.isTTY ? bar(games) : lines(games);
}

function bar(games: number): Progress {
  const format = "{bar} {value}/{total} games, {eta_formatted} left";
  const shown = new cliProgress.SingleBar({
    format,
    stream: process.stderr,
    clearOnComplete: true,
  });
  shown.start(games, 0);
  return { done: (done) => shown.update(done), stop: () => shown.stop() };
}

function lines(games: number): Progress {
  let done = 0;
  const { stop } = sayAgain((seconds) => `${done} of ${games} games after ${seconds} s`);
  return {
    done(all) {
      done = all;
    },
    stop,
  };
}

/** Says on standard error how things stand, at once and then every so often. */
export function sayAgain(say: (seconds: number) => string): Pick<Progress, "stop"> {
  const begun = performance.now();
  const tell = (): void => console.error(say(Math.round((performance.now() - begun) / 1000)));
  let wait = FIRST_MS;
  const again = (): NodeJS.Timeout =>
    setTimeout(() => {
      tell();
      wait = Math.min(MOST_MS, 2 * wait);
      timer = again();
    }, wait);
  tell();
  let timer = again();
  return { stop: () => clearTimeout(timer) };
}
