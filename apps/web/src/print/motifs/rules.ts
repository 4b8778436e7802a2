/** What a school is run with. */
import { box, type Drawing, dot, fill, line, round, shape, spot } from "./draw.ts";

export const rules = {
  clipboard: [
    box("b", 10, 8, 44, 54, 4),
    box("p", 15, 15, 34, 42, 1),
    shape("a", "M22 8h6c0-6 8-6 8 0h6v9H22Z"),
    line("M20 27l3 3 5-6M32 28h13M20 39l3 3 5-6M32 40h13M20 51h25"),
  ],
  whistle: [
    shape("a", "M4 24h36c14 0 22 8 22 18S54 60 44 60 26 52 26 42v-4H4Z"),
    round("p", 44, 42, 8),
    shape("b", "M24 24h12v-8H24Z"),
    line("M4 31h14M10 12 5 6M18 9l-1-7"),
  ],
  magnifier: [
    round("p", 26, 26, 20),
    spot("b", 26, 26, 13),
    line("M16 24c2-6 6-8 10-8"),
    shape("a", "M38 44l6-6 17 16c3 4-3 10-7 7Z"),
    dot(22, 27, 1.8),
    dot(31, 27, 1.8),
    line("M23 33c3 2 5 2 7 0"),
  ],
  stopwatch: [
    round("a", 32, 38, 24),
    round("p", 32, 38, 17),
    shape("b", "M26 4h12v8H26Z"),
    line("M32 38 42 28M32 25v3M32 48v3M19 38h3M42 38h3M52 18l5-5"),
  ],
  hand: [
    shape(
      "a",
      "M18 36V16c0-6 8-6 8 0v-6c0-6 8-6 8 0v5c0-6 8-6 8 0v7c0-6 8-5 8 1v19c0 12-6 18-16 18-9 0-14-4-18-12L5 36c-3-5 4-9 8-5Z",
    ),
    line("M26 16v14M34 15v15M42 18v13M22 46c5-5 14-4 17 2"),
  ],
  clock: [
    round("p", 32, 32, 27),
    spot("b", 32, 32, 21),
    round("p", 32, 32, 16),
    line("M32 32V20M32 32l9 6M32 8v4M32 52v4M8 32h4M52 32h4"),
    dot(32, 32, 2.5),
    fill("a", "M32 5a27 27 0 0 1 27 27h-8a19 19 0 0 0-19-19Z"),
    line("M32 5a27 27 0 0 1 27 27"),
  ],
  pass: [
    box("b", 6, 18, 52, 36, 5),
    line("M26 18v-6c0-6 12-6 12 0v6"),
    round("p", 32, 22, 2.5),
    box("p", 12, 28, 16, 20, 2),
    round("a", 20, 35, 4),
    shape("a", "M14 48c0-9 12-9 12 0Z"),
    line("M34 31h18M34 38h18M34 45h10"),
  ],
  sock: [
    shape("a", "M20 4h22v32c6 4 14 8 16 14 2 8-6 11-12 9L24 50c-4-2-5-6-4-10Z"),
    fill("p", "M20 12h22v6H20ZM20 22h22v6H20Z"),
    line("M20 12h22M20 18h22M20 28h22M20 22h22"),
    shape("b", "M48 42c6 3 10 6 10 10 0 7-6 9-12 7 0-6-1-12 2-17Z"),
  ],
  pen: [
    shape("a", "M46 4l14 14-34 34-18 6 6-18Z"),
    shape("p", "M14 40l10 10-16 8Z"),
    fill("b", "M40 10l14 14-5 5-14-14Z"),
    line("M40 10l14 14M35 15l14 14"),
    dot(10, 55),
  ],
  pylon: [
    shape("a", "M26 6h12l14 46H12Z"),
    fill("p", "M22 20h20l3 9H19ZM17 36h30l3 9H14Z"),
    line("M22 20h20M19 29h26M17 36h30M14 45h36"),
    shape("b", "M4 52h56v8H4Z"),
  ],
  ball: [
    round("a", 32, 32, 26),
    line("M6 32h52M32 6v52M14 13c12 10 12 28 0 38M50 13c-12 10-12 28 0 38"),
    fill("p", "M16 18c4-6 8-8 12-9-4 4-7 8-8 13Z"),
  ],
  stamp: [
    shape("b", "M24 4h16c4 4 0 12-2 18v10H26V22C24 16 20 8 24 4Z"),
    shape("a", "M12 32h40v14H12Z"),
    shape("p", "M8 46h48v6H8Z"),
    line("M10 59h44"),
  ],
  bell: [
    shape("a", "M14 48c0-6 4-6 4-20C18 16 24 10 32 10s14 6 14 18c0 14 4 14 4 20Z"),
    shape("b", "M8 48h48v6H8Z"),
    round("p", 32, 8, 4),
    line("M26 54c0 8 12 8 12 0M8 20l-6-4M56 20l6-4M6 32H1M58 32h5"),
    fill("p", "M23 28c0-8 3-11 7-12-3 4-4 7-4 12Z"),
  ],
  tie: [
    shape("a", "M24 4h16l-4 10 8 34-12 14-12-14 8-34Z"),
    line("M28 14h8M25 28l13 10"),
    fill("b", "M26 22h12l2 8H24Z"),
  ],
} as const satisfies Readonly<Record<string, Drawing>>;
