/** Whether an address is the server's own, and no page or file: what it answers comes from there alone. */
export const isApi = (path: string): boolean =>
  /^\/(healthz|readyz|metrics|api(\/.*)?)$/.test(path);
