// Import: rows from a CSV file or from pasted lines. The columns are matched with the fields, every line is checked with its
// own message, and only what is right is added.
import { placeOf, rowsOf } from "../../../../checks/place.ts";
import type { FieldModel } from "../../../../model/entity-model.ts";
import { capitalise } from "../../../../model/names.ts";
import { enteredText } from "../../../../model/new-entry.ts";
import { element, imported } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { attachText } from "../../../definition/attach-file.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import { pageOf } from "../../page-of.ts";
import { ImportFeature } from "./import-schema.ts";
import { importedFields } from "./imported-fields.ts";

export const importFeature = defineFeature<typeof ImportFeature>({
  schema: ImportFeature,
  isOnce: true,
  words: {
    verbs: "import,import data,import csv,import from csv,upload csv,bulk upload,bulk import,import from a spreadsheet",
    nouns: "import,data import,csv import,csv upload,bulk import,bulk upload,spreadsheet import,data collection import",
    otherwise: "add",
  },
  describe: (_, { many }) => ({ called: `import of ${many}`, can: `import ${many} from CSV` }),
  draft: ({ id, phrase, entity }) => {
    if (entity === null) return null;
    return {
      feature: { kind: "import", id, phrase, entity: entity.id },
      places: [
        {
          block: "import",
          on: "page",
          page: { id: "import", title: "Import", icon: "FileUp", intro: "From a CSV file, or lines copied out of a spreadsheet." },
        },
      ],
    };
  },
  compose: ({ model }) => ({
    blocks: {
      import: { element: element(imported("@/components/import/row-import", "RowImport"), { entity: entityVariable(model) }) },
    },
  }),
  checks: (context) => checksOf(context),
});

function checksOf({ project, feature, model }: FeatureContext<ImportFeature>): FeatureCheck[] {
  const path = pageOf(project, feature);
  const place = placeOf(project, model);
  const { many } = model.entity.name;
  if (path === null || !place || model.title.type !== "text") return [];
  const required = importedFields(model).filter((field) => field.required || field === model.title);
  const number = importedFields(model).find(
    ({ type, min = 0, max = Infinity }) => ["number", "money"].includes(type) && min <= 3 && max >= 3,
  );
  const columns = number && !required.includes(number) ? [...required, number] : required;
  const cell = (field: FieldModel, { title, amount }: { title: string; amount: string }): string =>
    field === number ? amount : field === model.title ? title : enteredText(project, { model, field });
  const line = (title: string, amount = "3"): string => columns.map((field) => cell(field, { title, amount })).join(",");
  const wrong = [...(columns.length > 1 ? [line("")] : []), ...(number ? [line("Imported three", "many")] : [])];
  const csv = [columns.map(({ label }) => label).join(","), line("Imported one"), line("Imported two"), ...wrong].join("\n");
  const form: Target = { role: "form", name: `Import ${many}`, exact: true };
  const show: CheckStep = { do: "click", target: { role: "button", name: "Preview", exact: true, within: form } };
  const problems: Target = { role: "list", name: "Problems", exact: true };
  return [
    {
      title: `${capitalise(many)} are imported from a CSV file: columns are matched, wrong lines are told and left out`,
      steps: [
        { do: "open", path },
        show,
        { do: "expectVisible", target: { text: "Paste lines or choose a file." } },
        attachText({ label: "CSV file", within: form }, { name: "rows.csv", type: "text/csv", text: csv }),
        show,
        { do: "expectVisible", target: { role: "combobox", name: `Column for ${model.title.label}`, exact: true } },
        ...wrong.map((_, at): CheckStep => ({
          do: "expectVisible",
          target: { role: "listitem", text: `Line ${at + 4}`, within: problems },
        })),
        { do: "click", target: { role: "button", name: `Import 2 ${many}`, exact: true } },
        { do: "expectVisible", target: { role: "status", text: `2 ${many} imported` } },
        { do: "open", path: place.home },
        { do: "expectVisible", target: rowsOf(place, { text: "Imported one" }) },
        { do: "expectVisible", target: rowsOf(place, { text: "Imported two" }) },
        { do: "reload" },
        { do: "expectVisible", target: rowsOf(place, { text: "Imported one" }) },
      ],
    },
  ];
}
