import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { HILLS, type WhackRound } from "@/lib/games/action/whack";
import { cn } from "@/lib/utils";

interface MoleHillsProps {
  round: WhackRound;
  onWhack: (hill: number) => void;
  /** What covers the hills while the round does not run. */
  children: ReactNode;
}

/** The hills that moles come out of. */
export function MoleHills({ round, onWhack, children }: MoleHillsProps) {
  return (
    <Card className="mx-auto w-full max-w-md overflow-hidden p-3">
      <div role="group" aria-label="Hills" className="grid grid-cols-3 gap-2">
        {Array.from({ length: HILLS }, (_, hill) => (
          <MoleHill
            key={hill}
            number={hill + 1}
            isUp={round.mole === hill}
            isHit={round.hit === hill}
            onWhack={() => onWhack(hill)}
          />
        ))}
      </div>
      {children}
    </Card>
  );
}

interface MoleHillProps {
  number: number;
  isUp: boolean;
  isHit: boolean;
  onWhack: () => void;
}

function MoleHill({ number, isUp, isHit, onWhack }: MoleHillProps) {
  return (
    <button
      type="button"
      aria-label={`Hill ${number}: ${isUp ? "mole" : isHit ? "hit" : "empty"}`}
      className={cn(
        "touch-manipulation overflow-hidden rounded-md transition-colors",
        isHit ? "bg-accent" : "bg-muted hover:bg-accent",
      )}
      onClick={onWhack}
    >
      <svg aria-hidden="true" viewBox="0 0 40 40" className="block w-full">
        <ellipse cx="20" cy="33" rx="16" ry="5" className="fill-card-foreground opacity-80" />
        <g className={cn("transition-transform duration-150", !isUp && !isHit && "translate-y-10")}>
          <path d="M9 34V20a11 11 0 0 1 22 0V34Z" className="fill-primary" />
          <ellipse cx="20" cy="24" rx="6" ry="4.5" className="fill-accent" />
          <ellipse cx="20" cy="21.6" rx="2.2" ry="1.6" className="fill-card-foreground" />
          {isHit ? (
            <path
              d="M12.5 14.5l4 3m0-3l-4 3M23.5 14.5l4 3m0-3l-4 3"
              className="stroke-primary-foreground"
              strokeWidth="1.4"
              strokeLinecap="round"
            />
          ) : (
            <g className="fill-primary-foreground">
              <circle cx="15" cy="16.5" r="1.8" />
              <circle cx="25" cy="16.5" r="1.8" />
            </g>
          )}
        </g>
        <path
          d="M2 33c4-4 8-2 10 1c4 2 12 2 16 0c2-3 6-5 10-1V40H2Z"
          className="fill-accent-foreground"
        />
      </svg>
    </button>
  );
}
