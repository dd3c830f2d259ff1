import { Card } from "@/components/ui/card";
import { type Piece, cellsOfPiece } from "@/lib/games/action/pieces";
import { BlockSquare } from "./block-square";

/** How far each piece is from the left so that it stands in the middle of four columns. */
const MARGINS: Readonly<Partial<Record<Piece, number>>> = { O: 1, I: 0 };

/** The piece that comes next. */
export function ComingPiece({ piece }: { piece: Piece | undefined }) {
  return (
    <Card className="w-20 items-center gap-1 p-2">
      <p className="text-xs font-semibold text-muted-foreground">Next</p>
      {piece && (
        <svg role="img" aria-label={`Next piece: ${piece}`} viewBox="0 0 4 4" className="w-full">
          {cellsOfPiece(piece, 0).map((cell) => (
            <BlockSquare
              key={`${cell.x} ${cell.y}`}
              x={cell.x + (MARGINS[piece] ?? 0.5)}
              y={cell.y + 0.75}
              piece={piece}
            />
          ))}
        </svg>
      )}
    </Card>
  );
}
