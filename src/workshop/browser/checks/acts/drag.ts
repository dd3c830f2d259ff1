import type { Target } from "@atelier/blueprint";
import type { PageSession } from "../../session/open-page-session.ts";
import { type ActFailure, pressReached, reach, withReached } from "./reach-target.ts";

/** Enough moves for an app to notice that something is dragged, and what it is dragged over. */
const MOVES = 8;

const isIn = ({ width, height }: { width: number; height: number }, { x, y }: { x: number; y: number }): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

/**
 * Presses the main button on one element, moves the pointer to the middle of the other, and lets go there. The browser turns
 * this into the events of drag and drop where the element is draggable, into those of the pointer otherwise.
 */
export async function drag(session: PageSession, { target, to }: { target: Target; to: Target }): Promise<ActFailure> {
  const end = await reach(session, to);
  if (!end.reached && !end.problem.endsWith(" lies over it")) return `where it should go cannot be reached: ${end.problem}`;
  return withReached(session, target, async (reached) => {
    const destination = await session.ask("middle", to);
    if (destination === null || !isIn(session.size(), destination)) return "the two do not fit into the window at once";
    const missed = await pressReached(session, {
      target,
      reached,
      pressAt: async (place) => {
        await session.pointer.move(place, 1);
        await session.pointer.down();
      },
    });
    if (missed === null) {
      await session.pointer.move(destination, MOVES);
      // What lies under the pointer may have moved to make room.
      await session.pointer.move((await session.ask("middle", to)) ?? destination, 2);
    }
    await session.pointer.up();
    return missed;
  });
}
