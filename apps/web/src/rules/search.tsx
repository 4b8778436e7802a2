/** Asks the rulebook. */
import { useHydrated } from "@tanstack/react-router";
import { useDeferredValue, useId, useMemo, useState } from "react";
import { type FoundRule, findRules } from "./find-rules.ts";

export function RuleSearch({ rules }: { readonly rules: readonly FoundRule[] }) {
  const id = useId();
  // What is typed before the page has its script would be lost.
  const isReady = useHydrated();
  const [question, setQuestion] = useState("");
  const asked = useDeferredValue(question);
  const found = useMemo(() => findRules(rules, asked), [rules, asked]);
  const isAsked = asked.trim() !== "";
  // Of this book: from its middle, where it is about cards and not about words.
  const example = rules[Math.floor(rules.length / 2)]?.number ?? "1.1";
  return (
    <search className="rule-search">
      <label htmlFor={id}>Find a rule, by a word or its number</label>
      <input
        id={id}
        type="search"
        value={question}
        disabled={!isReady}
        placeholder={`a word, or ${example}`}
        onChange={({ target }) => setQuestion(target.value)}
      />
      <p role="status" className="quiet">
        {!isAsked ? "" : found.length === 1 ? "1 rule" : `${found.length} rules`}
      </p>
      {found.length > 0 && (
        <ol className="rules-found">
          {found.map(({ number, text }) => (
            <li key={number}>
              <a href={`#${number}`}>
                <span className="rule-number">{number}</span>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </search>
  );
}
