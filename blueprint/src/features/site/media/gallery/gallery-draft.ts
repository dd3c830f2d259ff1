// Which pictures a gallery begins with: motifs of the domain first, under the names of what the site is about or offers.
import type { FeatureOf } from "../../../feature.ts";
import type { Ask, Drafted } from "../../../unit/unit.ts";
import { listAfter, offerNamed } from "../../copy/named-lists.ts";
import { pick, subjectOf } from "../../copy/subject.ts";
import { motifs } from "../../frame/scenes.ts";

type Gallery = FeatureOf<"gallery">;

const TITLES: readonly [RegExp, string][] = [
  [/\bwallpapers?\b/, "Wallpapers"],
  [/\bcontest photos?\b/, "Contest photos"],
  [/\bphotos?\b|\bphotograph/, "Photos"],
  [/\bportfolio|design works?|\bworks\b/, "Works"],
];
const MORE = ["At first light", "In the evening", "From a distance"] as const;

/** Whether pictures are asked for that follow one another: a carousel. */
export function isOfSlides(words: string): boolean {
  return /\bcarousel|\bslider|\bslide ?show|\brotating banner|\boffer information/.test(words);
}

/** The draft of a gallery. */
export function draftGallery(ask: Ask): Drafted<Gallery> {
  return isOfSlides(ask.words) ? draftSlides(ask) : draftGrid(ask);
}

function draftSlides(ask: Ask): Drafted<Gallery> {
  const { domain, seed } = subjectOf(ask);
  const names = listAfter(ask.prompt, "offers?|highlights?|promotions?");
  const offers = names.length > 1 ? names.map((name, at) => offerNamed(name, { domain, at: at + seed })) : domain.offers;
  return {
    feature: {
      ...{ kind: "gallery", id: "gallery-slides", phrase: ask.phrase, layout: "slides", uploading: false, line: "" },
      title: /\boffers?\b/.test(`${ask.words} ${ask.prompt}`) ? "Offers" : "Highlights",
      pictures: offers.slice(0, 5).map(({ name, text }, at) => ({
        ...{ title: name, text, seed: (seed + at * 17) % 9973 },
        motif: at % 2 === 0 ? domain.motif : pick(motifs, seed + at),
      })),
    },
    places: [{ block: "pictures", on: "home", at: "bottom" }],
  };
}

function draftGrid(ask: Ask): Drafted<Gallery> {
  const { domain, seed, isOnePage } = subjectOf(ask);
  const title = TITLES.find(([pattern]) => pattern.test(ask.words))?.[1] ?? "Gallery";
  const others = motifs.filter((motif) => motif !== domain.motif);
  const captions = [...domain.offers.map(({ name }) => name), ...MORE];
  const uploading =
    /\bupload|add (?:their |own |your )?(?:photos?|pictures?|images?)|share (?:photos?|pictures?)|post(?:ing)? (?:photos?|pictures?)/.test(
      ask.prompt,
    );
  const feature: Gallery = {
    ...{ kind: "gallery", id: ask.id, phrase: ask.phrase, title: "Have a look", layout: "grid", uploading },
    line: "Drawn pictures stand in for photographs. Choose one to see it large.",
    pictures: captions.map((caption, at) => ({
      ...{ title: caption, text: "" },
      motif: at % 3 === 0 ? domain.motif : (others[(seed + at) % others.length] ?? domain.motif),
      seed: (seed + at * 31) % 9973,
    })),
  };
  return {
    feature,
    places: isOnePage
      ? [{ block: "pictures", on: "home", at: "bottom" }]
      : [{ block: "pictures", on: "page", page: { id: "gallery", title, icon: "Images" } }],
  };
}
