import { useId } from "react";
import { switchSound, useSound } from "../sound/sound-switch.ts";
import type { Speed } from "./pacer.ts";
import { chooseSpeed, useSpeed } from "./speed.ts";

const speeds: Readonly<Record<Speed, string>> = { normal: "Normal", fast: "Fast", off: "Off" };

/** How a match is shown in this browser, and whether it is heard. */
export function MotionSettings() {
  const chosen = useSpeed();
  const isHeard = useSound();
  const name = useId();
  return (
    <fieldset className="responses motion-settings">
      <legend>What happens is shown</legend>
      <div className="modes">
        {(Object.keys(speeds) as Speed[]).map((speed) => (
          <label key={speed}>
            <input
              type="radio"
              name={name}
              checked={chosen === speed}
              onChange={() => chooseSpeed(speed)}
            />
            {speeds[speed]}
          </label>
        ))}
      </div>
      <label>
        <input
          type="checkbox"
          checked={isHeard}
          onChange={({ target }) => switchSound(target.checked)}
        />
        Sounds
      </label>
    </fieldset>
  );
}
