/** The file of a thread, beside the module that names it: a source in development, else what was built of it. */
export function workerFile(name: string, besideUrl: string): URL {
  return new URL(`${name}.${besideUrl.endsWith(".ts") ? "ts" : "js"}`, besideUrl);
}
