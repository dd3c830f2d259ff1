// Looking one row up by what only it has: a tracking number, the code of a certificate, the reference of a booking. What is typed is
// compared without spaces, marks and capitals, and the answer is the row, or that there is none.
import { z } from "zod";
import { namedSample } from "../../../../checks/place.ts";
import { fieldOf } from "../../../../model/entity-model.ts";
import { capitalise, withArticle } from "../../../../model/names.ts";
import { element, imported } from "../../../../project/code/expression.ts";
import { say } from "../../../../project/words/say.ts";
import { Slug } from "../../../../schema/entity.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, type RequestedEntity } from "../../../definition/define-feature.ts";
import { rowProps } from "../../../definition/kit-parts.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { fill, press } from "../../../definition/steps.ts";

/** A row is found by all of its value in the text `field`. */
export const LookupFeature = featureSchema("lookup", { entity: Slug, field: Slug, title: z.string().min(1).max(60).optional() });
export type LookupFeature = z.infer<typeof LookupFeature>;

export const lookupFeature = defineFeature<typeof LookupFeature>({
  schema: LookupFeature,
  fieldOptions: { field: ["text"] },
  describe: (_, { one, many }) => ({ called: `a lookup of ${many}`, can: `look up a single ${one} by what only it has` }),
  draft: ({ entity }) =>
    entity === null
      ? null
      : { feature: { entity: entity.id, field: codeOf(entity) }, places: [{ block: "search", on: "home", at: "top" }] },
  compose: (context) => {
    const { feature, model } = context;
    const lookup = element(imported("@/components/lookup/lookup", "Lookup"), {
      id: feature.id,
      title: titleOf(context),
      entity: rowProps(model).entity,
      field: fieldOf(model, feature.field).key,
      isLink: model.hasDetail ? undefined : false,
    });
    return { blocks: { search: { element: lookup } } };
  },
  checks: checksOf,
});

const CODE = /\b(?:id|code|number|no|reference|serial|key|token|pin)\b/i;

/** The field that tells rows apart: a text that is called a code or a number, else what they are called. */
function codeOf({ fields, titleField }: RequestedEntity): string {
  const texts = fields.filter(({ type }) => type === "text");
  return texts.find(({ label }) => CODE.test(label))?.id ?? titleField;
}

function titleOf({ feature, model }: FeatureContext<LookupFeature>): string {
  return feature.title ?? say.general.lookUpBy({ one: model.entity.name.one });
}

function checksOf(context: FeatureContext<LookupFeature>): FeatureCheck | null {
  const { project, feature, model } = context;
  const path = pageOf(project, feature, "search");
  const sample = namedSample({ project, model });
  const field = fieldOf(model, feature.field);
  const value = sample === null ? null : model.rows[sample.index]?.[field.id];
  if (path === null || sample === null || typeof value !== "string" || !/[\p{L}\p{N}]/u.test(value)) return null;
  const form = { role: "region", name: titleOf(context), exact: true } as const;
  const look = (typed: string) => [fill(field.label, typed, form), press(say.general.lookUp(), { within: form })];
  return {
    title: `${capitalise(withArticle(model.entity.name.one))} is looked up by ${field.label}: what is found is shown, and what is not is said`,
    shows: "inquiry,verification,lookup,status query",
    steps: [
      { do: "open", path },
      ...look("zz-no-such-0"),
      {
        do: "expectText",
        target: { role: "status", within: form },
        contains: say.general.nothingHas({ label: field.label, value: "zz-no-such-0" }),
      },
      ...look(value),
      { do: "expectText", target: { role: "status", within: form }, contains: sample.title },
      ...(model.hasDetail
        ? ([
            { do: "click", target: { role: "link", name: sample.title, exact: true, within: form } },
            { do: "expectVisible", target: { role: "heading", name: sample.title, exact: true } },
          ] as const)
        : []),
    ],
  };
}
