// Sharing the page of a row, or the app's first page: its link is copied, or passed on to where people talk.
import type { z } from "zod";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { namedSample, samplePath } from "../../../../checks/place.ts";
import { capitalise } from "../../../../model/names.ts";
import { entityOf } from "../../../../model/project-model.ts";
import { element, imported } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import { rowProps } from "../../../definition/kit-parts.ts";
import { Slug } from "../../../../schema/entity.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { say } from "../../../../project/words/say.ts";

/** The link to a row's page, or of no entity to the first page, to pass on. */
const ShareFeature = featureSchema("share", { entity: Slug.nullable() });
type ShareFeature = z.infer<typeof ShareFeature>;

export const shareFeature = defineFeature<typeof ShareFeature>({
  schema: ShareFeature,
  describe: ({ entity }, { many }) =>
    entity === null
      ? { called: "a link to share", can: "share the page by link" }
      : { called: `links to share ${many}`, can: `share ${many} by link` },
  draft: ({ words, entity }) =>
    entity === null || isOfApp(words)
      ? { feature: { entity: null }, places: [{ block: "panel", on: "home", at: "bottom" }] }
      : { feature: { entity: entity.id } },
  means: ({ entity }, words) => (entity === null) === isOfApp(words),
  compose: ({ project, feature: { entity } }) =>
    entity === null
      ? { blocks: { panel: { element: element(imported("@/components/share/share-section", "ShareSection")) } } }
      : { heading: [element(imported("@/components/share/share-dialog", "ShareDialog"), rowProps(entityOf(project, entity)))] },
  checks: checksOf,
});

/** "Share the page", "a shareable link": nothing is said of rows. */
function isOfApp(words: string): boolean {
  return lexicon.names(words, "shared-page");
}

/** What is seen of a shared link, whichever way it is copied. */
const sharingSteps: FeatureCheck["steps"] = [
  { do: "click", target: { role: "button", name: say.community.copyLink(), exact: true } },
  { do: "expectVisible", target: { role: "status", text: say.community.linkBeginning() } },
  { do: "expectVisible", target: { role: "link", name: "WhatsApp", exact: true } },
  { do: "expectVisible", target: { role: "link", name: say.community.email(), exact: true } },
];

function checksOf({ project, feature: { entity } }: FeatureContext<ShareFeature>): FeatureCheck | null {
  const ways = "the link is copied, or passed on by e-mail and other platforms";
  if (entity === null) return { title: `The first page can be shared: ${ways}`, steps: [{ do: "open", path: "/" }, ...sharingSteps] };
  const model = entityOf(project, entity);
  const sample = namedSample({ project, model });
  if (!sample) return null;
  return {
    title: `${capitalise(model.entity.name.many)} can be shared: ${ways}`,
    steps: [
      { do: "open", path: samplePath(model, sample.index) },
      { do: "click", target: { role: "button", name: say.community.share(), exact: true } },
      ...sharingSteps,
      { do: "click", target: { role: "button", name: say.general.close(), exact: true } },
      { do: "expectHidden", target: { role: "button", name: say.community.copyLink(), exact: true } },
    ],
  };
}
