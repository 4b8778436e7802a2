/** Where, when and of what a result was taken: without these lines a figure means nothing. */
import { cpus, loadavg } from "node:os";
import { commitHere } from "./checkout/checkout.ts";

export function circumstances(command: string, against?: string): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? "unknown processor";
  const load = loadavg()[0]?.toFixed(1) ?? "unknown";
  return [
    `date     ${new Date().toISOString().slice(0, 10)}`,
    `command  ${command}`,
    `commit   ${commitHere()}`,
    ...(against === undefined ? [] : [`against  ${against}`]),
    `machine  ${model}, ${processors.length} cores, ${process.platform} ${process.arch}, load ${load}`,
    `node     ${process.versions.node} (V8 ${process.versions.v8})`,
  ].join("\n");
}
