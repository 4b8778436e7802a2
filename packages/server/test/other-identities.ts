/** Everybody who is not the owner of a seat, and tries to pass for it. */
import type { KeyReply, MeReply, RegisteredAgent } from "../src/protocol.ts";
import { Client } from "./client.ts";

export type OwnerKind = "guest" | "agent";

export interface Owner {
  readonly client: Client;
  readonly id: string;
  /** A key that was theirs or their agent's, and is not valid any more. */
  readonly oldKey: string;
  /** A guest's agent, or the guest whose agent the owner is. */
  readonly relative: Client;
  /** The id of the agent among the two. */
  readonly agentId: string;
}

export async function newOwner(url: string, kind: OwnerKind): Promise<Owner> {
  const guest = new Client(url);
  const agent = new Client(url);
  await guest.put("/api/me", { name: "The owner" });
  const wanted = { name: "The agent" };
  const { agentId, key: oldKey } = (await guest.post<RegisteredAgent>("/api/me/agents", wanted))
    .body;
  agent.key = oldKey;
  agent.key = (await agent.call<KeyReply>("/api/agents/me/key", { method: "POST" })).body.key;
  const [client, relative] = kind === "guest" ? [guest, agent] : [agent, guest];
  const { id } = (await client.get<MeReply>("/api/me")).body;
  return { client, id: id ?? "", oldKey, relative, agentId };
}

/** By what they are. Those with a key that is not valid are refused everywhere. */
export async function othersThan(
  url: string,
  { client: owner, id, oldKey, relative }: Owner,
): Promise<readonly (readonly [string, Client, "is somebody else" | "has a wrong key"])[]> {
  const guest = new Client(url);
  await guest.put("/api/me", { name: "Somebody else" });
  const agent = new Client(url);
  agent.key = (
    await agent.post<RegisteredAgent>("/api/agents/register", { name: "Another" })
  ).body.key;
  const signature = guest.cookie.split(".")[1] ?? "";
  const withCookie = (cookie: string, key = ""): Client =>
    Object.assign(new Client(url), { cookie, key });
  const other = "is somebody else";
  const wrong = "has a wrong key";
  return [
    ["nobody", new Client(url), other],
    ["another guest", guest, other],
    ["another agent", agent, other],
    ["the owner's own relative", relative, other],
    [
      "a cookie with the owner's id and another's signature",
      withCookie(`ltcg_guest=${id}.${signature}`),
      other,
    ],
    ["a cookie with the owner's id and no signature", withCookie(`ltcg_guest=${id}`), other],
    ["a cookie that is the owner's key", withCookie(`ltcg_guest=${owner.key || "x"}`), other],
    ["another agent with the owner's cookie", withCookie(owner.cookie, agent.key), other],
    ["a key that was replaced", withCookie("", oldKey), wrong],
    ["a key that was replaced, with the owner's cookie", withCookie(owner.cookie, oldKey), wrong],
    ["a key that was made up", withCookie("", `ltcg_${"A".repeat(43)}`), wrong],
    ["the owner's id as a key", withCookie("", id), wrong],
  ];
}
