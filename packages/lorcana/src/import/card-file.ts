/** A card file in LorcanaJSON's fields, and what of each card an import needs. */

export interface FileAbility {
  readonly name: string | null;
  /** What it says after its name. */
  readonly text: string;
  readonly isKeyword: boolean;
}

export interface FileCard {
  readonly fullName: string;
  readonly name: string;
  readonly version: string | null;
  readonly type: string;
  readonly inks: readonly string[];
  readonly cost: number;
  readonly inkable: boolean;
  readonly classifications: readonly string[];
  /** Null: it is no number; not every type of card has one. */
  readonly strength: number | null;
  readonly willpower: number | null;
  readonly lore: number | null;
  readonly moveCost: number | null;
  readonly set: string;
  readonly names: readonly string[];
  /** Null: any number. Undefined: as usual. */
  readonly maxCopies: number | null | undefined;
  readonly abilities: readonly FileAbility[];
  /** What an action does. */
  readonly effects: readonly string[];
  /** All that is printed, to see that nothing was left out above. */
  readonly sections: readonly string[];
}

export type ReadFile =
  | { readonly ok: true; readonly cards: readonly FileCard[] }
  | { readonly ok: false; readonly why: string };

type Raw = Readonly<Record<string, unknown>>;

export function readCardFile(file: unknown): ReadFile {
  const list = Array.isArray(file) ? file : isRaw(file) ? file.cards : undefined;
  if (!Array.isArray(list)) return { ok: false, why: "it has no list of cards" };
  const entries = (list as readonly unknown[]).map((entry) => (isRaw(entry) ? entry : {}));
  const wrong = entries.flatMap((raw, i) => faultOf(raw, `card ${i + 1}`));
  if (wrong.length > 0) return { ok: false, why: firstOf(wrong) };
  return { ok: true, cards: entries.map(readCard) };
}

/** What every card has, whatever its type; without it a file is most likely something else. */
function faultOf(raw: Raw, place: string): string[] {
  const name = textOf(raw.fullName) ?? textOf(raw.name);
  const missing = [
    ...(textOf(raw.name) === null ? ["name"] : []),
    ...(textOf(raw.type) === null ? ["type"] : []),
    ...(numberOf(raw.cost) === null ? ["cost as a number"] : []),
  ];
  if (missing.length === 0) return [];
  return [`${place}${name === null ? "" : ` (${name})`} has no ${missing.join(", no ")}`];
}

const SHOWN_FAULTS = 5;

function firstOf(faults: readonly string[]): string {
  const more = faults.length - SHOWN_FAULTS;
  return faults.slice(0, SHOWN_FAULTS).join("; ") + (more > 0 ? `; and ${more} more` : "");
}

/** Of a card in which `faultOf` finds nothing. */
function readCard(raw: Raw): FileCard {
  const name = raw.name as string;
  const type = raw.type as string;
  const cost = raw.cost as number;
  const version = textOf(raw.version);
  const subtypes = textsOf(raw.subtypes);
  const most = raw.maxCopiesInDeck;
  return {
    name,
    version,
    fullName: textOf(raw.fullName) ?? (version === null ? name : `${name} - ${version}`),
    type,
    inks: inksOf(raw),
    cost,
    inkable: raw.inkwell === true,
    classifications: subtypes,
    strength: numberOrNone(raw.strength),
    // No card has a willpower of 0: that it is not told is a fault.
    willpower: numberOf(raw.willpower),
    lore: numberOrNone(raw.lore),
    moveCost: numberOrNone(raw.moveCost),
    set: textOf(raw.setCode) ?? "",
    names: textsOf(raw.names),
    maxCopies: most === null || typeof most === "number" ? most : undefined,
    abilities: listOf(raw.abilities).flatMap(abilityOf),
    effects: textsOf(raw.effects),
    sections: textsOf(raw.fullTextSections),
  };
}

function abilityOf(raw: unknown): FileAbility[] {
  if (!isRaw(raw)) return [];
  const full = textOf(raw.fullText);
  const name = textOf(raw.name);
  if (full === null) return [];
  const text = name !== null && full.startsWith(name) ? full.slice(name.length).trim() : full;
  return [{ name, text, isKeyword: raw.type === "keyword" }];
}

function inksOf(raw: Raw): string[] {
  const several = textsOf(raw.colors);
  const all = several.length > 0 ? several : (textOf(raw.color) ?? "").split("-");
  return all.filter((ink) => ink !== "").map((ink) => ink.toLowerCase());
}

const isRaw = (value: unknown): value is Raw =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;
const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);
/** Some files leave out what is 0. */
const numberOrNone = (value: unknown): number | null => (value === undefined ? 0 : numberOf(value));
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textsOf = (value: unknown): string[] =>
  listOf(value).filter((text): text is string => typeof text === "string");
