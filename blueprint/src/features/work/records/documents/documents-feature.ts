// Documents: files that are uploaded, kept in this browser up to a size that it can hold, with a preview of texts and pictures. They have a page of their own, and belong to rows where they are asked for on rows.
import type { z } from "zod";
import { namedSample, samplePath } from "../../../../checks/place.ts";
import { entityOf, type ProjectModel } from "../../../../model/project-model.ts";
import { element, imported, invoke, local, member } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { attachText, download, press } from "../../../definition/steps.ts";
import { defineFeature, type FeatureCheck, type FeatureChecks, onPage } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { keptIn } from "../../../definition/kit-parts.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { Slug } from "../../../../schema/entity.ts";
import { featureSchema } from "../../../../schema/feature.ts";

/** Files on a page of their own; with an `entity` also on the pages of its rows. */
const DocumentsFeature = featureSchema("documents", { entity: Slug.nullable() });
type DocumentsFeature = z.infer<typeof DocumentsFeature>;

export const documentsFeature = defineFeature<typeof DocumentsFeature>({
  schema: DocumentsFeature,
  isOnce: true,
  describe: ({ entity }, { many }) => ({
    called: "documents",
    can: entity === null ? "keep documents" : `keep documents, also with ${many}`,
  }),
  draft: ({ entity }) => ({
    feature: { entity: entity?.id ?? null },
    places: [
      onPage("library", {
        id: "documents",
        title: "Documents",
        icon: "Files",
        intro: "Kept in this browser only: nothing is sent to a server.",
      }),
    ],
  }),
  compose: ({ project, feature }) => partsOf(project, feature),
  checks: ({ project, feature }) => checksOf(project, feature),
});

/** All documents are kept together, whichever rows they belong to. */
function partsOf(project: ProjectModel, feature: DocumentsFeature): FeatureParts {
  const list = imported("@/components/documents/documents", "Documents");
  const created = invoke(imported("@/lib/documents", "createDocuments"), "documents");
  const { module, value: documents } = keptIn("documents", "documents", created);
  const model = feature.entity === null ? null : entityOf(project, feature.entity);
  const library = { documents, owners: model === null ? undefined : entityVariable(model) };
  const own = { documents, about: member(local("row"), "id") };
  return {
    modules: [module],
    blocks: { library: { element: element(list, library) } },
    detail: model === null ? [] : [element(list, own)],
  };
}

const list: Target = { role: "list", name: "Documents", exact: true };
const item = (text: string): Target => ({ role: "listitem", within: list, text });
const attach = (name: string, text: string): CheckStep => attachText({ label: "File", exact: true }, { name, type: "text/plain", text });

function checksOf(project: ProjectModel, feature: DocumentsFeature): FeatureChecks {
  const path = pageOf(project, feature);
  if (path === null) return [];
  const whole: FeatureCheck = {
    title: "Documents are uploaded, seen, downloaded and deleted; without a file nothing is kept",
    steps: [
      { do: "open", path },
      press("Upload"),
      { do: "expectVisible", target: { text: "Choose a file." } },
      attach("key.txt", "The key hangs behind the door."),
      press("Upload"),
      { do: "expectVisible", target: item("key.txt") },
      { do: "reload" },
      press("Preview key.txt"),
      { do: "expectVisible", target: { ...item("key.txt"), text: "The key hangs behind the door." } },
      download("Download key.txt", { ending: ".txt", contains: "behind the door" }),
      press("Delete key.txt"),
      { do: "expectHidden", target: item("key.txt") },
    ],
  };
  return [whole, rowCheck(project, feature)];
}

function rowCheck(project: ProjectModel, { entity }: DocumentsFeature): FeatureCheck | null {
  if (entity === null) return null;
  const model = entityOf(project, entity);
  const sample = namedSample({ project, model });
  if (!sample || !model.hasDetail) return null;
  return {
    title: `Documents are attached to ${model.entity.name.many}`,
    steps: [
      { do: "open", path: samplePath(model, sample.index) },
      attach("plan.txt", "North wing first."),
      press("Upload"),
      { do: "reload" },
      { do: "expectVisible", target: item("plan.txt") },
    ],
  };
}
