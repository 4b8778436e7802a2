/**
 * An agent in some thirty lines: it registers, creates a match against a bot and plays it to the end, each time
 * with any of its legal actions. `npx node examples/agent.ts [address] [game] [bot]`, beside `npm start`.
 */
import type { ActedReply, ObservationReply } from "@ltcg/server/protocol";

const [server = "http://127.0.0.1:3000", game = "lunchtable", opponent = "greedy"] =
  process.argv.slice(2);
let key = "";

async function call<Reply>(path: string, body?: object): Promise<Reply> {
  const response = await fetch(`${server}/api/agents/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "content-type": "application/json",
      ...(key !== "" && { authorization: `Bearer ${key}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer as Reply;
  throw new Error(`${path}: ${JSON.stringify(answer)}`);
}

({ key } = await call<{ key: string }>("register", { name: "Thirty Lines" }));
const { matchId } = await call<{ matchId: string }>("matches", { create: { game, opponent } });
let seen = await call<ObservationReply>(`matches/${matchId}?wait=20`);

while (seen.result === null) {
  const { version, isYourDecision, actions, cursor } = seen;
  const choices = actions.filter(({ isAnytime }) => !isAnytime);
  const choice = choices[Math.floor(Math.random() * choices.length)];
  if (!isYourDecision || choice === undefined) {
    seen = await call<ObservationReply>(`matches/${matchId}?wait=20&since=${cursor}`);
    continue;
  }
  console.log(choice.text);
  const action = { expectedVersion: version, key: `at-${version}`, action: choice.id, wait: 20 };
  const acted = await call<ActedReply>(`matches/${matchId}/actions`, { ...action, since: cursor });
  if (acted.refused !== null) console.log(`  refused: ${acted.refused.message}`);
  seen = acted.observation;
}
console.log(seen.result.text);
