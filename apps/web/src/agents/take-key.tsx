/** The guest's own programs and their keys: one more, another key, none any more. A key is shown once. */
import type { AgentReply, KeyReply, MyAgentsReply, RegisteredAgent } from "@ltcg/server/protocol";
import { useHydrated } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { callApi } from "../call-api.ts";
import { KeyTicket, type ShownKey } from "./key-ticket.tsx";
import { OwnProgram } from "./own-program.tsx";

const MAX_LETTERS = 32;
const PATH = "/api/me/agents";
const keyPath = (agentId: string): string => `${PATH}/${encodeURIComponent(agentId)}/key`;

export function TakeKey({ initial }: { readonly initial: readonly AgentReply[] }) {
  const [programs, setPrograms] = useState(initial);
  const [shown, setShown] = useState<ShownKey | null>(null);
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  // What is typed before the page has its script would be lost.
  const isReady = useHydrated();
  const isBusy = isChanging || !isReady;
  const field = useRef<HTMLInputElement>(null);

  /** Does one thing at a time, and looks at the list again after it. */
  const change = async (ask: () => Promise<string | null>): Promise<void> => {
    setIsChanging(true);
    setProblem(await ask());
    const listed = await callApi<MyAgentsReply>(PATH);
    if (listed.ok) setPrograms(listed.body.agents);
    setIsChanging(false);
  };
  const add = (): Promise<void> =>
    change(async () => {
      const answer = await callApi<RegisteredAgent>(PATH, { name });
      if (!answer.ok) return answer.error.message;
      setShown(answer.body);
      setName("");
      return null;
    });
  const renew = ({ agentId, name: whose }: AgentReply): Promise<void> =>
    change(async () => {
      const answer = await callApi<KeyReply>(keyPath(agentId), undefined, "POST");
      if (!answer.ok) return answer.error.message;
      setShown({ agentId, name: whose, key: answer.body.key });
      return null;
    });
  const revoke = ({ agentId }: AgentReply): Promise<void> =>
    change(async () => {
      const answer = await callApi(keyPath(agentId), undefined, "DELETE");
      if (!answer.ok) return answer.error.message;
      setShown((key) => (key?.agentId === agentId ? null : key));
      return null;
    });

  return (
    <>
      {shown === null ? (
        <form
          className="new-key"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <label htmlFor="program-name">What is your program called?</label>
          <input
            id="program-name"
            ref={field}
            value={name}
            disabled={!isReady}
            required
            maxLength={MAX_LETTERS}
            placeholder="Hasty"
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className="button go" disabled={isBusy}>
            Take a key
          </button>
        </form>
      ) : (
        <KeyTicket
          shown={shown}
          onKept={() => {
            setShown(null);
            // The button is gone: whoever uses the keyboard goes on in the form.
            requestAnimationFrame(() => field.current?.focus());
          }}
        />
      )}
      {problem !== null && <p role="alert">{problem}</p>}
      {programs.length > 0 && (
        <ul className="programs" aria-label="Your programs">
          {programs.map((program) => (
            <OwnProgram
              key={program.agentId}
              program={program}
              isBusy={isBusy}
              onRenew={() => void renew(program)}
              onRevoke={() => void revoke(program)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
