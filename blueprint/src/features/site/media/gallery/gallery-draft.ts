// Which pictures a gallery begins with: motifs of the domain first, under the names of what the site is about or offers.
import type { FeatureRequest, DraftedFeature, FeatureDraft } from "../../../definition/define-feature.ts";
import { titleIn } from "../../copy/titles.ts";
import { headline, isGeneral, subjectOf } from "../../copy/subject.ts";
import { motifSchema } from "../../site-parts.ts";
import { homeOrPage } from "../../frame/home-or-page.ts";
import type { GalleryFeature } from "./gallery-schema.ts";
import { say } from "../../../../project/words/say.ts";

/** All motifs, in the order in which galleries go through them. */
const motifs = motifSchema.options;
const MORE = ["At first light", "In the evening", "From a distance"] as const;

/** Whether pictures are asked for as a carousel: of what the site offers, one beside the other. */
export function isOfSlides(words: string): boolean {
  return /\bcarousel|\bslider|\bslide ?show|\brotating banner|\boffer information/.test(words);
}

/** "Photos of hot shoeing": what the pictures of a gallery are to show, in the person's words; null where they say nothing of it. */
function shownIn(words: string): string | null {
  const [, shown] = /\b(?:photos?|pictures?|photographs?|images?|pics) of (?:my |our |the |some )?([a-z][a-z -]{2,40})$/i.exec(words) ?? [];
  return shown === undefined ? null : headline(shown);
}

/** The draft of a gallery. */
export function draftGallery(request: FeatureRequest): FeatureDraft<GalleryFeature> {
  const { domain, seed, isOnePage } = subjectOf(request);
  const title = titleIn("gallery", request.words) ?? "Gallery";
  const others = motifs.filter((motif) => motif !== domain.motif);
  // Where nothing is known of the trade, no picture is of what it offers.
  const offered = isGeneral(domain) ? [] : domain.offers.map(({ name }) => name);
  const shown = shownIn(request.words);
  const captions = shown === null ? [...offered, ...MORE] : MORE.map((_, at) => `${shown} ${at + 1}`);
  const uploading =
    /\bupload|add (?:their |own |your )?(?:photos?|pictures?|images?)|share (?:photos?|pictures?)|post(?:ing)? (?:photos?|pictures?)/.test(
      request.prompt,
    );
  const feature: DraftedFeature<GalleryFeature> = {
    title: /\boffers?\b/.test(request.words) ? "Offers" : "Have a look",
    uploading,
    line: say.app.drawnPictures(),
    pictures: captions.map((caption, at) => ({
      title: caption,
      motif: at % 3 === 0 ? domain.motif : (others[(seed + at) % others.length] ?? domain.motif),
      seed: (seed + at * 31) % 9973,
    })),
  };
  return { feature, places: homeOrPage("pictures", { isOnePage, page: { id: "gallery", title, icon: "Images" } }) };
}
