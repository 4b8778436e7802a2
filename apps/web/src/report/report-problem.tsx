/** "Report a problem": a question what went wrong, and a file with the moment and the answer. Nothing is sent. */
import type { ProblemReport } from "@ltcg/server/protocol";
import { type FormEvent, useId, useRef, useState } from "react";
import type { Answer } from "../call-api.ts";
import { saveJson } from "./save-json.ts";

const MAX_SAID = 4000;

type Step =
  | { readonly at: "asking"; readonly problem: string | null }
  | { readonly at: "gathering" }
  | { readonly at: "saved"; readonly name: string };

const asking: Step = { at: "asking", problem: null };

export function ReportProblem(props: {
  /** What the file has in it besides the moment and what was said. */
  readonly contents: string;
  readonly gather: (said: string) => Promise<Answer<ProblemReport>>;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [said, setSaid] = useState("");
  const [step, setStep] = useState<Step>(asking);
  // The match goes on while somebody writes; the report is of the moment at which it was begun.
  const [begun, setBegun] = useState(props);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setStep({ at: "gathering" });
    const answer = await begun.gather(said);
    if (!answer.ok) return setStep({ at: "asking", problem: answer.error.message });
    const name = fileName(answer.body);
    saveJson(name, answer.body);
    setStep({ at: "saved", name });
    setSaid("");
  };
  const open = (): void => {
    setStep(asking);
    setBegun(props);
    dialog.current?.showModal();
  };
  const close = (): void => dialog.current?.close();
  return (
    <>
      <button type="button" className="report-open" onClick={open}>
        <Flag />
        <span>Report a problem</span>
      </button>
      <dialog ref={dialog} className="report-dialog" aria-labelledby={title}>
        <h2 id={title} className="display">
          Report a problem
        </h2>
        {step.at === "saved" ? (
          <>
            <p role="status">
              Saved as <code>{step.name}</code>. Send it to whoever runs this table, or attach it to
              an issue.
            </p>
            <div className="report-ways">
              <button type="button" className="button go" onClick={close}>
                Done
              </button>
            </div>
          </>
        ) : (
          <form onSubmit={(event) => void save(event)}>
            <label>
              <span>
                What went wrong? <span className="quiet">If you like.</span>
              </span>
              <textarea
                rows={4}
                maxLength={MAX_SAID}
                value={said}
                onChange={({ target }) => setSaid(target.value)}
              />
            </label>
            <p className="quiet">
              You get one file with this moment, your words and {begun.contents}. Nothing is sent.
            </p>
            {step.at === "asking" && step.problem !== null && <p role="alert">{step.problem}</p>}
            <div className="report-ways">
              <button type="submit" className="button go" disabled={step.at === "gathering"}>
                Save the file
              </button>
              <button type="button" className="button still" onClick={close}>
                Cancel
              </button>
            </div>
          </form>
        )}
      </dialog>
    </>
  );
}

/** Which match and which moment, so that two reports of one match do not have the same name. */
const fileName = (report: ProblemReport): string => {
  const moment = "record" in report ? report.at : report.version;
  const match = report.matchId?.slice(0, 8).replaceAll(/[^\w-]/g, "") ?? "file";
  return `problem-${match}-${moment}.json`;
};

function Flag() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path
        d="M5 22V3m0 1h13l-3 4.5L18 13H5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
