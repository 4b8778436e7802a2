import type { ResponseSettings } from "@ltcg/server/protocol";
import { capital, plain } from "@tcg/core/hosting";
import { useMatchContext } from "./match-context.ts";
import type { Settings } from "./use-settings.ts";

type Mode = ResponseSettings["mode"];
type Yield = NonNullable<ResponseSettings["yieldUntil"]>;

const modes: Readonly<Record<Mode, { readonly name: string; readonly about: string }>> = {
  on: { name: "On", about: "Ask whenever you may respond, even if you can only pass." },
  auto: { name: "Auto", about: "Pass automatically when you can only pass." },
  off: { name: "Off", about: "Never ask: pass every time." },
};

const yields: Readonly<Record<Yield, string>> = {
  "end-of-turn": "the end of this turn",
  "my-turn": "your own turn",
  "something-happens-to-me": "something happens to you",
};

/** When the player wants to be asked for a response. Only the server and this page know. */
export function ResponseControls(props: {
  readonly settings: Settings;
  /** Those in which a player can choose to be asked every time. */
  readonly phases: readonly string[];
}) {
  const { settings: now, change } = props.settings;
  const { words } = useMatchContext().game;
  if (now === null) return null;
  const stopsAfter = (phase: string): string[] =>
    now.stops.includes(phase) ? now.stops.filter((stop) => stop !== phase) : [...now.stops, phase];
  return (
    <fieldset className="responses">
      <legend>Responses</legend>
      <div className="modes">
        {(Object.keys(modes) as Mode[]).map((mode) => (
          <label key={mode}>
            <input
              type="radio"
              name="response-mode"
              checked={now.mode === mode}
              onChange={() => change({ mode })}
            />
            {modes[mode].name}
          </label>
        ))}
      </div>
      <p>{modes[now.mode].about}</p>
      {now.mode === "auto" && (
        <label className="until">
          Pass until
          <select
            value={now.yieldUntil ?? ""}
            onChange={({ target }) =>
              change({ yieldUntil: target.value === "" ? null : (target.value as Yield) })
            }
          >
            <option value="">not now</option>
            {Object.entries(yields).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      )}
      {now.mode !== "on" && props.phases.length > 0 && (
        <details>
          <summary>Always ask me in…</summary>
          <div className="stops">
            {props.phases.map((phase) => (
              <label key={phase}>
                <input
                  type="checkbox"
                  checked={now.stops.includes(phase)}
                  onChange={() => change({ stops: stopsAfter(phase) })}
                />
                {capital(words.phase(phase) ?? plain(phase))}
              </label>
            ))}
          </div>
        </details>
      )}
    </fieldset>
  );
}

/** What differs from the default, shown while the controls are closed. */
export function responsesInShort({ settings }: Settings): string | null {
  if (settings === null || settings.mode === "on") return null;
  if (settings.mode === "off") return "responses off";
  return settings.yieldUntil === null ? null : `passing until ${yields[settings.yieldUntil]}`;
}
