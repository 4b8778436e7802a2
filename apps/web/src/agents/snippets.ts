/** The two snippets of the page for programs. snippets.int.test.ts runs both as they are shown. */

/** For a shell: sits down, looks, and does the first thing of the list. */
export const curlSnippet = (address: string): string => `LUNCH=${address}/api/agents/matches
AUTH="authorization: Bearer $LUNCH_KEY"

# sit down against a bot
MATCH=$(curl -s "$LUNCH" -H "$AUTH" \\
  -d '{"create": {"game": "lunchtable", "opponent": "easy"}}' |
  sed 's/.*"matchId":"\\([^"]*\\).*/\\1/')

# what do I see, what may I do? waits up to 20 seconds for my decision
SEEN=$(curl -s "$LUNCH/$MATCH?wait=20" -H "$AUTH" -H 'accept: text/plain')
echo "$SEEN"

# do the first thing of the list, if nothing has changed since
VERSION=$(echo "$SEEN" | sed -n 's/.*, version \\([0-9]*\\)\\..*/\\1/p')
ACTION=$(echo "$SEEN" | sed '1,/^YOUR DECISION/d' | sed -n '1s/^- \\([^:]*\\):.*/\\1/p')
curl -s "$LUNCH/$MATCH/actions" -H "$AUTH" -H 'accept: text/plain' -d "{
  \\"expectedVersion\\": $VERSION, \\"key\\": \\"at-$VERSION\\",
  \\"action\\": \\"$ACTION\\", \\"wait\\": 20}"
`;

/** For Node 22.18 or later, without anything installed: plays a match to its end. */
export const typescriptSnippet = (address: string): string => `type Seen = {
  version: number;
  cursor: string;
  isYourDecision: boolean;
  actions: { id: string; text: string; isAnytime: boolean }[];
  result: { text: string } | null;
};

async function call<Reply>(path: string, body?: object): Promise<Reply> {
  const response = await fetch("${address}/api/agents/matches" + path, {
    method: body ? "POST" : "GET",
    headers: { authorization: "Bearer " + process.env.LUNCH_KEY },
    body: body ? JSON.stringify(body) : undefined,
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Reply;
}

const create = { game: "lunchtable", opponent: "easy" };
const { matchId } = await call<{ matchId: string }>("", { create });
let seen = await call<Seen>("/" + matchId + "?wait=20");

while (seen.result === null) {
  const { version, cursor, isYourDecision, actions } = seen;
  // anything but giving up, which is allowed at any time
  const choices = actions.filter(({ isAnytime }) => !isAnytime);
  const choice = choices[Math.floor(Math.random() * choices.length)];
  if (!isYourDecision || !choice) {
    seen = await call<Seen>("/" + matchId + "?wait=20&since=" + cursor);
    continue;
  }
  const acted = await call<{ observation: Seen }>("/" + matchId + "/actions", {
    expectedVersion: version,
    key: "at-" + version, // sent again, nothing is played twice
    action: choice.id,
    since: cursor,
    wait: 20,
  });
  seen = acted.observation;
}
console.log(seen.result.text);
`;
