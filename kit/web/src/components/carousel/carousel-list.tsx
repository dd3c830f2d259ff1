// Cards beside each other that move on by themselves: never for somebody who asked for less motion, and not while somebody points
// at them, has the focus in them or has paused them.
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { type CardLayout, ResourceCard } from "@/components/resource/resource-card";
import { type ListOptions, ResourceList } from "@/components/resource/resource-list";
import { IconButton } from "@/components/ui/icon-button";
import { useInterval } from "@/hooks/use-interval";
import type { Fields } from "@/lib/entity";
import { asksForLessMotion } from "@/lib/motion";
import * as words from "@/words/general";

const SHOWN_MILLISECONDS = 5_000;

/** The rows of an entity as cards that pass by one after the other. */
export function CarouselList<F extends Fields>({
  card,
  ...options
}: ListOptions<F> & { card: CardLayout<F> }) {
  const { entity } = options;
  const track = useRef<HTMLUListElement>(null);
  const motion = useMotion(track);
  return (
    <ResourceList {...options}>
      {(rows) => (
        <div
          onPointerEnter={() => motion.hold(true)}
          onPointerLeave={() => motion.hold(false)}
          onFocus={() => motion.hold(true)}
          onBlur={() => motion.hold(false)}
          className="flex flex-col gap-4"
        >
          <ul
            ref={track}
            role="list"
            tabIndex={0}
            aria-label={words.list(entity.noun)}
            data-slot="carousel"
            className="-mx-2 flex snap-x scroll-px-2 gap-5 overflow-x-auto px-2 py-2"
          >
            {rows.map((row) => (
              <li
                key={row.id}
                className="w-[86%] min-w-0 shrink-0 snap-start sm:w-[calc((100%-1.25rem)/2)] lg:w-[calc((100%-2.5rem)/3)]"
              >
                <ResourceCard entity={entity} row={row} layout={card} />
              </li>
            ))}
          </ul>
          <div className="flex justify-center gap-2">
            <IconButton
              icon={<ChevronLeftIcon className="rtl:-scale-x-100" />}
              label={words.previousEntry}
              onClick={() => motion.step(-1)}
            />
            <IconButton
              icon={motion.isPaused ? <PlayIcon /> : <PauseIcon />}
              label={motion.isPaused ? words.letItMove : words.stopMoving}
              onClick={motion.toggle}
            />
            <IconButton
              icon={<ChevronRightIcon className="rtl:-scale-x-100" />}
              label={words.nextEntry}
              onClick={() => motion.step(1)}
            />
          </div>
        </div>
      )}
    </ResourceList>
  );
}

/** What moves the track. */
function useMotion(track: RefObject<HTMLUListElement | null>) {
  const [isPaused, setIsPaused] = useState(asksForLessMotion);
  const [isHeld, setIsHeld] = useState(false);
  const step = (by: 1 | -1) => {
    if (track.current !== null) moveOn(track.current, by);
  };
  useInterval(isPaused || isHeld ? null : SHOWN_MILLISECONDS, () => step(1));
  return { isPaused, step, hold: setIsHeld, toggle: () => setIsPaused(!isPaused) };
}

/** Scrolls by one card; from the last one back to the first, and the other way round. */
function moveOn(list: HTMLUListElement, by: 1 | -1) {
  const [first, second] = Array.from(list.children, (item) => item.getBoundingClientRect());
  if (first === undefined || second === undefined) return;
  const sign = Math.sign(second.left - first.left) || 1;
  const room = list.scrollWidth - list.clientWidth;
  const at = Math.abs(list.scrollLeft);
  const isAtEnd = by > 0 ? at >= room - 2 : at <= 2;
  const wrapped = by > 0 ? 0 : room;
  const left = isAtEnd ? wrapped : at + by * Math.abs(second.left - first.left);
  list.scrollTo({ left: sign * left, behavior: asksForLessMotion() ? "auto" : "smooth" });
}
