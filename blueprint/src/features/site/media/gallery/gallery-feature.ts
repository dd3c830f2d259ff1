// A gallery: pictures open large, and are turned with buttons or the arrow keys. As slides they move by themselves: paused by
// a button, by a hand that takes over, by the pointer and by the focus, and never moving for people who asked their device
// for less motion.
import { pageOf } from "../../../definition/page-of.ts";
import { array, element, imported, invoke, object } from "../../../../project/code/expression.ts";
import { attachPicture, press } from "../../../definition/steps.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { keptIn } from "../../../definition/kit-parts.ts";
import { drawingOf, siteComponent } from "../../frame/kit-parts.ts";
import { draftGallery, isOfSlides } from "./gallery-draft.ts";
import { GalleryFeature } from "./gallery-schema.ts";

export const galleryFeature = defineFeature<typeof GalleryFeature>({
  schema: GalleryFeature,
  example: "a gallery",
  describe: ({ layout, uploading }) =>
    layout === "slides"
      ? { called: "a carousel of highlights", can: null }
      : { called: "a picture gallery", can: uploading ? "look through the pictures and add your own" : "look through the pictures" },
  draft: draftGallery,
  means: ({ layout }, words) => (layout === "slides") === isOfSlides(words),
  compose: composeGallery,
  checks: checksOf,
});

function composeGallery({ feature }: FeatureContext<GalleryFeature>): FeatureParts {
  const { id, title, line, layout, pictures, uploading } = feature;
  if (layout === "slides") {
    const slides = array(pictures.map((picture) => object({ title: picture.title, text: picture.text, drawing: drawingOf(picture) })));
    const carousel = element(siteComponent("pictures/carousel", "Carousel"), { id, title, slides });
    return { blocks: { pictures: { element: carousel } } };
  }
  const drawn = array(pictures.map((picture) => object({ title: picture.title, drawing: drawingOf(picture) })));
  const shown = keptIn(id, "pictures", drawn, { type: ["@/lib/site/pictures", "DrawnPictures"] });
  const own = keptIn(`${id}-own`, "ownPictures", invoke(imported("@/lib/site/pictures", "createOwnPictures"), id));
  const section = element(siteComponent("pictures/gallery", uploading ? "OpenGallery" : "Gallery"), {
    id,
    title,
    description: line,
    pictures: shown.value,
    own: uploading ? own.value : undefined,
  });
  return { modules: uploading ? [shown.module, own.module] : [shown.module], blocks: { pictures: { element: section } } };
}

function checksOf({ project, feature }: FeatureContext<GalleryFeature>): FeatureCheck | null {
  const path = pageOf(project, feature, "pictures");
  if (path === null) return null;
  return feature.layout === "slides" ? slideCheck(feature, path) : gridCheck(feature, path);
}

function slideCheck({ title: name, pictures }: GalleryFeature, path: string): FeatureCheck | null {
  const [first, second, third = second] = pictures;
  if (!first || !second || !third) return null;
  const region = { role: "region", name, exact: true } as const;
  const turn = (button: string) => press(button, { within: region });
  const slide = (title: string) => ({ role: "heading", name: title, exact: true, within: region }) as const;
  return {
    title: `${name} move one after another, can be turned by hand, chosen, paused and set in motion again`,
    steps: [
      { do: "open", path },
      { do: "expectVisible", target: slide(first.title) },
      turn("Next"),
      { do: "expectVisible", target: slide(second.title) },
      turn("Previous"),
      { do: "expectVisible", target: slide(first.title) },
      turn(`Show: ${third.title}`),
      { do: "expectVisible", target: slide(third.title) },
      { do: "expectHidden", target: slide(first.title) },
      turn("Move by itself"),
      turn("Pause"),
      { do: "expectVisible", target: { role: "button", name: "Move by itself", exact: true, within: region } },
    ],
  };
}

function gridCheck(feature: GalleryFeature, path: string): FeatureCheck | null {
  const [first, second] = feature.pictures;
  const last = feature.pictures.at(-1);
  if (!first || !second || !last) return null;
  const dialog = (name: string) => ({ role: "dialog", name, exact: true }) as const;
  return {
    title: `Pictures open large and are turned by button and by key${feature.uploading ? ", and own pictures can be added" : ""}`,
    steps: [
      { do: "open", path },
      {
        do: "expectCount",
        target: { role: "listitem", within: { role: "list", name: "Pictures", exact: true } },
        atLeast: feature.pictures.length,
      },
      { do: "click", target: { role: "button", name: `Enlarge: ${first.title}`, exact: true } },
      { do: "expectVisible", target: dialog(first.title) },
      { do: "click", target: { role: "button", name: "Next picture", exact: true } },
      { do: "expectVisible", target: dialog(second.title) },
      { do: "press", key: "ArrowLeft" },
      { do: "expectVisible", target: dialog(first.title) },
      { do: "press", key: "ArrowLeft" },
      { do: "expectVisible", target: dialog(last.title) },
      { do: "press", key: "Escape" },
      { do: "expectHidden", target: dialog(last.title) },
      ...(feature.uploading
        ? ([
            { do: "click", target: { role: "button", name: "Add picture", exact: true } },
            { do: "expectVisible", target: { text: "Choose a picture." } },
            attachPicture({ label: "Picture", exact: true }),
            { do: "fill", target: { label: "Caption" }, value: "A dot of mine" },
            { do: "click", target: { role: "button", name: "Add picture", exact: true } },
            { do: "expectVisible", target: { role: "button", name: "Enlarge: A dot of mine", exact: true } },
            { do: "reload" },
            { do: "expectVisible", target: { role: "button", name: "Enlarge: A dot of mine", exact: true } },
          ] as const)
        : []),
    ],
  };
}
