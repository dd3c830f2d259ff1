// Drawings for rows, always the same for the same name.
import type { ReactNode } from "react";
import Svg, { Circle, Path, Rect } from "react-native-svg";
import { useColors } from "@/hooks/use-colors";
import { seedOf } from "@/lib/pictures";
import { seeded } from "@/lib/scenes";

interface ArtProps {
  name: string;
}

/** The numbers and colors of a drawing. */
function useArt(name: string) {
  const { charts, accent } = useColors();
  const next = seeded(seedOf(name));
  return { next, accent, color: () => charts[Math.floor(next() * charts.length)] ?? accent };
}

function CardArt({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <Svg
      aria-hidden
      width="100%"
      height="100%"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
    >
      <Rect width={100} height={100} fill={ground} />
      {children}
    </Svg>
  );
}

/** The sun over three ranges of hills. */
export function HillsArt({ name }: ArtProps) {
  const { next, accent, color } = useArt(name);
  const hills = [52, 64, 78].map((base) => {
    const [rise, fall] = [next() * 16, next() * 14];
    return `M0 ${base}C20 ${base - rise} 36 ${base + 6} 54 ${base - fall}S90 ${base - rise} 100 ${base - 4}V100H0Z`;
  });
  return (
    <CardArt ground={accent}>
      <Circle cx={20 + next() * 60} cy={24 + next() * 12} r={12} fill={color()} opacity={0.6} />
      {hills.map((hill, layer) => (
        <Path key={hill} d={hill} fill={color()} opacity={0.4 + layer * 0.22} />
      ))}
    </CardArt>
  );
}

/** Circles that overlap. */
export function OrbsArt({ name }: ArtProps) {
  const { next, accent, color } = useArt(name);
  return (
    <CardArt ground={accent}>
      {[0, 1, 2, 3].map((orb) => (
        <Circle
          key={orb}
          cx={next() * 100}
          cy={next() * 100}
          r={22 + next() * 22}
          fill={color()}
          opacity={0.3 + orb * 0.12}
        />
      ))}
    </CardArt>
  );
}

/** Rows of tiles. */
export function TilesArt({ name }: ArtProps) {
  const { next, accent, color } = useArt(name);
  return (
    <CardArt ground={accent}>
      {Array.from({ length: 16 }, (_, index) => {
        const [x, y] = [(index % 4) * 25, Math.floor(index / 4) * 25];
        const shape =
          next() < 0.5
            ? `M${x} ${y}a25 25 0 0 0 25 25v-25z`
            : `M${x} ${y + 25}a25 25 0 0 1 25 -25v25z`;
        return <Path key={shape} d={shape} fill={color()} opacity={0.5 + next() * 0.4} />;
      })}
    </CardArt>
  );
}
