// Which pictures a gallery begins with: motifs of the domain first, under the names of what the site is about.
import type { FeatureOf } from "../../../feature.ts";
import type { Ask, Drafted } from "../../../unit/unit.ts";
import { subjectOf } from "../../copy/subject.ts";
import { motifs } from "../../frame/scenes.ts";

type Gallery = FeatureOf<"gallery">;

const TITLES: readonly [RegExp, string][] = [
  [/\bwallpapers?\b/, "Wallpapers"],
  [/\bcontest photos?\b/, "Contest photos"],
  [/\bphotos?\b|\bphotograph/, "Photos"],
  [/\bportfolio|design works?|\bworks\b/, "Works"],
];
const MORE = ["At first light", "In the evening", "From a distance"] as const;

/** The draft of a gallery. */
export function draftGallery(ask: Ask): Drafted<Gallery> {
  const { domain, seed, isOnePage } = subjectOf(ask);
  const title = TITLES.find(([pattern]) => pattern.test(ask.words))?.[1] ?? "Gallery";
  const others = motifs.filter((motif) => motif !== domain.motif);
  const captions = [...domain.offers.map(({ name }) => name), ...MORE];
  const uploading =
    /\bupload|add (?:their |own |your )?(?:photos?|pictures?|images?)|share (?:photos?|pictures?)|post(?:ing)? (?:photos?|pictures?)/.test(
      ask.prompt,
    );
  const feature: Gallery = {
    ...{ kind: "gallery", id: ask.id, phrase: ask.phrase, title: "Have a look", uploading },
    line: "Drawn pictures stand in for photographs. Choose one to see it large.",
    pictures: captions.map((caption, at) => ({
      title: caption,
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
