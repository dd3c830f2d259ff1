// What stands behind a drawn thing: a sun over a ground, an arch, hills, or a table with confetti.

interface GroundProps {
  /** One of the six colors of charts. */
  tone: number;
  width: number;
  height: number;
  /** Numbers from 0 up to 1. */
  next: () => number;
}

/** A color of the theme, mixed with the color of cards. */
function mixed(tone: number, percent: number): string {
  return `color-mix(in oklch, var(--chart-${((tone - 1) % 6) + 1}) ${percent}%, var(--card))`;
}

/** The setting of this number, from 0 to 3. */
export function Grounds({ kind, ...props }: GroundProps & { kind: number }) {
  const Ground = [SunGround, ArchGround, HillGround, TableGround][kind] ?? SunGround;
  return (
    <>
      <rect width={props.width} height={props.height} fill={mixed(props.tone, 20)} />
      <Ground {...props} />
    </>
  );
}

function SunGround({ tone, width, height, next }: GroundProps) {
  const x = width / 2 - 30 + next() * 60;
  return (
    <>
      <circle cx={x} cy={height * 0.52} r={height * 0.44} fill={mixed(tone, 34)} />
      <circle cx={x} cy={height * 0.52} r={height * 0.34} fill={mixed(tone, 46)} />
      <ellipse
        cx={width / 2}
        cy={height * 1.12}
        rx={width * 0.88}
        ry={height * 0.36}
        fill={mixed(tone, 62)}
      />
      <circle
        cx={width * (0.13 + next() * 0.08)}
        cy={height * 0.24}
        r={height * 0.05}
        fill={mixed(tone + 2, 60)}
      />
      <circle
        cx={width * (0.82 + next() * 0.1)}
        cy={height * 0.34}
        r={height * 0.035}
        fill={mixed(tone + 1, 70)}
      />
    </>
  );
}

function ArchGround({ tone, width, height, next }: GroundProps) {
  const wide = height * 0.42;
  const x = width / 2 - 15 + next() * 30;
  const arch = (middle: number, half: number, top: number) =>
    `M${(middle - half).toFixed(0)} ${height} V${(top + half).toFixed(0)} a${half.toFixed(0)} ${half.toFixed(0)} 0 0 1 ${(2 * half).toFixed(0)} 0 V${height} Z`;
  return (
    <>
      <path d={arch(x - wide * 1.5, wide * 0.7, height * 0.34)} fill={mixed(tone, 29)} />
      <path d={arch(x + wide * 1.5, wide * 0.8, height * 0.24)} fill={mixed(tone, 33)} />
      <path d={arch(x, wide, height * 0.06)} fill={mixed(tone, 44)} />
      <rect y={height * 0.84} width={width} height={height * 0.16} fill={mixed(tone, 62)} />
    </>
  );
}

function HillGround({ tone, width, height, next }: GroundProps) {
  const sun = width * (0.15 + next() * 0.18);
  const hill = (top: number, from: number, to: number) =>
    `M0 ${height} V${(height * from).toFixed(0)} C${width / 4} ${(height * top).toFixed(0)} ${width * 0.46} ${(height * (top + 0.1)).toFixed(0)} ${width * 0.62} ${(height * to).toFixed(0)} S${width * 0.9} ${(height * top).toFixed(0)} ${width} ${(height * from).toFixed(0)} V${height} Z`;
  return (
    <>
      <circle cx={sun} cy={height * 0.26} r={height * 0.13} fill={mixed(tone + 2, 64)} />
      <path d={hill(0.3 + next() * 0.1, 0.56, 0.6)} fill={mixed(tone, 34)} />
      <path d={hill(0.52, 0.74, 0.66)} fill={mixed(tone, 48)} />
      <path d={hill(0.76, 0.82, 0.84)} fill={mixed(tone, 62)} />
    </>
  );
}

function TableGround({ tone, width, height, next }: GroundProps) {
  const pieces = Array.from({ length: 9 }, (_, index) => ({
    x: width * (0.05 + index * 0.112 + next() * 0.05),
    y: height * (0.08 + next() * 0.5),
    r: height * (0.012 + next() * 0.022),
    turn: next() * 90,
  }));
  return (
    <>
      <path
        d={`M0 ${height * 0.62} Q${width / 2} ${height * 0.5} ${width} ${height * 0.62} V${height} H0 Z`}
        fill={mixed(tone, 42)}
      />
      <path
        d={`M0 ${height * 0.8} Q${width / 2} ${height * 0.7} ${width} ${height * 0.8} V${height} H0 Z`}
        fill={mixed(tone, 58)}
      />
      {pieces.map(({ x, y, r, turn }, index) =>
        index % 2 === 0 ? (
          <circle key={x} cx={x} cy={y} r={r} fill={mixed(tone + index, 66)} />
        ) : (
          <rect
            key={x}
            x={x}
            y={y}
            width={r * 2}
            height={r * 2}
            rx={r * 0.5}
            transform={`rotate(${turn.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})`}
            fill={mixed(tone + index, 66)}
          />
        ),
      )}
    </>
  );
}
