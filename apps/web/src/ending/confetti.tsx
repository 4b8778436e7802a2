/** Strips of paper, the same for every win. */
const COLOURS = ["#ef5334", "#ffb627", "#f591c4", "#0f918a", "#ffe45c", "#7a50b3"];
const STRIPS = 46;
const [WIDTH, HEIGHT] = [1440, 900];

const strips = Array.from({ length: STRIPS }, (_, k) => ({
  d: `M${(k * 331) % WIDTH} ${(k * 197) % HEIGHT}l${8 + (k % 5) * 2} ${(k % 7) * 3 - 9}`,
  stroke: COLOURS[k % COLOURS.length],
}));

export function Confetti() {
  return (
    <svg
      className="confetti"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g strokeWidth="8" strokeLinecap="round">
        {strips.map(({ d, stroke }) => (
          <path key={d} d={d} stroke={stroke} />
        ))}
      </g>
    </svg>
  );
}
