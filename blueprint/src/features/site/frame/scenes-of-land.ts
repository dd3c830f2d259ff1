// Motifs with a horizon: waves, hills, a skyline, leaves and the rays of a sun.
import { code } from "../../../writer/code/code.ts";
import type { Part } from "../../../writer/code/module.ts";

const waves = code`
  function WavesScene({ seed, label }: @SceneProps) {
    const next = @seeded(seed);
    const sun = { x: 90 + next() * 300, y: 70 + next() * 40, r: 28 + next() * 18 };
    const layers = [0, 1, 2, 3].map((layer) => {
      const y = 150 + layer * 42;
      const lift = 18 + next() * 26;
      const shift = next() * 60;
      return \`M-60 \${y} q60 \${-lift} 120 0 t120 0 t120 0 t120 0 t120 0 V320 H-60 Z\`.replace("M-60", \`M\${(-60 - shift).toFixed(0)}\`);
    });
    return (
      <@SceneFrame label={label}>
        <circle cx={sun.x} cy={sun.y} r={sun.r} className="fill-star" opacity="0.75" />
        {layers.map((path, layer) => (
          <path key={path} d={path} className="fill-accent" opacity={0.22 + layer * 0.2} />
        ))}
      </@SceneFrame>
    );
  }`;

const hills = code`
  function HillsScene({ seed, label }: @SceneProps) {
    const next = @seeded(seed);
    const sun = { x: 80 + next() * 320, y: 64 + next() * 40 };
    const ridges = [0, 1, 2].map((ridge) => {
      const points = Array.from({ length: 6 }, (_, at) => \`\${at * 96},\${(130 + ridge * 55 + next() * 60 * (at % 2 === 0 ? 1 : -1)).toFixed(0)}\`);
      return \`0,320 \${points.join(" ")} 480,320\`;
    });
    return (
      <@SceneFrame label={label}>
        <circle cx={sun.x} cy={sun.y} r="34" className="fill-star" opacity="0.75" />
        {ridges.map((points, ridge) => (
          <polygon key={points} points={points} className="fill-accent" opacity={0.25 + ridge * 0.28} />
        ))}
      </@SceneFrame>
    );
  }`;

const skyline = code`
  function SkylineScene({ seed, label }: @SceneProps) {
    const next = @seeded(seed);
    const houses = Array.from({ length: 9 }, (_, at) => ({ x: at * 54 - 4, height: 70 + next() * 150, opacity: 0.35 + next() * 0.55 }));
    const sun = 80 + next() * 320;
    return (
      <@SceneFrame label={label}>
        <circle cx={sun} cy="80" r="40" className="fill-star" opacity="0.7" />
        {houses.map(({ x, height, opacity }) => (
          <g key={x}>
            <rect x={x} y={320 - height} width="50" height={height} className="fill-accent" opacity={opacity} />
            {Array.from({ length: Math.floor((height - 20) / 26) }, (_, floor) => (
              <path key={floor} d={\`M\${x + 10} \${334 - height + floor * 26} h10 v10 h-10 Z m20 0 h10 v10 h-10 Z\`} className="fill-accent-soft" opacity="0.85" />
            ))}
          </g>
        ))}
      </@SceneFrame>
    );
  }`;

const leaves = code`
  function LeavesScene({ seed, label }: @SceneProps) {
    const next = @seeded(seed);
    const stems = Array.from({ length: 6 }, (_, at) => ({ x: 40 + at * 80 + next() * 20, height: 130 + next() * 130, lean: next() * 24 - 12 }));
    return (
      <@SceneFrame label={label}>
        <circle cx="380" cy="78" r="38" className="fill-star" opacity="0.6" />
        {stems.map(({ x, height, lean }, stem) => (
          <g key={stem} transform={\`translate(\${x.toFixed(0)} 320) rotate(\${lean.toFixed(0)})\`} opacity={0.5 + (stem % 3) * 0.22}>
            <path d={\`M0 0 V\${(-height).toFixed(0)}\`} className="stroke-accent" strokeWidth="4" />
            {[0.35, 0.55, 0.75, 0.95].map((part, at) => (
              <path
                key={part}
                d="M0 0 C18 -34 48 -40 66 -30 C54 -6 26 6 0 0 Z"
                transform={\`translate(0 \${(-height * part).toFixed(0)}) scale(\${at % 2 === 0 ? 1 : -1} 1)\`}
                className="fill-accent"
              />
            ))}
          </g>
        ))}
      </@SceneFrame>
    );
  }`;

const rays = code`
  function RaysScene({ seed, label }: @SceneProps) {
    const next = @seeded(seed);
    const x = 150 + next() * 180;
    const y = 190 + next() * 50;
    const turn = next() * 20;
    const point = (degrees: number) => {
      const angle = ((degrees + turn) * Math.PI) / 180;
      return \`\${(x + Math.cos(angle) * 520).toFixed(0)},\${(y + Math.sin(angle) * 520).toFixed(0)}\`;
    };
    return (
      <@SceneFrame label={label}>
        {Array.from({ length: 18 }, (_, at) => (
          <polygon
            key={at}
            points={\`\${x.toFixed(0)},\${y.toFixed(0)} \${point(at * 20)} \${point(at * 20 + 10)}\`}
            className="fill-accent"
            opacity={at % 2 === 0 ? 0.42 : 0.2}
          />
        ))}
        <circle cx={x} cy={y} r="74" className="fill-accent-soft" />
        <circle cx={x} cy={y} r="58" className="fill-star" opacity="0.85" />
      </@SceneFrame>
    );
  }`;

/** The motifs with a horizon. */
export const landScenes: Part[] = [
  { name: "WavesScene", code: waves },
  { name: "HillsScene", code: hills },
  { name: "SkylineScene", code: skyline },
  { name: "LeavesScene", code: leaves },
  { name: "RaysScene", code: rays },
];
