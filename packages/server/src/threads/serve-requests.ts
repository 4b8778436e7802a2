/** The thread's side: requests that arrive on the port are answered one after another. */
import type { MessagePort } from "node:worker_threads";
import type { Posted } from "./thread.ts";

export function serveRequests<Request, Answer>(
  port: MessagePort,
  answer: (request: Request) => Answer,
): void {
  port.on("message", (request: Request) => {
    let posted: Posted<Answer>;
    try {
      posted = { answer: answer(request) };
    } catch (error) {
      posted = { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    port.postMessage(posted);
  });
}
