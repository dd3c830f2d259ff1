// Documents: files that are uploaded or written here, kept in this browser up to a size that it can hold, in folders, with a
// preview of texts and pictures. They have a page of their own, and belong to rows where they are asked for on rows.
import { namedSample, samplePath } from "../../../../checks/place.ts";
import { entityOf, type ProjectModel } from "../../../../model/project-model.ts";
import { element, imported, invoke, literal, local, member } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { attachText } from "../../../definition/attach-file.ts";
import { defineFeature, type FeatureCheck } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { DocumentsFeature } from "./documents-schema.ts";

export const documentsFeature = defineFeature<typeof DocumentsFeature>({
  schema: DocumentsFeature,
  isOnce: true,
  words: {
    verbs:
      "upload,upload files,upload documents,attach files,attach documents,manage documents,manage files,store documents,submit documents,submit evidence,share files",
    nouns:
      "document management,file management,file upload,document upload,attachment,file sharing,document library,document storage,file storage,document sharing,file library,supporting document,electronic document",
    otherwise: "add",
  },
  describe: ({ entity }, { many }) => ({
    called: "documents",
    can: entity === null ? "keep documents" : `keep documents, also with ${many}`,
  }),
  draft: ({ id, phrase, entity }) => ({
    feature: { kind: "documents", id, phrase, entity: entity?.id ?? null },
    places: [
      {
        block: "library",
        on: "page",
        page: { id: "documents", title: "Documents", icon: "Files", intro: "Kept in this browser only: nothing is sent to a server." },
      },
    ],
  }),
  compose: ({ project, feature }) => partsOf(project, feature),
  checks: ({ project, feature }) => checksOf(project, feature),
});

/** All documents are kept together, whichever rows they belong to. */
function partsOf(project: ProjectModel, feature: DocumentsFeature): FeatureParts {
  const documents = imported("@/features/documents", "documents");
  const model = feature.entity === null ? null : entityOf(project, feature.entity);
  const library = { documents, owners: model === null ? undefined : entityVariable(model) };
  const own = { documents, about: member(local("row"), "id") };
  return {
    modules: [
      {
        path: "src/features/documents.ts",
        statements: [
          {
            kind: "constant",
            name: "documents",
            value: invoke(imported("@/lib/documents", "createDocuments"), literal("documents")),
          },
        ],
      },
    ],
    blocks: { library: { element: element(imported("@/components/documents/document-library", "DocumentLibrary"), library) } },
    detail: model === null ? [] : [element(imported("@/components/documents/row-documents", "RowDocuments"), own)],
  };
}

const click = (name: string): CheckStep => ({ do: "click", target: { role: "button", name, exact: true } });
const fill = (label: string, value: string): CheckStep => ({ do: "fill", target: { role: "textbox", name: label, exact: true }, value });

function checksOf(project: ProjectModel, feature: DocumentsFeature): FeatureCheck[] {
  const path = pageOf(project, feature);
  if (path === null) return [];
  const list: Target = { role: "list", name: "Documents", exact: true };
  const item = (text: string): Target => ({ role: "listitem", within: list, text });
  const whole: FeatureCheck = {
    title: "Documents are written or uploaded, seen, renamed, put into folders, downloaded and deleted; an empty one is refused",
    steps: [
      { do: "open", path },
      click("Upload"),
      { do: "expectVisible", target: { text: "Choose a file." } },
      attachText({ label: "File", exact: true }, { name: "key.txt", type: "text/plain", text: "The key hangs behind the door." }),
      click("Upload"),
      click("Preview key.txt"),
      { do: "expectVisible", target: { ...item("key.txt"), text: "The key hangs behind the door." } },
      click("Save document"),
      { do: "expectVisible", target: { text: "Enter the name." } },
      fill("Name", "Meeting of Monday"),
      fill("Text", "We agreed on the blue tiles."),
      click("Save document"),
      { do: "expectVisible", target: item("Meeting of Monday") },
      click("Preview Meeting of Monday"),
      { do: "expectVisible", target: { ...item("Meeting of Monday"), text: "We agreed on the blue tiles." } },
      {
        do: "expectDownload",
        target: { role: "button", name: "Download Meeting of Monday", exact: true },
        nameEndsWith: ".txt",
        contains: "blue tiles",
      },
      click("Change Meeting of Monday"),
      fill("New name", "Minutes"),
      fill("Move to folder", "Contracts"),
      click("Save changes"),
      { do: "reload" },
      click("Contracts (1)"),
      { do: "expectVisible", target: item("Minutes") },
      click("Delete Minutes"),
      { do: "expectHidden", target: item("Minutes") },
    ],
  };
  return [whole, ...rowChecks(project, feature)];
}

function rowChecks(project: ProjectModel, { entity }: DocumentsFeature): FeatureCheck[] {
  if (entity === null) return [];
  const model = entityOf(project, entity);
  const sample = namedSample({ project, model });
  if (!sample || !model.hasDetail) return [];
  return [
    {
      title: `Documents are attached to ${model.entity.name.many}`,
      steps: [
        { do: "open", path: samplePath(model, sample.index) },
        fill("Name", "Site plan"),
        fill("Text", "North wing first."),
        click("Save document"),
        { do: "reload" },
        { do: "expectVisible", target: { role: "listitem", within: { role: "list", name: "Documents", exact: true }, text: "Site plan" } },
      ],
    },
  ];
}
