/** The receipt itself, gone over with a pen; torn where it does not fit. */
import type { Receipt } from "@lunchtable-tcg/match/fairness";
import { Fragment } from "react";
import { fold, isFold, type Shown } from "./fold.ts";
import { PenMark } from "./mark.tsx";
import { type Fact, type Sheet, timeText, type Versus } from "./sheet.ts";

const AT_END = 8;
/** What is still shown before and after a tear. */
const BESIDE_TEAR = 3;

export function ReceiptSheet(props: {
  readonly receipt: Receipt;
  readonly sheet: Sheet;
  readonly title: string;
}) {
  const { receipt, sheet } = props;
  const fits = sheet.facts.filter(({ mark }) => mark === "fits");
  const goneOver = sheet.lines.filter(({ mark }) => mark === "fits");
  const after = sheet.lines.filter(({ mark }) => mark === "not run");
  const wrong = sheet.lines.find(({ mark }) => mark === "wrong");
  const last = receipt.entries.at(-1);
  return (
    <div className="paper">
      <article className={sheet.torn === null ? "slip" : "slip torn"}>
        <header>
          <h2 className="display">{props.title}</h2>
          <p>
            rules {receipt.rulesVersion} · {receipt.entries[0] && timeText(receipt.entries[0].atMs)}
            {last !== undefined && ` to ${timeText(last.atMs).slice(11)}`}
          </p>
        </header>
        <Facts facts={fits} />
        {sheet.torn !== "fact" && (
          <>
            <h3 className="display">Played again, line by line</h3>
            <Lines shown={fold(goneOver, sheet.torn === null ? AT_END : BESIDE_TEAR)} />
          </>
        )}
        {sheet.torn === null && (
          <>
            <End end={sheet.end} />
            <div className="barcode" aria-hidden="true" />
          </>
        )}
      </article>
      {sheet.torn !== null && (
        <article className="slip off">
          <p className="fault">
            <strong>{sheet.fault}</strong>
          </p>
          <Facts facts={sheet.facts.filter(({ mark }) => mark === "wrong")} />
          {wrong !== undefined && <Lines shown={[wrong]} />}
          {sheet.torn === "end" && <End end={sheet.end} />}
          {sheet.versus !== null && <SideBySide versus={sheet.versus} />}
          <div className="after">
            <Facts facts={sheet.facts.filter(({ mark }) => mark === "not run")} />
            <Lines shown={fold(after, BESIDE_TEAR)} />
            {sheet.torn !== "end" && <End end={sheet.end} />}
          </div>
        </article>
      )}
    </div>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map(({ id, label, value, note, mark }) => (
        <div key={id} className={`slip-fact ${mark === "wrong" ? "wrong" : ""}`}>
          <dt className="display">{label}</dt>
          <dd>
            {value}
            <small>{note}</small>
          </dd>
          <dd className="slip-fact-mark">
            <PenMark mark={mark} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ shown }: { readonly shown: readonly Shown[] }) {
  if (shown.length === 0) return null;
  return (
    <ol className="receipt-lines">
      {shown.map((line) =>
        isFold(line) ? (
          <li key={`fold ${line.from}`} className="folded">
            <span>
              lines {line.from} to {line.to}
            </span>
            {line.mark === "fits" && (
              <b className="fold-count">
                {line.count} of {line.count}
              </b>
            )}
            <PenMark mark={line.mark} />
          </li>
        ) : (
          <li key={line.number} className={line.mark === "wrong" ? "wrong" : ""}>
            <i>{line.number}</i>
            <span>{line.text}</span>
            <b>{line.amount}</b>
            <code>{line.digest}</code>
            <PenMark mark={line.mark} />
          </li>
        ),
      )}
    </ol>
  );
}

function End({ end }: { readonly end: Sheet["end"] }) {
  return (
    <footer className={end.mark === "wrong" ? "wrong" : ""}>
      <strong className="display">{end.text}</strong>
      <code>{end.digest}</code>
      <PenMark mark={end.mark} />
    </footer>
  );
}

function SideBySide({ versus: { says, rules } }: { readonly versus: Versus }) {
  return (
    <div className="versus">
      {[
        { ...says, title: "The receipt says" },
        { ...rules, title: "The rules say" },
      ].map(({ title, value, note }, place) => (
        <Fragment key={title}>
          {place === 1 && <i aria-hidden="true">≠</i>}
          <div>
            <small className="display">{title}</small>
            <b className="display">{value}</b>
            <span>{note}</span>
          </div>
        </Fragment>
      ))}
    </div>
  );
}
