/** When the player wants to be asked. The server keeps this and acts on it; nobody else is told. */
import type { ResponseSettings, SettingsReply } from "@ltcg/server/protocol";
import { useCallback, useEffect, useRef, useState } from "react";
import { callApi, pathOf } from "../call-api.ts";

export interface Settings {
  /** Null until they are known, and for a spectator. */
  readonly settings: ResponseSettings | null;
  readonly change: (part: Partial<ResponseSettings>) => void;
}

/** `reload`: a change may change what the player is asked now. */
export function useSettings(
  { matchId, version }: { readonly matchId: string; readonly version: number },
  isPlayer: boolean,
  reload: () => Promise<void>,
): Settings {
  const [settings, setSettings] = useState<ResponseSettings | null>(null);
  const path = pathOf(matchId, "settings");
  // Answers may overtake each other: only that to the last question counts.
  const asked = useRef(0);
  const look = useCallback(async () => {
    const question = ++asked.current;
    const answer = await callApi<SettingsReply>(path);
    if (answer.ok && question === asked.current) setSettings(answer.body);
  }, [path]);
  const isKnown = settings !== null;
  useEffect(() => {
    if (isPlayer && !isKnown) void look();
  }, [isPlayer, isKnown, look]);
  // "Pass until…" ends by itself, so it is looked up again.
  const isYielding = isKnown && settings.yieldUntil !== null;
  useEffect(() => {
    if (isYielding && version > 0) void look();
  }, [isYielding, version, look]);

  return {
    settings,
    change(part) {
      if (settings === null) return;
      const wanted = { ...settings, ...part };
      setSettings(wanted);
      const question = ++asked.current;
      void callApi<SettingsReply>(path, wanted, "PUT").then(async (answer) => {
        if (!answer.ok) await look();
        else if (question === asked.current) setSettings(answer.body);
        await reload();
      });
    },
  };
}
