// Motifs of plain shapes, in a frame of 480 × 320.
import { seeded } from "@/lib/scenes";

interface MotifProps {
  seed: number;
}

/** Soft discs. */
export function Blobs({ seed }: MotifProps) {
  const next = seeded(seed);
  const discs = Array.from({ length: 6 }, () => ({
    x: 40 + next() * 400,
    y: 30 + next() * 260,
    r: 44 + next() * 72,
    turn: next() * 180,
  }));
  return discs.map(({ x, y, r, turn }, index) => (
    <ellipse
      key={x}
      cx={x}
      cy={y}
      rx={r}
      ry={r * 0.72}
      transform={`rotate(${turn.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})`}
      className={index === 2 ? "fill-rating" : "fill-primary"}
      opacity={0.3 + (index % 3) * 0.18}
    />
  ));
}

/** A field of dots that grow towards a point. */
export function Dots({ seed }: MotifProps) {
  const next = seeded(seed);
  const center = { x: 120 + next() * 240, y: 90 + next() * 140 };
  const places = Array.from({ length: 15 * 10 }, (_, index) => ({
    x: 16 + (index % 15) * 32,
    y: 16 + Math.floor(index / 15) * 32,
  }));
  return places.map(({ x, y }, index) => {
    const nearness = Math.max(0, 1 - Math.hypot(x - center.x, y - center.y) / 300);
    return (
      <circle
        key={`${x} ${y}`}
        cx={x}
        cy={y}
        r={2.5 + nearness * 12}
        className={index % 23 === seed % 23 ? "fill-rating" : "fill-primary"}
        opacity={0.35 + nearness * 0.6}
      />
    );
  });
}

/** Three groups of rings. */
export function Rings({ seed }: MotifProps) {
  const next = seeded(seed);
  const groups = Array.from({ length: 3 }, (_, index) => ({
    x: 90 + index * 150 + next() * 40,
    y: 80 + next() * 170,
    size: 4 + Math.floor(next() * 3),
  }));
  return groups.map(({ x, y, size }, group) => (
    <g key={x} fill="none" strokeWidth="9" opacity={0.5 + group * 0.18}>
      {Array.from({ length: size }, (_, ring) => (
        <circle
          key={ring}
          cx={x}
          cy={y}
          r={14 + ring * 21}
          className={ring === 0 ? "stroke-rating" : "stroke-primary"}
          opacity={1 - ring * 0.12}
        />
      ))}
    </g>
  ));
}

const TILES = [
  "M0 0 H80 V80 H0 Z",
  "M0 0 H80 A80 80 0 0 1 0 80 Z",
  "M80 80 V0 A80 80 0 0 0 0 80 Z",
  "M0 0 L80 80 H0 Z",
  "M40 8 A32 32 0 1 1 39.9 8 Z",
];

/** Tiles of quarters, triangles and discs. */
export function Grid({ seed }: MotifProps) {
  const next = seeded(seed);
  const tiles = Array.from({ length: 24 }, (_, index) => ({
    x: (index % 6) * 80,
    y: Math.floor(index / 6) * 80,
    shape: Math.floor(next() * TILES.length),
    strength: next(),
  }));
  return tiles.map(({ x, y, shape, strength }) => (
    <path
      key={`${x} ${y}`}
      d={TILES[shape]}
      transform={`translate(${x} ${y})`}
      className={shape === TILES.length - 1 ? "fill-rating" : "fill-primary"}
      opacity={0.15 + strength * 0.7}
    />
  ));
}
