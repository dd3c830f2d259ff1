import { type PointerEvent, useRef } from "react";
import { type Direction, directionOfSwipe } from "@/lib/games/direction";

/** What an element needs to hear swipes. Give it the class `touch-none`, so that the page stays where it is. */
export function useSwipe(swipe: (direction: Direction) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      start.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const direction = directionOfSwipe(
        event.clientX - start.current.x,
        event.clientY - start.current.y,
      );
      start.current = null;
      if (direction !== null) swipe(direction);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
