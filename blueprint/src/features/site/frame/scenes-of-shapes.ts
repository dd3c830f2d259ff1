// Motifs of plain shapes: soft discs, a field of dots, rings, and tiles.
import { code } from "../../../writer/code/code.ts";
import type { Part } from "../../../writer/code/module.ts";

const blobs = code`
  function BlobsScene({ seed, label }: @SceneProps) {
    const next = @seeded(seed);
    const discs = Array.from({ length: 6 }, () => ({ x: 40 + next() * 400, y: 30 + next() * 260, r: 44 + next() * 72, turn: next() * 180 }));
    return (
      <@SceneFrame label={label}>
        {discs.map(({ x, y, r, turn }, at) => (
          <ellipse
            key={at}
            cx={x}
            cy={y}
            rx={r}
            ry={r * 0.72}
            transform={\`rotate(\${turn.toFixed(0)} \${x.toFixed(0)} \${y.toFixed(0)})\`}
            className={at === 2 ? "fill-star" : "fill-accent"}
            opacity={0.3 + (at % 3) * 0.18}
          />
        ))}
      </@SceneFrame>
    );
  }`;

const dots = code`
  function DotsScene({ seed, label }: @SceneProps) {
    const next = @seeded(seed);
    const centre = { x: 120 + next() * 240, y: 90 + next() * 140 };
    const places = Array.from({ length: 15 * 10 }, (_, at) => ({ x: 16 + (at % 15) * 32, y: 16 + Math.floor(at / 15) * 32 }));
    return (
      <@SceneFrame label={label}>
        {places.map(({ x, y }, at) => {
          const near = Math.max(0, 1 - Math.hypot(x - centre.x, y - centre.y) / 300);
          return <circle key={at} cx={x} cy={y} r={2.5 + near * 12} className={at % 23 === seed % 23 ? "fill-star" : "fill-accent"} opacity={0.35 + near * 0.6} />;
        })}
      </@SceneFrame>
    );
  }`;

const rings = code`
  function RingsScene({ seed, label }: @SceneProps) {
    const next = @seeded(seed);
    const groups = Array.from({ length: 3 }, (_, at) => ({ x: 90 + at * 150 + next() * 40, y: 80 + next() * 170, size: 4 + Math.floor(next() * 3) }));
    return (
      <@SceneFrame label={label}>
        {groups.map(({ x, y, size }, group) => (
          <g key={group} fill="none" strokeWidth="9" opacity={0.5 + group * 0.18}>
            {Array.from({ length: size }, (_, ring) => (
              <circle key={ring} cx={x} cy={y} r={14 + ring * 21} className={ring === 0 ? "stroke-star" : "stroke-accent"} opacity={1 - ring * 0.12} />
            ))}
          </g>
        ))}
      </@SceneFrame>
    );
  }`;

const grid = code`
  function GridScene({ seed, label }: @SceneProps) {
    const next = @seeded(seed);
    const tiles = Array.from({ length: 24 }, (_, at) => ({ x: (at % 6) * 80, y: Math.floor(at / 6) * 80, shape: Math.floor(next() * 5), strength: next() }));
    const shapes = ["M0 0 H80 V80 H0 Z", "M0 0 H80 A80 80 0 0 1 0 80 Z", "M80 80 V0 A80 80 0 0 0 0 80 Z", "M0 0 L80 80 H0 Z", "M40 8 A32 32 0 1 1 39.9 8 Z"];
    return (
      <@SceneFrame label={label}>
        {tiles.map(({ x, y, shape, strength }, at) => (
          <path
            key={at}
            d={shapes[shape]}
            transform={\`translate(\${x} \${y})\`}
            className={shape === 4 ? "fill-star" : "fill-accent"}
            opacity={0.15 + strength * 0.7}
          />
        ))}
      </@SceneFrame>
    );
  }`;

/** The motifs of plain shapes. */
export const shapeScenes: Part[] = [
  { name: "BlobsScene", code: blobs },
  { name: "DotsScene", code: dots },
  { name: "RingsScene", code: rings },
  { name: "GridScene", code: grid },
];
