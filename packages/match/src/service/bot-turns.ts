/** Lets bots act, match by match, without keeping anybody else waiting. */

/** So many moves in one go; a match that needs more is taken up again after the others. */
const MOST_IN_A_ROW = 100;

export class BotTurns {
  private readonly playOne: (matchId: string) => Promise<boolean>;
  private readonly onProblem: (problem: unknown, matchId: string) => void;
  private readonly running = new Map<string, Promise<void>>();
  /** Woken while running: looked at once more before they rest. */
  private readonly again = new Set<string>();
  private closed = false;

  constructor(
    playOne: (matchId: string) => Promise<boolean>,
    onProblem: (problem: unknown, matchId: string) => void,
  ) {
    this.playOne = playOne;
    this.onProblem = onProblem;
  }

  wake(matchId: string): void {
    if (this.running.has(matchId)) {
      this.again.add(matchId);
      return;
    }
    const run = this.run(matchId).then((more) => {
      this.running.delete(matchId);
      if (this.again.delete(matchId) || more) this.wake(matchId);
    });
    this.running.set(matchId, run);
  }

  /** Whether there is more to do. */
  private async run(matchId: string): Promise<boolean> {
    try {
      for (let i = 0; i < MOST_IN_A_ROW; i++) {
        await new Promise((resolve) => setImmediate(resolve));
        if (this.closed) return false;
        this.again.delete(matchId);
        if (!(await this.playOne(matchId))) return false;
      }
      return true;
    } catch (problem) {
      // The match stays due in the store: the next action in it, or the next start, wakes it.
      this.again.delete(matchId);
      this.onProblem(problem, matchId);
      return false;
    }
  }

  async atRest(matchId: string): Promise<void> {
    for (let run = this.running.get(matchId); run; run = this.running.get(matchId)) await run;
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.running.values());
  }
}
