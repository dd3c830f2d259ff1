// Motifs with a horizon, in a frame of 480 × 320.
import { seeded } from "@/lib/scenes";

interface MotifProps {
  seed: number;
}

/** The sun over four rows of waves. */
export function Waves({ seed }: MotifProps) {
  const next = seeded(seed);
  const sun = { x: 90 + next() * 300, y: 70 + next() * 40, r: 28 + next() * 18 };
  const layers = [0, 1, 2, 3].map((layer) => {
    const y = 150 + layer * 42;
    const lift = 18 + next() * 26;
    const start = -60 - next() * 60;
    return `M${start.toFixed(0)} ${y} q60 ${-lift} 120 0 t120 0 t120 0 t120 0 t120 0 V320 H-60 Z`;
  });
  return (
    <>
      <circle cx={sun.x} cy={sun.y} r={sun.r} className="fill-rating" opacity="0.75" />
      {layers.map((path, layer) => (
        <path key={path} d={path} className="fill-primary" opacity={0.22 + layer * 0.2} />
      ))}
    </>
  );
}

/** The sun over three ridges. */
export function Hills({ seed }: MotifProps) {
  const next = seeded(seed);
  const sun = { x: 80 + next() * 320, y: 64 + next() * 40 };
  const ridges = [0, 1, 2].map((ridge) => {
    const points = Array.from({ length: 6 }, (_, index) => {
      const height = next() * 60 * (index % 2 === 0 ? 1 : -1);
      return `${index * 96},${(130 + ridge * 55 + height).toFixed(0)}`;
    });
    return `0,320 ${points.join(" ")} 480,320`;
  });
  return (
    <>
      <circle cx={sun.x} cy={sun.y} r="34" className="fill-rating" opacity="0.75" />
      {ridges.map((points, ridge) => (
        <polygon
          key={points}
          points={points}
          className="fill-primary"
          opacity={0.25 + ridge * 0.28}
        />
      ))}
    </>
  );
}

/** Houses with windows. */
export function Skyline({ seed }: MotifProps) {
  const next = seeded(seed);
  const houses = Array.from({ length: 9 }, (_, index) => ({
    x: index * 54 - 4,
    height: 70 + next() * 150,
    opacity: 0.35 + next() * 0.55,
  }));
  const sun = 80 + next() * 320;
  return (
    <>
      <circle cx={sun} cy="80" r="40" className="fill-rating" opacity="0.7" />
      {houses.map(({ x, height, opacity }) => (
        <g key={x}>
          <rect
            x={x}
            y={320 - height}
            width="50"
            height={height}
            className="fill-primary"
            opacity={opacity}
          />
          {Array.from({ length: Math.floor((height - 20) / 26) }, (_, floor) => (
            <path
              key={floor}
              d={`M${x + 10} ${334 - height + floor * 26} h10 v10 h-10 Z m20 0 h10 v10 h-10 Z`}
              className="fill-accent"
              opacity="0.85"
            />
          ))}
        </g>
      ))}
    </>
  );
}

/** Stems with leaves. */
export function Leaves({ seed }: MotifProps) {
  const next = seeded(seed);
  const stems = Array.from({ length: 6 }, (_, index) => ({
    x: 40 + index * 80 + next() * 20,
    height: 130 + next() * 130,
    lean: next() * 24 - 12,
  }));
  return (
    <>
      <circle cx="380" cy="78" r="38" className="fill-rating" opacity="0.6" />
      {stems.map(({ x, height, lean }, stem) => (
        <g
          key={x}
          transform={`translate(${x.toFixed(0)} 320) rotate(${lean.toFixed(0)})`}
          opacity={0.5 + (stem % 3) * 0.22}
        >
          <path d={`M0 0 V${(-height).toFixed(0)}`} className="stroke-primary" strokeWidth="4" />
          {[0.35, 0.55, 0.75, 0.95].map((part, index) => (
            <path
              key={part}
              d="M0 0 C18 -34 48 -40 66 -30 C54 -6 26 6 0 0 Z"
              transform={`translate(0 ${(-height * part).toFixed(0)}) scale(${index % 2 === 0 ? 1 : -1} 1)`}
              className="fill-primary"
            />
          ))}
        </g>
      ))}
    </>
  );
}

/** A sun with its rays. */
export function Rays({ seed }: MotifProps) {
  const next = seeded(seed);
  const x = 150 + next() * 180;
  const y = 190 + next() * 50;
  const turn = next() * 20;
  const point = (degrees: number) => {
    const angle = ((degrees + turn) * Math.PI) / 180;
    return `${(x + Math.cos(angle) * 520).toFixed(0)},${(y + Math.sin(angle) * 520).toFixed(0)}`;
  };
  return (
    <>
      {Array.from({ length: 18 }, (_, ray) => (
        <polygon
          key={ray}
          points={`${x.toFixed(0)},${y.toFixed(0)} ${point(ray * 20)} ${point(ray * 20 + 10)}`}
          className="fill-primary"
          opacity={ray % 2 === 0 ? 0.42 : 0.2}
        />
      ))}
      <circle cx={x} cy={y} r="74" className="fill-accent" />
      <circle cx={x} cy={y} r="58" className="fill-rating" opacity="0.85" />
    </>
  );
}
