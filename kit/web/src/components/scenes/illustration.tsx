// A thing in a setting of soft shapes, in the colors of the theme. The seed chooses the setting, its color and the place.
import { Grounds } from "@/components/scenes/grounds";
import { type Pictogram, seeded } from "@/lib/scenes";

interface IllustrationProps {
  pictogram: Pictogram;
  seed: number;
  width: number;
  height: number;
  /** Where the thing stands, as a share of the width. */
  place?: number;
  /** Whether smaller ones stand on both sides, for which a wide frame has room. */
  isAmongOthers?: boolean;
}

/** The drawing of a thing, large, in a frame of these points. */
export function Illustration({
  pictogram,
  seed,
  width,
  height,
  place = 0.5,
  isAmongOthers = false,
}: IllustrationProps) {
  const next = seeded(seed);
  const tone = Math.floor(next() * 6) + 1;
  const ground = Math.floor(next() * 4);
  const size = height * (0.66 + next() * 0.08);
  const x = width * place + (next() - 0.5) * 60;
  const foot = height * 0.89;
  const turn = (next() - 0.5) * 8;
  const others = isAmongOthers ? [-0.33, 0.33] : [];
  return (
    <>
      <Grounds kind={ground} tone={tone} width={width} height={height} next={next} />
      {others.map((step) => (
        <Standing
          key={step}
          pictogram={pictogram}
          x={x + width * step}
          foot={foot * 0.97}
          size={size * 0.56}
          turn={-turn}
        />
      ))}
      <Standing pictogram={pictogram} x={x} foot={foot} size={size} turn={turn} />
    </>
  );
}

interface StandingProps {
  pictogram: Pictogram;
  /** The middle of its lower edge. */
  x: number;
  foot: number;
  size: number;
  /** In degrees. */
  turn: number;
}

/** A pictogram at its place, with its shadow. */
function Standing({ pictogram, x, foot, size, turn }: StandingProps) {
  return (
    <>
      <ellipse cx={x} cy={foot} rx={size * 0.42} ry={size * 0.055} fill="#000" opacity="0.16" />
      <g
        transform={`translate(${x.toFixed(1)} ${foot.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${(size / 32).toFixed(2)}) translate(-16 -31)`}
      >
        {pictogram.shapes.map(([color, path, rule], at) => (
          <path key={at} d={path} fill={color} fillRule={rule} />
        ))}
      </g>
    </>
  );
}
