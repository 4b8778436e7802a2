/** When the own seat wants to be asked. The server keeps it and goes by it; nobody else is told. */
import type { ResponseSettings, SettingsReply } from "@ltcg/server/protocol";
import { useCallback, useEffect, useState } from "react";
import { callApi, pathOf } from "../call-api.ts";

export interface Settings {
  /** Null until they are known, and for who only watches. */
  readonly settings: ResponseSettings | null;
  readonly change: (part: Partial<ResponseSettings>) => void;
}

/** `reload`: what is asked now may depend on what was changed. */
export function useSettings(
  { matchId, version }: { readonly matchId: string; readonly version: number },
  isPlayer: boolean,
  reload: () => Promise<void>,
): Settings {
  const [settings, setSettings] = useState<ResponseSettings | null>(null);
  const path = pathOf(matchId, "settings");
  const look = useCallback(async () => {
    const answer = await callApi<SettingsReply>(path);
    if (answer.ok) setSettings(answer.body);
  }, [path]);
  const isKnown = settings !== null;
  useEffect(() => {
    if (isPlayer && !isKnown) void look();
  }, [isPlayer, isKnown, look]);
  // Passing until something has come ends by itself.
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
      void callApi<SettingsReply>(path, wanted, "PUT").then(async (answer) => {
        if (answer.ok) setSettings(answer.body);
        else await look();
        await reload();
      });
    },
  };
}
