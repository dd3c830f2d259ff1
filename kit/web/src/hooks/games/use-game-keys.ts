import { type RefObject, useEffect, useRef } from "react";

/**
 * Tells a game about the keys that are pressed while it is on the screen and nothing else on the page has the focus.
 * `press` gets the key and the game's section, and returns whether the key belongs to the game: all others keep doing
 * what they do on any page. Returns the ref of the section, which needs the attribute `data-game`.
 */
export function useGameKeys(
  press: (key: string, game: HTMLElement) => boolean,
): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const game = region.current;
      if (game === null || !isForGame(event, game)) return;
      if (press(event.key.length === 1 ? event.key.toLowerCase() : event.key, game))
        event.preventDefault();
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  });

  return region;
}

function isForGame(
  { target, key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  game: HTMLElement,
): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return false;
  const isInside = game.contains(target);
  const isFree = target.contains(game) && document.querySelector("[data-game]") === game;
  if (!isInside && !isFree) return false;
  if (target.matches("input, select, textarea")) return false;
  if (target.matches("button, a, summary") && (key === "Enter" || key === " ")) return false;
  const { top, bottom } = game.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}
