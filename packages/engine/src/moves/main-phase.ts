import type { Rejection } from "@tcg/core";
import { reject } from "../rejections.ts";
import type { Table } from "../types.ts";

/** LT 5.3 */
export function notInMainPhase({ state: { phase } }: Table): Rejection | null {
  return phase === "main" || phase === "main2" ? null : reject("phase/not-main");
}
