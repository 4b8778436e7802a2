/** Signs beside numbers. */

interface Icon {
  readonly viewBox: string;
  readonly body: string;
}

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
  /** A breakdown: a cracked plate. */
  crack: {
    viewBox: "0 0 24 24",
    body: '<path d="M3 20c0-9 4-16 9-16s9 7 9 16Z" fill="#e5405e" stroke="#2a1b2e" stroke-width="2.2" stroke-linejoin="round"/><path d="M12 4l-3 6 4 3-4 7" fill="none" stroke="#2a1b2e" stroke-width="2.2" stroke-linejoin="round"/>',
  },
  /** The other game's strength. */
  burst: {
    viewBox: "0 0 24 24",
    body: '<path fill="currentColor" d="M12 1l2.6 5.4L20 4l-1.9 5.6L23 12l-4.9 2.4L20 20l-5.4-2.4L12 23l-2.6-5.4L4 20l1.9-5.6L1 12l4.9-2.4L4 4l5.4 2.4Z"/>',
  },
  /** Its willpower. */
  shield: {
    viewBox: "0 0 24 24",
    body: '<path fill="currentColor" d="M3 3c6 1 12 1 18 0v9c0 6-5 9-9 11-4-2-9-5-9-11Z"/>',
  },
  /** Its lore: a lamp. */
  lamp: {
    viewBox: "0 0 24 24",
    body: '<path fill="currentColor" d="M10 1h4v3h-4ZM8 5h8l3 12h-14ZM6 18h12v4h-12Z"/>',
  },
} as const satisfies Readonly<Record<string, Icon>>;

export type IconName = keyof typeof icons;
