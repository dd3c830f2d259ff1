import type { CheckStep } from "@atelier/blueprint";
import type { PageSession } from "../../session/open-page-session.ts";
import { type ActFailure, pressReached, reach, withReached } from "./reach-target.ts";

const MIDDLE = { x: 0.5, y: 0.5 };

/** Enough moves for an app to notice that something is dragged, and what it is dragged over. */
const MOVES = 8;

interface Place {
  x: number;
  y: number;
}

const isIn = ({ width, height }: { width: number; height: number }, place: Place | null): place is Place =>
  place !== null && place.x >= 0 && place.y >= 0 && place.x < width && place.y < height;

/**
 * Presses the main button on one element, moves the pointer to the other, and lets go there. The browser turns this into the
 * events of drag and drop where the element is draggable, into those of the pointer otherwise.
 */
export async function drag(session: PageSession, step: Extract<CheckStep, { do: "drag" }>): Promise<ActFailure> {
  const { target, to, from = MIDDLE, at = MIDDLE } = step;
  const end = await reach(session, to);
  if (!end.reached && !end.problem.endsWith(" lies over it")) return `where it should go cannot be reached: ${end.problem}`;
  return withReached(session, target, async (reached) => {
    const start = await session.ask("pointIn", target, from);
    const destination = await session.ask("pointIn", to, at);
    if (!isIn(session.size(), start) || !isIn(session.size(), destination)) return "the two do not fit into the window at once";
    const missed = await pressReached(session, {
      target,
      reached,
      pressAt: async (place) => {
        await session.pointer.move(step.from === undefined ? place : start, 1);
        await session.pointer.down();
      },
    });
    if (missed === null) {
      await session.pointer.move(destination, MOVES);
      // What lies under the pointer may have moved to make room.
      await session.pointer.move((await session.ask("pointIn", to, at)) ?? destination, 2);
    }
    await session.pointer.up();
    return missed;
  });
}
