import type { Piece, WellCell } from "@/lib/games/action/pieces";

/** The color of each piece. */
export const PIECE_COLORS: Readonly<Record<Piece, string>> = {
  I: "var(--chart-1)",
  J: "var(--chart-2)",
  L: "var(--chart-3)",
  O: "var(--chart-4)",
  S: "var(--chart-5)",
  T: "var(--primary)",
  Z: "var(--chart-6)",
};

/** One square of a piece, in a drawing whose cells are 1 wide. */
export function BlockSquare({ x, y, piece }: WellCell & { piece: Piece }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="0.04" y="0.04" width="0.92" height="0.92" rx="0.16" fill={PIECE_COLORS[piece]} />
      <path
        d="M0.16 0.84V0.16H0.84"
        fill="none"
        stroke="white"
        strokeOpacity="0.45"
        strokeWidth="0.1"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
