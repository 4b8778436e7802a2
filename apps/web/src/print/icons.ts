/** Signs beside numbers: attack, defense, clout, breakdowns, life. */

interface Icon {
  readonly viewBox: string;
  readonly body: string;
}

const KEYLINE = 'stroke="#2a1b2e" stroke-linejoin="round"';

export const icons = {
  /** Attack. */
  fork: {
    viewBox: "0 0 20 24",
    body: '<path fill="currentColor" d="M4 1h2.4v7h2.4V1h2.4v7h2.4V1H16v9c0 2.8-1.8 4.4-4 4.8V23H8v-8.2C5.8 14.4 4 12.8 4 10Z"/>',
  },
  /** Defense. */
  tray: {
    viewBox: "0 0 24 24",
    body: '<path fill="currentColor" fill-rule="evenodd" d="M4 3h16c2 0 3 1 3 3v9c0 4-5 6-11 8C6 21 1 19 1 15V6c0-2 1-3 3-3Zm1 4v7h6V7Zm8 0v3h6V7Zm0 5v2h6v-2Z"/>',
  },
  /** Clout. */
  star: {
    viewBox: "0 0 24 24",
    body: '<path d="M12 1.5l3.1 6.7 7.3.9-5.4 5 1.5 7.3-6.5-3.7-6.5 3.7 1.5-7.3-5.4-5 7.3-.9Z" fill="var(--star,#ffc22e)" stroke="var(--star-line,#2a1b2e)" stroke-width="1.8" stroke-linejoin="round"/>',
  },
  /** A breakdown. */
  crack: {
    viewBox: "0 0 24 24",
    body: `<path d="M3 20c0-9 4-16 9-16s9 7 9 16Z" fill="var(--crack,#fff8e7)" ${KEYLINE} stroke-width="1.8"/><path d="M12 4l-3 6 4 3-4 7" fill="none" ${KEYLINE} stroke-width="1.8"/>`,
  },
  /** Life: a carton of milk. */
  carton: {
    viewBox: "0 0 48 64",
    body: `<path d="M8 22 16 8h16l8 14v38H8ZM14 3h20v6H14Z" fill="#fffdf4" ${KEYLINE} stroke-width="3"/><path d="M8 22h32M16 9l8 13 8-13" fill="none" ${KEYLINE} stroke-width="2.5"/>`,
  },
} as const satisfies Readonly<Record<string, Icon>>;

export type IconName = keyof typeof icons;
