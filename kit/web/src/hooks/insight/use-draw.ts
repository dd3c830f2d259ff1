import { useEffect, useState } from "react";
import { useValue } from "@/hooks/use-value";
import { openRandom } from "@/lib/games/random";
import { draw, drawable } from "@/lib/insight/picker/chance";
import { angleTo, TURN_MILLISECONDS } from "@/lib/wheel-turns";
import { asksForLessMotion } from "@/lib/motion";
import { picker, withDrawn } from "@/lib/insight/picker/picker-state";

const random = openRandom();

/** A draw that is seen: what the wheel had on it, how far it has turned, what was drawn, and who has had a turn then. */
interface Round {
  pool: readonly string[];
  angle: number;
  drawn: readonly string[];
  turn: readonly string[];
}

const NOTHING: Round = { pool: [], angle: 0, drawn: [], turn: [] };

/** Draws from the entries of this app, which are `first` until somebody changes them; with a wheel a draw takes as long as this turns. */
export function useDraw({
  first,
  hasWheel,
  isOnce,
}: {
  first: readonly string[];
  hasWheel: boolean;
  isOnce: boolean;
}) {
  const [kept, change] = useValue(picker);
  const [round, setRound] = useState(NOTHING);
  const [isTurning, setTurning] = useState(false);
  const entries = kept.entries ?? first;
  const left = drawable(entries, { turn: kept.turn, isOnce });
  const isWhole = round.pool.length > 0 && round.pool.every((entry) => entries.includes(entry));

  useEffect(() => {
    if (!isTurning) return;
    const end = setTimeout(
      () => {
        setTurning(false);
        change({ drawn: withDrawn(picker.get().drawn, round.drawn), turn: round.turn });
      },
      asksForLessMotion() ? 0 : TURN_MILLISECONDS,
    );
    return () => clearTimeout(end);
  }, [isTurning, round, change]);

  return {
    entries,
    drawn: kept.drawn,
    turn: kept.turn,
    left,
    round: { ...round, pool: isWhole ? round.pool : left },
    isTurning,
    hadTurns: isOnce && entries.length > 0 && entries.every((entry) => kept.turn.includes(entry)),
    /** Draws so many at once. */
    begin: (count: number) => {
      const next = draw(entries, { turn: kept.turn, count, isOnce }, random);
      const at = left.indexOf(next.drawn[0] ?? "");
      const angle = angleTo({ at, count: left.length, from: round.angle }, random);
      setRound({ pool: left, angle, ...next });
      if (hasWheel) setTurning(true);
      else change({ drawn: withDrawn(kept.drawn, next.drawn), turn: next.turn });
    },
    setEntries: (next: string[]) => {
      change({ entries: next });
      setRound(NOTHING);
    },
    forget: () => {
      change({ drawn: [], turn: [] });
      setRound(NOTHING);
    },
  };
}
