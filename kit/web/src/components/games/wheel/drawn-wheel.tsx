import {
  type SectorTone,
  sectorMiddle,
  sectorName,
  sectorPath,
  sectorTone,
} from "@/lib/games/wheel/drawn-wheel";
import { cn } from "@/lib/utils";

const SECTORS: Readonly<Record<SectorTone, string>> = {
  0: "fill-primary",
  1: "fill-accent",
  2: "fill-muted",
};
const NAMES: Readonly<Record<SectorTone, string>> = {
  0: "fill-primary-foreground",
  1: "fill-accent-foreground",
  2: "fill-card-foreground",
};

interface DrawnWheelProps {
  names: readonly string[];
  /** How far it is turned: 1 is once around. */
  turn: number;
  /** How long it takes to turn there. */
  milliseconds: number;
}

/** A wheel with a pointer at its top. */
export function DrawnWheel({ names, turn, milliseconds }: DrawnWheelProps) {
  return (
    <svg
      role="img"
      aria-label={`A wheel with ${names.length} prizes`}
      viewBox="-112 -118 224 232"
      className="mx-auto w-full max-w-md"
    >
      <circle r="108" className="fill-card-foreground" />
      <g
        className="transition-transform ease-[cubic-bezier(0.15,0.75,0.2,1)]"
        style={{ transform: `rotate(${turn}turn)`, transitionDuration: `${milliseconds}ms` }}
      >
        {names.map((name, index) => (
          <Sector key={index} name={name} index={index} count={names.length} />
        ))}
      </g>
      <circle r="14" strokeWidth="4" className="fill-card stroke-card-foreground" />
      <path d="M-9-116h18l-9 22z" strokeWidth="2" className="fill-destructive stroke-card" />
    </svg>
  );
}

function Sector({ name, index, count }: { name: string; index: number; count: number }) {
  const tone = sectorTone(index, count);
  return (
    <>
      <path d={sectorPath(index, count)} className={SECTORS[tone]} />
      <text
        transform={`rotate(${sectorMiddle(index, count) * 360 - 90})`}
        x="94"
        textAnchor="end"
        dominantBaseline="middle"
        className={cn("text-[9px] font-bold", NAMES[tone])}
      >
        {sectorName(name)}
      </text>
    </>
  );
}
