// Which pictures a gallery begins with: motifs of the domain first, under the names of what the site is about or offers.
import type { FeatureRequest, DraftedFeature, FeatureDraft } from "../../../definition/define-feature.ts";
import { listAfter, offerNamed } from "../../copy/named-lists.ts";
import { titleIn } from "../../copy/titles.ts";
import { pick, subjectOf } from "../../copy/subject.ts";
import { motifSchema } from "../../site-parts.ts";
import { homeOrPage } from "../../frame/home-or-page.ts";
import type { GalleryFeature } from "./gallery-schema.ts";

/** All motifs, in the order in which galleries go through them. */
const motifs = motifSchema.options;
const MORE = ["At first light", "In the evening", "From a distance"] as const;

/** Whether pictures are asked for that follow one another: a carousel. */
export function isOfSlides(words: string): boolean {
  return /\bcarousel|\bslider|\bslide ?show|\brotating banner|\boffer information/.test(words);
}

/** The draft of a gallery. */
export function draftGallery(request: FeatureRequest): FeatureDraft<GalleryFeature> {
  return isOfSlides(request.words) ? draftSlides(request) : draftGrid(request);
}

function draftSlides(request: FeatureRequest): FeatureDraft<GalleryFeature> {
  const { domain, seed } = subjectOf(request);
  const names = listAfter(request.prompt, "offers?|highlights?|promotions?");
  const offers = names.length > 1 ? names.map((name, at) => offerNamed(name, { domain, at: at + seed })) : domain.offers;
  return {
    feature: {
      id: "gallery-slides",
      layout: "slides",
      uploading: false,
      line: "",
      title: /\boffers?\b/.test(`${request.words} ${request.prompt}`) ? "Offers" : "Highlights",
      pictures: offers.slice(0, 5).map(({ name, text }, at) => ({
        title: name,
        text,
        seed: (seed + at * 17) % 9973,
        motif: at % 2 === 0 ? domain.motif : pick(motifs, seed + at),
      })),
    },
    places: [{ block: "pictures", on: "home", at: "bottom" }],
  };
}

function draftGrid(request: FeatureRequest): FeatureDraft<GalleryFeature> {
  const { domain, seed, isOnePage } = subjectOf(request);
  const title = titleIn("gallery", request.words) ?? "Gallery";
  const others = motifs.filter((motif) => motif !== domain.motif);
  const captions = [...domain.offers.map(({ name }) => name), ...MORE];
  const uploading =
    /\bupload|add (?:their |own |your )?(?:photos?|pictures?|images?)|share (?:photos?|pictures?)|post(?:ing)? (?:photos?|pictures?)/.test(
      request.prompt,
    );
  const feature: DraftedFeature<GalleryFeature> = {
    title: "Have a look",
    layout: "grid",
    uploading,
    line: "Drawn pictures stand in for photographs. Choose one to see it large.",
    pictures: captions.map((caption, at) => ({
      title: caption,
      text: "",
      motif: at % 3 === 0 ? domain.motif : (others[(seed + at) % others.length] ?? domain.motif),
      seed: (seed + at * 31) % 9973,
    })),
  };
  return { feature, places: homeOrPage("pictures", { isOnePage, page: { id: "gallery", title, icon: "Images" } }) };
}
