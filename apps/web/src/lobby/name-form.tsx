import type { MeReply } from "@ltcg/server/protocol";
import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { callApi } from "../call-api.ts";

const MAX_LETTERS = 32;

/** What others see one called. */
export function NameForm({ initial }: { readonly initial: string | null }) {
  // What is typed before the page has its script would be lost.
  const isReady = useHydrated();
  const [name, setName] = useState(initial ?? "");
  const [told, setTold] = useState<{ readonly text: string; readonly isBad: boolean } | null>(null);
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void callApi<MeReply>("/api/me", { name }, "PUT").then((answer) =>
          setTold(
            answer.ok
              ? { text: `Others see you as ${answer.body.name}.`, isBad: false }
              : { text: answer.error.message, isBad: true },
          ),
        );
      }}
    >
      <div className="choice">
        <label htmlFor="own-name">Your name, as others see it</label>
        <input
          id="own-name"
          value={name}
          disabled={!isReady}
          maxLength={MAX_LETTERS}
          required
          autoComplete="nickname"
          placeholder="Guest"
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <button type="submit" className="button" disabled={!isReady}>
        Keep
      </button>
      <p role={told?.isBad === true ? "alert" : "status"} className="quiet">
        {told?.text ?? " "}
      </p>
    </form>
  );
}
