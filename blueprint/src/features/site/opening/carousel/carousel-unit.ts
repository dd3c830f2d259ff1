// Highlights that move by themselves: paused by a button, by a hand that takes over, by the pointer and by the focus, and
// never moving for people who asked their device for less motion.
import { code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { attribute } from "../../../../writer/code/text.ts";
import { element, literal } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { Unit } from "../../../unit/unit.ts";
import { listAfter, offerNamed } from "../../copy/named-lists.ts";
import { pick, subjectOf } from "../../copy/subject.ts";
import { data, siteComponent } from "../../frame/kit-parts.ts";
import { motifs, sceneModule, sceneOf } from "../../frame/scenes.ts";
import { blockPath, plain, sectionModule } from "../../frame/sections.ts";

type Carousel = FeatureOf<"carousel">;

const PATH = "src/features/site/CarouselSection.tsx";
const component = new Reference("CarouselSection", PATH);

export const carouselUnit: Unit<Carousel> = {
  draft: (ask) => {
    const { domain, seed } = subjectOf(ask);
    const names = listAfter(ask.prompt, "offers?|highlights?|promotions?");
    const offers = names.length > 1 ? names.map((name, at) => offerNamed(name, { domain, at: at + seed })) : domain.offers;
    return {
      feature: {
        ...{ kind: "carousel", id: ask.id, phrase: ask.phrase },
        title: /\boffers?\b/.test(`${ask.words} ${ask.prompt}`) ? "Offers" : "Highlights",
        slides: offers.slice(0, 5).map(({ name, text }, at) => ({
          title: name,
          text,
          motif: at % 2 === 0 ? domain.motif : pick(motifs, seed + at),
          seed: (seed + at * 17) % 9973,
        })),
      },
      places: [{ block: "slides", on: "home", at: "bottom" }],
    };
  },
  write: ({ feature }) => ({ modules: [sectionModule(), sceneModule(), carouselModule(feature)], blocks: { slides: { component } } }),
  compose: ({ feature: { id, title, slides } }) => {
    const shown = slides.map(({ motif, seed, ...words }) => ({ ...words, drawing: { motif, seed } }));
    const props = { id: literal(id), title: literal(title), slides: data(shown) };
    return { blocks: { slides: { element: element(siteComponent("pictures/carousel", "Carousel"), props) } } };
  },
  checks: ({ project, feature }) => {
    const path = blockPath(project, feature.id, "slides");
    const [first, second, third = second] = feature.slides;
    if (path === null || !first || !second || !third) return [];
    const region = { role: "region", name: feature.title, exact: true } as const;
    const button = (name: string) => ({ role: "button", name, exact: true, within: region }) as const;
    const slide = (title: string) => ({ role: "heading", name: title, exact: true, within: region }) as const;
    return [
      {
        title: `${feature.title} move one after another, can be turned by hand, chosen, paused and set in motion again`,
        steps: [
          { do: "open", path },
          { do: "expectVisible", target: slide(first.title) },
          { do: "click", target: button("Next") },
          { do: "expectVisible", target: slide(second.title) },
          { do: "click", target: button("Previous") },
          { do: "expectVisible", target: slide(first.title) },
          { do: "click", target: button(`Show: ${third.title}`) },
          { do: "expectVisible", target: slide(third.title) },
          { do: "expectHidden", target: slide(first.title) },
          { do: "click", target: button("Move by itself") },
          { do: "click", target: button("Pause") },
          { do: "expectVisible", target: button("Move by itself") },
        ],
      },
    ];
  },
};

function carouselModule({ title, slides }: Carousel): ModuleSource {
  return {
    path: PATH,
    library: true,
    parts: [
      {
        name: "SLIDES",
        code: code`
          const SLIDES = [
            ${slides.map(({ title: name, text, motif, seed }) => code`{ title: ${name}, text: ${text}, seed: ${plain(seed)}, Scene: ${sceneOf(motif)} },`)}
          ];`,
      },
      { name: "CarouselSection", code: section(title) },
      { name: "useAutomaticSteps", comment: "Calls a step every six seconds while it runs.", code: automaticSteps },
      { name: "CarouselControls", code: controls },
    ],
  };
}

function section(title: string) {
  return code`
    function CarouselSection() {
      const [index, setIndex] = @useState(0);
      const [isMoving, setIsMoving] = @useState(() => !window.matchMedia("(prefers-reduced-motion: reduce)").matches);
      const [isHeld, setIsHeld] = @useState(false);
      const slide = @SLIDES[index % @SLIDES.length];
      @useAutomaticSteps(isMoving && !isHeld, () => setIndex((current) => (current + 1) % @SLIDES.length));
      if (!slide) return null;

      function show(next: number) {
        setIsMoving(false);
        setIndex((next + @SLIDES.length) % @SLIDES.length);
      }

      return (
        <@TitledSection id="carousel" ${attribute("title", title)}>
          <div
            className="card overflow-hidden"
            onPointerEnter={() => setIsHeld(true)}
            onPointerLeave={() => setIsHeld(false)}
            onFocus={() => setIsHeld(true)}
            onBlur={() => setIsHeld(false)}
          >
            <div aria-live={isMoving ? "off" : "polite"} className="grid md:grid-cols-2">
              <div className="h-48 md:h-72">
                <slide.Scene seed={slide.seed} />
              </div>
              <div className="flex min-h-40 flex-col justify-center gap-3 p-6 sm:p-10">
                <h3 className="font-display text-2xl font-bold">{slide.title}</h3>
                <p className="text-muted">{slide.text}</p>
              </div>
            </div>
            <@CarouselControls index={index} isMoving={isMoving} onShow={show} onMove={setIsMoving} />
          </div>
        </@TitledSection>
      );
    }`;
}

const automaticSteps = code`
  function useAutomaticSteps(isRunning: boolean, step: () => void) {
    const latest = @useRef(step);
    @useEffect(() => {
      latest.current = step;
    });
    @useEffect(() => {
      if (!isRunning) return;
      const timer = setInterval(() => latest.current(), 6_000);
      return () => clearInterval(timer);
    }, [isRunning]);
  }`;

const controls = code`
  function CarouselControls({
    index,
    isMoving,
    onShow,
    onMove,
  }: {
    index: number;
    isMoving: boolean;
    onShow: (index: number) => void;
    onMove: (isMoving: boolean) => void;
  }) {
    return (
      <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2">
        <button type="button" className="icon-button" aria-label="Previous" onClick={() => onShow(index - 1)}>
          <@ChevronLeftIcon className="size-5" />
        </button>
        <button type="button" className="icon-button" aria-label="Next" onClick={() => onShow(index + 1)}>
          <@ChevronRightIcon className="size-5" />
        </button>
        <button type="button" className="icon-button" aria-label={isMoving ? "Pause" : "Move by itself"} onClick={() => onMove(!isMoving)}>
          {isMoving ? <@PauseIcon className="size-5" /> : <@PlayIcon className="size-5" />}
        </button>
        <span className="ml-auto flex">
          {@SLIDES.map(({ title }, at) => (
            <button
              key={title}
              type="button"
              className="grid size-8 place-items-center"
              aria-label={\`Show: \${title}\`}
              aria-current={at === index}
              onClick={() => onShow(at)}
            >
              <span className={at === index ? "size-3 rounded-full bg-accent" : "size-3 rounded-full border-2 border-control"} />
            </button>
          ))}
        </span>
      </div>
    );
  }`;
