/** The result of going over a receipt, in words, and how it works. */
import type { GoneOver } from "./go-over.ts";

export function Judgement({ gone }: { readonly gone: GoneOver }) {
  const { checked, sheet, receipt } = gone;
  const isGood = checked.ok;
  return (
    <div className="judge-words" role="status">
      <div className={isGood ? "verdict-stamp" : "verdict-stamp no"} aria-hidden="true">
        <b className="display">{isGood ? "It all adds up" : "Does not add up"}</b>
      </div>
      <h1 className="display">{isGood ? "Nobody stacked the deck" : brokenTitle(gone)}</h1>
      <p className="lead">
        {isGood
          ? `Your own browser just played this match again, from the seal to the last of ${commandsOf(receipt)} commands, and got the same table. It asked nobody.`
          : sheet === null || sheet.torn === null
            ? "The receipt is not of the match that it should be of."
            : "What comes before the tear is as it was promised. From there on, this is not the match that its own seal and commands give."}
      </p>
      <ul className="judge-lines">
        {checked.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Of a receipt that is good: the lines of another may be anything. */
const commandsOf = ({ entries }: GoneOver["receipt"]): number =>
  entries.filter(({ seat }) => seat !== "").length;

function brokenTitle({ sheet }: GoneOver): string {
  const wrong = sheet?.lines.find(({ mark }) => mark === "wrong");
  if (wrong !== undefined) return `Line ${wrong.number} does not fit`;
  if (sheet?.torn === "end") return "The end does not fit";
  const fact = sheet?.facts.find(({ mark }) => mark === "wrong");
  return fact === undefined ? "Something does not fit" : `${fact.label} does not fit`;
}

const steps = [
  {
    motif: "q-rumor-mill m-envelope",
    name: "Sealed.",
    about:
      "Before dealing, the table publishes a digest of its secret. It cannot pick another one later.",
  },
  {
    motif: "q-swap-table m-key",
    name: "Opened.",
    about:
      "After the match the secret is shown. Its digest must be the seal; with the players' own random numbers it gives the shuffle.",
  },
  {
    motif: "q-sugar-rush m-tray",
    name: "Played again.",
    about:
      "Decks, seed and commands go through the same rules. Each line carries the digest of all before it.",
  },
] as const;

export function HowItWorks() {
  return (
    <ol className="seal-how">
      {steps.map(({ motif, name, about }) => {
        const [inks = "", symbol = ""] = motif.split(" ");
        return (
          <li key={name}>
            <svg className={inks} viewBox="0 0 64 64" aria-hidden="true">
              <use href={`#${symbol}`} />
            </svg>
            <p>
              <b>{name}</b> {about}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
