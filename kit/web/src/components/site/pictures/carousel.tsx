import { useState } from "react";
import { Section, type SectionProps } from "@/components/layout/section";
import { Scene } from "@/components/scenes/scene";
import { Card } from "@/components/ui/card";
import { useInterval } from "@/hooks/use-interval";
import type { Drawing } from "@/lib/scenes";
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { cn } from "@/lib/utils";

interface Slide {
  title: string;
  text: string;
  drawing: Drawing;
}

/**
 * Slides one after another. They move by themselves until somebody takes over, stand still under the pointer and the
 * focus, and never move for people who asked their device for less motion.
 */
export function Carousel({ slides, ...section }: SectionProps & { slides: readonly Slide[] }) {
  const [index, setIndex] = useState(0);
  const [isMoving, setIsMoving] = useState(
    () => !window.matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  const [isHeld, setIsHeld] = useState(false);
  useInterval(isMoving && !isHeld ? 6_000 : null, () =>
    setIndex((current) => (current + 1) % slides.length),
  );
  const slide = slides[index];
  if (slide === undefined) return null;

  function show(next: number) {
    setIsMoving(false);
    setIndex((next + slides.length) % slides.length);
  }

  return (
    <Section {...section}>
      <Card
        className="gap-0 overflow-hidden p-0"
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        <div aria-live={isMoving ? "off" : "polite"} className="grid md:grid-cols-2">
          <div className="h-48 md:h-72">
            <Scene {...slide.drawing} />
          </div>
          <div className="flex min-h-40 flex-col justify-center gap-3 p-6 sm:p-10">
            <h3 className="font-heading text-2xl font-bold">{slide.title}</h3>
            <p className="text-muted-foreground">{slide.text}</p>
          </div>
        </div>
        <CarouselControls
          titles={slides.map(({ title }) => title)}
          index={index}
          isMoving={isMoving}
          onShow={show}
          onMove={setIsMoving}
        />
      </Card>
    </Section>
  );
}

interface ControlsProps {
  titles: readonly string[];
  /** The slide that is shown. */
  index: number;
  isMoving: boolean;
  onShow: (index: number) => void;
  onMove: (isMoving: boolean) => void;
}

/** Turns, stops and chooses the slides of a carousel. */
function CarouselControls({ titles, index, isMoving, onShow, onMove }: ControlsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-border px-4 py-2">
      <IconButton icon={<ChevronLeftIcon />} label="Previous" onClick={() => onShow(index - 1)} />
      <IconButton icon={<ChevronRightIcon />} label="Next" onClick={() => onShow(index + 1)} />
      <IconButton
        icon={isMoving ? <PauseIcon /> : <PlayIcon />}
        label={isMoving ? "Pause" : "Move by itself"}
        onClick={() => onMove(!isMoving)}
      />
      <span className="ml-auto flex">
        {titles.map((title, at) => (
          <button
            key={`${at} ${title}`}
            type="button"
            className="grid size-8 place-items-center"
            aria-label={`Show: ${title}`}
            aria-current={at === index}
            onClick={() => onShow(at)}
          >
            <span
              className={cn(
                "size-3 rounded-full",
                at === index ? "bg-primary" : "border-2 border-input",
              )}
            />
          </button>
        ))}
      </span>
    </div>
  );
}
