/** A key, shown this once. */
import { CopyButton } from "../site/copy-button.tsx";

export interface ShownKey {
  readonly agentId: string;
  readonly name: string;
  readonly key: string;
}

export function KeyTicket(props: { readonly shown: ShownKey; readonly onKept: () => void }) {
  const { name, key } = props.shown;
  return (
    <section aria-label="The new key">
      <div className="key-ticket">
        <svg className="m q-sugar-rush" aria-hidden="true">
          <use href="#m-key" />
        </svg>
        <div>
          <small className="display">For {name} · shown once</small>
          <code>{key}</code>
        </div>
        <CopyButton text={key} className="button go" what="the key" />
      </div>
      <div className="key-warning">
        <p role="status">
          Leave this page and it is gone; the server keeps only its hash. A key plays and reads the
          matches of its program, nothing else.
        </p>
        <button type="button" className="button" onClick={props.onKept}>
          I have kept it
        </button>
      </div>
    </section>
  );
}
