import { chartColor } from "@/lib/chart-color";
import { sectorAt } from "@/lib/wheel-turns";
import { cn } from "@/lib/utils";
import * as insightWords from "@/words/insight";

const RADIUS = 96;
const HUB = 11;
/** Between a name and the rim. */
const RIM = 7;
const NAME_CHARACTERS_MAX = 16;
/** A letter is so wide on average, as a share of its size. */
const LETTER_WIDTH = 0.62;
/** Names of more entries than these could not be read. */
const NAMED_MAX = 40;

/** A wheel with a sector for each entry, which has turned by `angle` degrees; its pointer is at the top. */
export function Wheel({
  entries,
  angle,
  isTurning,
}: {
  entries: readonly string[];
  angle: number;
  isTurning: boolean;
}) {
  const pointed = entries[sectorAt(angle, entries.length)] ?? "";
  return (
    <div
      role="img"
      aria-label={insightWords.wheelAt({ entry: isTurning ? "…" : pointed })}
      className="relative mx-auto aspect-square w-full max-w-[min(28rem,45dvh)]"
    >
      <svg
        aria-hidden="true"
        viewBox="-100 -100 200 200"
        className={cn(
          "size-full rounded-full drop-shadow-lg",
          isTurning && "transition-transform duration-[4s] ease-[cubic-bezier(0.12,0.7,0.1,1)]",
        )}
        style={{ transform: `rotate(${angle}deg)` }}
      >
        <circle r={RADIUS + 3} className="fill-primary" />
        {entries.map((entry, at) => (
          <Sector key={entry} entry={entry} at={at} count={entries.length} />
        ))}
        <circle r={HUB} className="fill-card stroke-primary" strokeWidth="3" />
      </svg>
      <svg
        aria-hidden="true"
        viewBox="-2 -15 44 60"
        className="absolute top-0 left-1/2 w-[9%] -translate-x-1/2 -translate-y-[42%] drop-shadow-md"
      >
        <path
          d="M20 42 L4 14 A18 18 0 1 1 36 14 Z"
          strokeWidth="3"
          strokeLinejoin="round"
          className="fill-foreground stroke-card"
        />
      </svg>
    </div>
  );
}

function Sector({ entry, at, count }: { entry: string; at: number; count: number }) {
  const [from, middle, to] = [at, at + 0.5, at + 1].map((place) => (place / count) * 360);
  const name =
    entry.length > NAME_CHARACTERS_MAX ? `${entry.slice(0, NAME_CHARACTERS_MAX - 1)}…` : entry;
  // A name is as long as there is room between the hub and the rim.
  const room = (RADIUS - HUB - 2 * RIM) / (name.length * LETTER_WIDTH);
  const size = Math.max(4, Math.min(13, 210 / count, room));
  return (
    <g>
      {count === 1 ? (
        <circle r={RADIUS} fill={tint(at, count)} />
      ) : (
        <path
          d={`M0 0 L${pointAt(from)} A${RADIUS} ${RADIUS} 0 ${count === 2 ? 1 : 0} 1 ${pointAt(to)} Z`}
          fill={tint(at, count)}
          strokeWidth="1"
          className="stroke-card"
        />
      )}
      {count <= NAMED_MAX && (
        <text
          x={RADIUS - RIM}
          textAnchor="end"
          dominantBaseline="central"
          fontSize={size}
          transform={`rotate(${(middle ?? 0) - 90})`}
          className="fill-card-foreground font-semibold"
        >
          {name}
        </text>
      )}
    </g>
  );
}

/** A point on the rim, so many degrees clockwise from the top. */
function pointAt(degrees = 0): string {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(radians) * RADIUS).toFixed(3)} ${(Math.sin(radians) * RADIUS).toFixed(3)}`;
}

/** The color of a sector: light enough for a name, and another than that of its neighbors. */
function tint(at: number, count: number): string {
  const isLikeFirst = at === count - 1 && at % 6 === 0 && at > 0;
  return `color-mix(in oklab, ${chartColor(isLikeFirst ? 2 : at)} 38%, var(--card))`;
}
