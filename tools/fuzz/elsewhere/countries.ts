/** Where matches are played again: the settings a process finds in its environment. */

export interface Country {
  readonly locale: string;
  readonly timeZone: string;
}

export const COUNTRIES: readonly Country[] = [
  // Vowels are sorted before consonants there, and it is tomorrow already.
  { locale: "haw_US.UTF-8", timeZone: "Pacific/Kiritimati" },
  // Numbers are written otherwise, and the clock is half an hour off.
  { locale: "tr_TR.UTF-8", timeZone: "America/St_Johns" },
];
