import { type ReactNode, useId } from "react";

/** One choice of the form, and under it a description of the chosen option. */
export function Select(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
  readonly children?: ReactNode;
}) {
  const id = useId();
  return (
    <div className="choice">
      <label htmlFor={id}>{props.label}</label>
      <select
        id={id}
        value={props.value}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => props.onChange(target.value)}
      >
        {props.options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <div className="about" id={`${id}-about`}>
        {props.children}
      </div>
    </div>
  );
}
