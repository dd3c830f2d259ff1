import type { ReactNode } from "react";
import Svg, { Circle, Ellipse, G, Path, Rect } from "react-native-svg";
import { useColors } from "@/hooks/use-colors";
import { pictogramOf, type RowPictures, seedOf } from "@/lib/pictures";
import { type Pictogram, seeded } from "@/lib/scenes";

interface RowArtProps {
  name: string;
  /** What kind of thing it is, where rows say so. */
  kind?: string;
  pictures: RowPictures;
  /** Where nothing is known of it. */
  children?: ReactNode;
}

/** The drawing of what a row is. */
export function RowArt({ name, kind = "", pictures, children }: RowArtProps) {
  const pictogram = pictogramOf(pictures, [name, kind]);
  return pictogram === undefined ? children : <DrawnCover pictogram={pictogram} seed={name} />;
}

/** A thing before a sun over its ground, in the colors of the theme. The same text gives the same picture. */
export function DrawnCover({ pictogram, seed }: { pictogram: Pictogram; seed: string }) {
  const { charts, card } = useColors();
  const next = seeded(seedOf(seed));
  const tone = charts[Math.floor(next() * charts.length)] ?? card;
  const [sun, turn] = [40 + next() * 20, (next() - 0.5) * 8];
  return (
    <Svg
      aria-hidden
      width="100%"
      height="100%"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
    >
      <Rect width={100} height={100} fill={card} />
      <Rect width={100} height={100} fill={tone} opacity={0.2} />
      <Circle cx={sun} cy={48} r={38} fill={tone} opacity={0.22} />
      <Ellipse cx={50} cy={108} rx={84} ry={34} fill={tone} opacity={0.45} />
      <Ellipse cx={50} cy={86} rx={24} ry={3.4} fill="#000000" opacity={0.16} />
      <G transform={`translate(50 86) rotate(${turn.toFixed(1)}) scale(1.9) translate(-16 -31)`}>
        {pictogram.shapes.map(([color, path, rule]) => (
          <Path key={`${color} ${path}`} d={path} fill={color} {...(rule && { fillRule: rule })} />
        ))}
      </G>
    </Svg>
  );
}
