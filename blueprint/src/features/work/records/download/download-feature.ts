// Saving one row as a file: its page has a button that downloads a PDF of all that the page says. Where rows have no text
// that one would read by itself, a PDF is of the whole list, which is an export.
import type { z } from "zod";
import { namedSample, samplePath } from "../../../../checks/place.ts";
import { capitalise } from "../../../../model/names.ts";
import { element, imported } from "../../../../project/code/expression.ts";
import { defineFeature } from "../../../definition/define-feature.ts";
import { rowProps } from "../../../definition/kit-parts.ts";
import { download } from "../../../definition/steps.ts";
import { Slug } from "../../../../schema/entity.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { say } from "../../../../project/words/say.ts";

/** Every row can be saved as a PDF from its own page. */
const DownloadFeature = featureSchema("download", { entity: Slug });
type DownloadFeature = z.infer<typeof DownloadFeature>;

export const downloadFeature = defineFeature<typeof DownloadFeature>({
  schema: DownloadFeature,
  describe: (_, { many }) => ({ called: `downloads of ${many}`, can: `download ${many} as PDF` }),
  draft: ({ entity, words }) => {
    const isList = /\bpdf\b/.test(words) && entity?.fields.some(({ type }) => type === "paragraph" || type === "lines") !== true;
    return entity === null || isList ? null : { feature: { entity: entity.id } };
  },
  compose: ({ model }) => ({
    heading: [element(imported("@/components/resource/export-button", "ExportButton"), { ...rowProps(model), format: "pdf" })],
  }),
  checks: ({ project, model }) => {
    const sample = namedSample({ project, model });
    if (!sample) return null;
    const isPlain = /^[\w .,-]+$/.test(sample.title);
    return {
      title: `${capitalise(model.entity.name.many)} are opened and downloaded as PDF, so that each can be kept as a file`,
      steps: [
        { do: "open", path: samplePath(model, sample.index) },
        download(say.general.downloadAs({ format: "PDF" }), { ending: ".pdf", contains: isPlain ? sample.title : "%PDF" }),
      ],
    };
  },
});
