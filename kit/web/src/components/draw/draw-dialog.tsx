import { useEffect, useState } from "react";
import { Wheel } from "@/components/draw/wheel";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { lastDrawn } from "@/lib/draw";
import { type Entity, titleOf, wholeOf } from "@/lib/entity";
import { openRandom } from "@/lib/games/random";
import { angleTo, TURN_MILLISECONDS } from "@/lib/wheel-turns";

const random = openRandom();
/** Until the wheel is seen at rest. */
const REST_MILLISECONDS = 50;

/** A wheel with the rows that are drawn from, which turns to the one that was drawn and then says which. */
export function DrawDialog({
  entity,
  title,
  onStopped,
  onClose,
}: {
  entity: Entity;
  title: string;
  onStopped: () => void;
  onClose: () => void;
}) {
  const [{ names, at }] = useState(() => sectorsOf(entity));
  const [angle, setAngle] = useState(0);
  const [isStopped, setStopped] = useState(false);

  useEffect(() => {
    const begin = setTimeout(
      () => setAngle(angleTo({ at, count: names.length, from: 0 }, random)),
      REST_MILLISECONDS,
    );
    const end = setTimeout(() => {
      setStopped(true);
      onStopped();
    }, TURN_MILLISECONDS + REST_MILLISECONDS);
    return () => {
      clearTimeout(begin);
      clearTimeout(end);
    };
    // It turns once.
  }, []);

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogTitle>{title}</DialogTitle>
        <Wheel entries={names} angle={angle} isTurning={angle !== 0 && !isStopped} />
        <p
          role="status"
          className="min-h-10 text-center font-heading text-3xl font-bold break-words"
        >
          {isStopped && names[at]}
        </p>
      </DialogContent>
    </Dialog>
  );
}

/** What stands on the wheel, each name once, and where the drawn one is. */
function sectorsOf(entity: Entity): { names: readonly string[]; at: number } {
  const rows = wholeOf(entity).all();
  const names = [...new Set(rows.map((row) => titleOf(entity, row)))];
  const row = rows.find(({ id }) => id === lastDrawn(entity));
  return { names, at: row === undefined ? 0 : names.indexOf(titleOf(entity, row)) };
}
