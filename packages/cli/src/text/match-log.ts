/** What happened, told to one viewer as it happens. */
import type { GameTypes, MaskedEvent, View } from "@tcg/core";
import {
  type CardFace,
  emptyLog,
  type HostableGame,
  LogContext,
  type LogState,
  type SeenTable,
  tell,
} from "@tcg/core/hosting";

export class MatchLog<G extends GameTypes> {
  readonly #hosted: HostableGame<G>;
  readonly #withIds: boolean;
  #log: LogState = emptyLog;

  /** `withIds` writes ids beside names, as commands take them: "New Kid [c12]". */
  constructor(hosted: HostableGame<G>, withIds: boolean) {
    this.#hosted = hosted;
    this.#withIds = withIds;
  }

  /** These events as lines. `view`: the table after them. */
  hear(view: View<G>, events: readonly MaskedEvent[]): string[] {
    const last = this.#log.lines.at(-1)?.key ?? -1;
    this.#log = tell(this.#hosted.words, this.#log, events, seenTable(view), this.#names());
    return this.#log.lines.filter(({ key }) => key > last).map(({ text }) => text);
  }

  /** Cards and players as this viewer calls them now. */
  say(view: View<G>): LogContext {
    return new LogContext(this.#hosted.words, view, this.#names(), this.#log.defs);
  }

  #names() {
    return {
      face: (def: string): CardFace | undefined => this.#hosted.describeCard(def) ?? undefined,
      ...(this.#withIds && { mark: (name: string, id: string) => `${name} [${id}]` }),
    };
  }
}

/** A view has every seat's zones, whatever the game calls them. */
function seenTable<G extends GameTypes>(view: View<G>): SeenTable {
  return view as unknown as SeenTable;
}
