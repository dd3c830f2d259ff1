// A gallery: pictures open large, and are turned with buttons or the arrow keys. Visitors add their own where they are asked to.
import { pageOf } from "../../../definition/page-of.ts";
import { array, element, imported, invoke, object } from "../../../../project/code/expression.ts";
import { attachPicture } from "../../../definition/steps.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { keptIn } from "../../../definition/kit-parts.ts";
import { findPictogram } from "../../../../knowledge/pictograms/find-pictogram.ts";
import { drawingOf, siteComponent } from "../../frame/kit-parts.ts";
import { draftGallery } from "./gallery-draft.ts";
import { GalleryFeature } from "./gallery-schema.ts";
import { formatted, say } from "../../../../project/words/say.ts";

export const galleryFeature = defineFeature<typeof GalleryFeature>({
  schema: GalleryFeature,
  example: "a gallery",
  describe: ({ uploading }) => ({
    called: "a picture gallery",
    can: uploading ? "look through the pictures and add your own" : "look through the pictures",
  }),
  draft: draftGallery,
  compose: composeGallery,
  checks: checksOf,
});

function composeGallery({ project, feature }: FeatureContext<GalleryFeature>): FeatureParts {
  const { id, title, line, pictures, uploading } = feature;
  const { language } = project.blueprint;
  const drawn = array(
    pictures.map((picture) => {
      const shown = findPictogram(picture.title, { language, about: [title] });
      return object({ title: picture.title, drawing: drawingOf(picture, shown?.pictogram.name ?? null) });
    }),
  );
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
  const [first, second] = feature.pictures;
  const last = feature.pictures.at(-1);
  if (path === null || !first || !second || !last) return null;
  const dialog = (name: string) => ({ role: "dialog", name, exact: true }) as const;
  return {
    title: `Pictures open large and are turned by button and by key${feature.uploading ? ", and own pictures can be added" : ""}`,
    steps: [
      { do: "open", path },
      {
        do: "expectCount",
        target: { role: "listitem", within: { role: "list", name: say.site.pictures(), exact: true } },
        atLeast: feature.pictures.length,
      },
      { do: "click", target: { role: "button", name: say.site.enlarge({ title: first.title }), exact: true } },
      { do: "expectVisible", target: dialog(first.title) },
      { do: "click", target: { role: "button", name: say.site.nextPicture(), exact: true } },
      { do: "expectVisible", target: dialog(second.title) },
      { do: "press", key: formatted.arrow("previous") },
      { do: "expectVisible", target: dialog(first.title) },
      { do: "press", key: formatted.arrow("previous") },
      { do: "expectVisible", target: dialog(last.title) },
      { do: "press", key: "Escape" },
      { do: "expectHidden", target: dialog(last.title) },
      ...(feature.uploading
        ? ([
            { do: "click", target: { role: "button", name: say.site.addPicture(), exact: true } },
            { do: "expectVisible", target: { text: say.site.chooseAPicture() } },
            attachPicture({ label: say.site.picture(), exact: true }),
            { do: "fill", target: { label: say.site.caption() }, value: "A dot of mine" },
            { do: "click", target: { role: "button", name: say.site.addPicture(), exact: true } },
            { do: "expectVisible", target: { role: "button", name: say.site.enlarge({ title: "A dot of mine" }), exact: true } },
            { do: "reload" },
            { do: "expectVisible", target: { role: "button", name: say.site.enlarge({ title: "A dot of mine" }), exact: true } },
          ] as const)
        : []),
    ],
  };
}
