// A form that visitors fill in and send, where no thing keeps what they send.
import { z } from "zod";
import { formFieldSchema } from "../../../features/site/answer/form-field-schema.ts";
import type { FormFeature } from "../../../features/site/answer/form/form-schema.ts";
import { slugOf } from "../../../knowledge/field.ts";
import { labelOf } from "../../../reader/draft/draft-field.ts";
import type { Section } from "../../../schema/blueprint.ts";
import { addSketched } from "../../drafting.ts";
import { asFlag, asList, asValues, asWordsOrNull, pick, wholeWords } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";
import { SketchField } from "../../things/sketch-field.ts";
import { readField } from "../../things/read-field.ts";
import type { SectionContext } from "../section-context.ts";
import { say } from "../../../project/words/say.ts";

const FormFieldType = formFieldSchema.shape.type;
type FormFieldType = z.infer<typeof FormFieldType>;

/** A form: what it asks, and what its button says. */
export const SketchForm = z.strictObject({
  button: z.string().trim().max(40).default(""),
  fields: z
    .array(SketchField.extend({ required: z.boolean().default(true) }))
    .min(1)
    .max(16),
});
export type SketchForm = z.infer<typeof SketchForm>;

/** The member `form` of a section. */
export const formMember: SketchMember = {
  key: "form",
  otherNames: [],
  guide: {
    text: '"form": {"button": "Send", "fields": [{"label": "Name", "type": "text"}]} whose answers are only sent.',
    isShort: false,
  },
  read: (said) => {
    const values = asValues(said) ?? (Array.isArray(said) ? { fields: said } : null);
    const fields = values === null ? [] : asList(pick(values, "fields", "inputs", "questions"));
    if (values === null || fields.length === 0) return undefined;
    return {
      button: asWordsOrNull(pick(values, "button", "submit", "action"), 40) ?? "",
      fields: fields.slice(0, 16).map((one) => ({
        ...readField(one),
        required: asFlag(pick(asValues(one) ?? {}, "required")) ?? asFlag(pick(asValues(one) ?? {}, "optional")) !== true,
      })),
    };
  },
};

const TYPES: Readonly<Partial<Record<SketchField["type"], FormFieldType>>> = {
  money: "amount",
  boolean: "flag",
  lines: "paragraph",
  percent: "number",
  duration: "number",
  rating: "number",
};

/** The form as a part of the page. */
export function draftForm({ button, fields }: SketchForm, { drafting, heading, text, wish, page }: SectionContext): Section[] {
  const asked = fields.map(({ label, type, options, required }): FormFeature["fields"][number] => {
    const known = FormFieldType.safeParse(TYPES[type] ?? type);
    const isChoice = type === "choice" && options.length > 0;
    return {
      id: slugOf(label),
      label: labelOf(label),
      type: isChoice ? "choice" : type === "choice" || !known.success ? "text" : known.data,
      required: type === "boolean" ? false : required,
      ...(isChoice && { options: options.slice(0, 12) }),
    };
  });
  const distinct = asked.filter(({ id }, at) => asked.findIndex((other) => other.id === id) === at);
  const title = heading ?? page;
  const options: Omit<FormFeature, "kind" | "id" | "phrase"> = {
    title,
    line: wholeWords(text ?? "", 200),
    button: button === "" ? say.community.send() : button,
    fields: distinct,
    anonymous: false,
  };
  const id = addSketched(drafting, { kind: "form", phrase: wish, apart: title, options });
  return [{ kind: "feature", feature: id, block: "form" }];
}
