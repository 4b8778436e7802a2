/** What the server counts, for GET /metrics. No label names a match, a guest or a card. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export interface Metrics {
  answered(route: string, method: string, status: number, seconds: number): void;
  failed(): void;
  text(): Promise<string>;
  readonly contentType: string;
}

export interface MetricsOptions {
  readonly countStreams: () => number;
  /** Counts what the process does, too. Such counters live as long as the process. */
  readonly ofProcess?: boolean;
}

export function createMetrics({ countStreams, ofProcess = false }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: "lunchtable_requests_total",
    help: "Requests that were answered.",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "lunchtable_request_seconds",
    help: "How long requests took.",
    labelNames: ["route"],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const problems = new Counter({
    name: "lunchtable_problems_total",
    help: "Faults of the server that were logged.",
    registers,
  });
  new Gauge({
    name: "lunchtable_streams",
    help: "Streams that are open.",
    registers,
    collect() {
      this.set(countStreams());
    },
  });
  if (ofProcess) collectDefaultMetrics({ register: registry });
  return {
    answered(route, method, status, seconds) {
      requests.inc({ route, method, status });
      durations.observe({ route }, seconds);
    },
    failed: () => problems.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
