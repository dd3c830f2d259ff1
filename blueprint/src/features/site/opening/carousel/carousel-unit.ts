// Highlights that move by themselves: paused by a button, by a hand that takes over, by the pointer and by the focus, and
// never moving for people who asked their device for less motion.
import { element, literal } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { Unit } from "../../../unit/unit.ts";
import { listAfter, offerNamed } from "../../copy/named-lists.ts";
import { pick, subjectOf } from "../../copy/subject.ts";
import { data, siteComponent } from "../../frame/kit-parts.ts";
import { motifs } from "../../frame/scenes.ts";
import { blockPath } from "../../frame/sections.ts";

type Carousel = FeatureOf<"carousel">;

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
