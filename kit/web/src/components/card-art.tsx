// Drawings for cards: landscapes, a pattern of tiles, or circles, always the same for the same name.
import type { ReactNode } from "react";

interface ArtProps {
  name: string;
}

function CardArt({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      data-slot="card-art"
      viewBox="0 0 320 112"
      preserveAspectRatio="xMidYMid slice"
      className="block shrink-0 overflow-hidden bg-accent"
    >
      {children}
    </svg>
  );
}

/** The sun over three ranges of hills. */
export function HillsArt({ name }: ArtProps) {
  const digits = digitsOf(name);
  return (
    <CardArt>
      <circle
        cx={40 + (digits[0] ?? 0) * 26}
        cy={26 + (digits[1] ?? 0) * 2}
        r="15"
        fill={artColor(digits[2])}
        opacity="0.55"
      />
      {[0, 1, 2].map((layer) => {
        const [rise = 0, fall = 0, tint = 0] = digits.slice(3 + layer * 3);
        const base = 64 + layer * 14;
        const line = `M0 ${base}C60 ${base - 8 - rise * 4} 110 ${base + 14} 170 ${base - fall * 2}S290 ${base - 22 + rise * 3} 320 ${base - 6}V112H0Z`;
        return <path key={layer} d={line} fill={artColor(tint)} opacity={0.35 + layer * 0.22} />;
      })}
    </CardArt>
  );
}

/** Two rows of tiles. */
export function TilesArt({ name }: ArtProps) {
  const tiles = digitsOf(name)
    .slice(0, 16)
    .map((digit, index) => {
      const [x, y] = [(index % 8) * 40, Math.floor(index / 8) * 56];
      const shapes = [
        `M${x} ${y}h40v56h-40z`,
        `M${x} ${y}a40 56 0 0 0 40 56v-56z`,
        `M${x} ${y + 56}a40 56 0 0 1 40 -56v56z`,
        `M${x} ${y}h40l-40 56z`,
        `M${x + 20} ${y + 12}a16 16 0 1 0 0.1 0z`,
      ];
      return (
        <path
          key={`${x} ${y}`}
          d={shapes[digit % 5]}
          fill={artColor(digit + (index % 4))}
          opacity={0.55 + (digit % 4) * 0.15}
        />
      );
    });
  return <CardArt>{tiles}</CardArt>;
}

/** Circles that overlap. */
export function OrbsArt({ name }: ArtProps) {
  const digits = digitsOf(name);
  const orbs = [0, 1, 2, 3].map((orb) => {
    const [x = 0, y = 0, size = 0, tint = 0] = digits.slice(orb * 4);
    return (
      <circle
        key={orb}
        cx={orb * 84 + x * 8}
        cy={y * 11}
        r={34 + size * 5}
        fill={artColor(tint)}
        opacity={0.3 + orb * 0.12}
      />
    );
  });
  return <CardArt>{orbs}</CardArt>;
}

/** Digits from 0 to 9 that follow from a name. */
function digitsOf(name: string): number[] {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
  return Array.from(
    { length: 24 },
    (_, index) => Math.floor(hash / (index + 3) + hash * index) % 10,
  );
}

function artColor(digit = 0): string {
  return `color-mix(in oklch, var(--chart-${(digit % 6) + 1}) 60%, var(--primary))`;
}
