import type { AgentParts } from "./parts.ts";

/** Of a private match only those hear who belong to it, or have been invited. */
export async function checkMayLook(
  { service }: Pick<AgentParts, "service">,
  { matchId, identity, code }: { matchId: string; identity: string; code?: string },
): Promise<void> {
  const look = { matchId, player: identity };
  await service.checkMayLook(code === undefined ? look : { ...look, code });
}
