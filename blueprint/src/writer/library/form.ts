// Reading a submitted form in the generated app, with a message for every field that is wrong.
import { code } from "../code/code.ts";
import type { ModuleSource, Part } from "../code/module.ts";

/** `src/lib/form.ts`. */
export function formModule(): ModuleSource {
  return {
    path: "src/lib/form.ts",
    opening: "Reads submitted forms. A reader that finds something wrong leaves a message for its field and returns an empty value.",
    library: true,
    parts: [
      {
        name: "FieldErrors",
        isType: true,
        comment: "A message for each field that is wrong, by the field's name.",
        code: code`type FieldErrors = Record<string, string>;`,
      },
      {
        name: "FormReading",
        isType: true,
        code: code`
          interface FormReading {
            data: FormData;
            errors: @FieldErrors;
          }`,
      },
      ...textParts,
      ...checkedTexts,
      ...numbers,
    ],
  };
}

const checkedTexts = [
  {
    name: "formEmail",
    code: code`
      function formEmail(form: @FormReading, name: string): string {
        const text = @formText(form, name);
        if (text !== "" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) {
          form.errors[name] = "Write a whole e-mail address, with its at sign and domain.";
        }
        return text;
      }`,
  },
  {
    name: "formLink",
    code: code`
      function formLink(form: @FormReading, name: string): string {
        const text = @formText(form, name);
        const link = text === "" || /^[a-z]+:/i.test(text) ? text : \`https://\${text}\`;
        if (link !== "" && (!/^https?:/i.test(link) || !URL.canParse(link))) {
          form.errors[name] = "Write a web address, such as https://example.com.";
        }
        return link;
      }`,
  },
];

const numbers = [
  {
    name: "NumberRule",
    isType: true,
    code: code`
      interface NumberRule {
        min?: number;
        max?: number;
      }`,
  },
  {
    name: "formNumber",
    code: code`
      function formNumber(form: @FormReading, name: string, { min = -Infinity, max = Infinity }: @NumberRule = {}): number | null {
        const text = @formText(form, name).replace(",", ".");
        if (text === "") return null;
        const value = Number(text);
        if (!Number.isFinite(value)) form.errors[name] = "Enter a number.";
        else if (value < min) form.errors[name] = \`Enter \${min} or more.\`;
        else if (value > max) form.errors[name] = \`Enter \${max} or less.\`;
        return value;
      }`,
  },
  {
    name: "requiredNumber",
    code: code`
      function requiredNumber(form: @FormReading, name: string, { message, ...rule }: @NumberRule & { message: string }): number {
        const value = @formNumber(form, name, rule);
        if (value === null) form.errors[name] = message;
        return value ?? 0;
      }`,
  },
];

/** Texts, and lists of texts. */
const textParts: Part[] = [
  {
    name: "formText",
    code: code`
          function formText({ data }: @FormReading, name: string): string {
            const value = data.get(name);
            return typeof value === "string" ? value.trim() : "";
          }`,
  },
  {
    name: "requiredText",
    code: code`
          function requiredText(form: @FormReading, name: string, message: string): string {
            const text = @formText(form, name);
            if (text === "") form.errors[name] = message;
            return text;
          }`,
  },
  {
    name: "formFlag",
    code: code`
          function formFlag({ data }: @FormReading, name: string): boolean {
            return data.has(name);
          }`,
  },
  {
    name: "splitTexts",
    code: code`
          function splitTexts(text: string, separator: RegExp): string[] {
            const texts = text.split(separator).map((entry) => entry.trim());
            return [...new Set(texts)].filter((entry) => entry !== "");
          }`,
  },
  {
    name: "formLines",
    comment: "The lines of a text area, without empty ones.",
    code: code`
          function formLines(form: @FormReading, name: string): string[] {
            return @splitTexts(@formText(form, name), /\r?\n/);
          }`,
  },
  {
    name: "formTags",
    comment: "Tags parted by commas, each once.",
    code: code`
          function formTags(form: @FormReading, name: string): string[] {
            return @splitTexts(@formText(form, name), /,/);
          }`,
  },
  {
    name: "requireSome",
    code: code`
          function requireSome(form: @FormReading, name: string, { texts, message }: { texts: string[]; message: string }): string[] {
            if (texts.length === 0) form.errors[name] = message;
            return texts;
          }`,
  },
];
