/** What the service promises on this store, played with a real game. */
import type { ContractCase } from "./harness.ts";
import { again } from "./service/again.ts";
import { clocks } from "./service/clocks.ts";
import { flooding } from "./service/flooding.ts";
import { hearing } from "./service/hearing.ts";
import { playing } from "./service/playing.ts";
import { proofs } from "./service/proofs.ts";
import { reading } from "./service/reading.ts";
import { responses } from "./service/responses.ts";
import { seating } from "./service/seating.ts";
import { stoppedServers } from "./service/stopped-servers.ts";
import type { Given } from "./service/table.ts";
import { takingOver } from "./service/taking-over.ts";
import { timesOfAnswers } from "./service/times-of-answers.ts";
import { versions } from "./service/versions.ts";
import { windows } from "./service/windows.ts";

export type { PlayableGame } from "./service/table.ts";

export const serviceContract: readonly ContractCase<Given>[] = [
  ...playing,
  ...reading,
  ...seating,
  ...again,
  ...proofs,
  ...clocks,
  ...stoppedServers,
  ...responses,
  ...timesOfAnswers,
  ...windows,
  ...flooding,
  ...takingOver,
  ...versions,
  ...hearing,
];
