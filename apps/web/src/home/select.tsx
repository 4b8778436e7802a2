import { type ReactNode, useId } from "react";

export interface Option {
  readonly value: string;
  readonly text: string;
  /** What it stands under in the list. Once it is chosen the box has room for its own text alone. */
  readonly group?: string;
}

/** One choice of the form, and under it a description of the chosen option. */
export function Select(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
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
        {[...Map.groupBy(props.options, ({ group }) => group ?? "")].map(([group, options]) =>
          group === "" ? (
            <Options key={group} options={options} />
          ) : (
            <optgroup key={group} label={group}>
              <Options options={options} />
            </optgroup>
          ),
        )}
      </select>
      <div className="about" id={`${id}-about`}>
        {props.children}
      </div>
    </div>
  );
}

function Options({ options }: { readonly options: readonly Option[] }) {
  return options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
