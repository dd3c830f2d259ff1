// The data of estimates in the generated app, and what a row's page says of them.
import { type Code, code, raw, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import { jsxText } from "../../../../writer/code/text.ts";
import { currencyOf } from "../../../../writer/field/field-display.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import { capitalise } from "../../../../writer/model/names.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";

type Estimate = FeatureOf<"estimate">;

/** The estimates on the page of a row. */
export function estimatesOf(model: EntityModel): Reference {
  return new Reference(`${model.type.name}Estimates`, `${model.folder}/${model.type.name}Estimates.tsx`);
}

interface EstimateCall {
  feature: Estimate;
  model: EntityModel | null;
  /** The page on which estimates are made. */
  path: string;
}

/** `estimates.ts`, and the section of a row's page. */
export function estimateModules(project: ProjectModel, { feature, model, path }: EstimateCall): ModuleSource[] {
  const money = [...(model ? [model] : []), ...project.entities].flatMap(({ fields }) => fields).find(({ type }) => type === "money");
  const data: ModuleSource = {
    path: "src/features/estimates/estimates.ts",
    opening: "Estimates: what they are made of, and how they add up.",
    library: true,
    parts: [
      ...typeParts,
      {
        name: "FIRST_LINES",
        code: code`const FIRST_LINES: readonly @EstimateLine[] = ${{ literal: feature.items }}.map((item) => ({ item, quantity: "1", price: "" }));`,
      },
      {
        name: "estimates",
        code: code`const estimates = @createCollection<@EstimateDraft>({ key: ${`${project.blueprint.slug}/estimates`}, read: @readEstimate, samples: () => [] });`,
      },
      ...sumParts,
      {
        name: "showAmount",
        code: code`
          function showAmount(value: number): string {
            return @formatMoney(value, ${money ? currencyOf(money) : "USD"});
          }`,
      },
      { name: "downloadEstimate", code: downloadCode },
    ],
  };
  if (!model) return [data];
  const section = estimatesOf(model);
  return [data, { path: section.from, library: true, parts: [{ name: section.name, code: sectionCode(model, { feature, path }) }] }];
}

const typeParts: Part[] = [
  {
    name: "EstimateLine",
    isType: true,
    comment: "A line as it is typed.",
    code: code`
      interface EstimateLine {
        item: string;
        quantity: string;
        price: string;
      }`,
  },
  {
    name: "EstimateDraft",
    isType: true,
    code: code`
      interface EstimateDraft {
        name: string;
        /** The id of the row that it is for, or empty. */
        about: string;
        lines: readonly @EstimateLine[];
        contingency: string;
        tax: string;
        savedOn: string;
      }`,
  },
  {
    name: "readEstimate",
    code: code`
      function readEstimate(saved: @SavedObject): @EstimateDraft | null {
        const name = @readText(saved.name);
        if (name === "") return null;
        const lines: readonly unknown[] = Array.isArray(saved.lines) ? saved.lines : [];
        return {
          name,
          about: @readText(saved.about),
          lines: lines.filter(@isSavedObject).map((line) => ({ item: @readText(line.item), quantity: @readText(line.quantity), price: @readText(line.price) })),
          contingency: @readText(saved.contingency),
          tax: @readText(saved.tax),
          savedOn: @readDate(saved.savedOn),
        };
      }`,
  },
];

const sumParts: Part[] = [
  {
    name: "typedNumber",
    comment: "A number as people type it; 0 for what is none.",
    code: code`
      function typedNumber(text: string): number {
        const value = Number(text.replace(",", "."));
        return Number.isFinite(value) ? Math.max(0, value) : 0;
      }`,
  },
  {
    name: "lineTotal",
    code: code`
      function lineTotal({ quantity, price }: @EstimateLine): number {
        return Math.round(@typedNumber(quantity) * @typedNumber(price) * 100) / 100;
      }`,
  },
  {
    name: "totalsOf",
    comment: "Contingency is added to the lines, and tax to both.",
    code: code`
      function totalsOf({ lines, contingency, tax }: Pick<@EstimateDraft, "lines" | "contingency" | "tax">) {
        const cents = (value: number) => Math.round(value * 100) / 100;
        const subtotal = cents(@sum(lines.map(@lineTotal)));
        const reserve = cents((subtotal * @typedNumber(contingency)) / 100);
        const taxes = cents(((subtotal + reserve) * @typedNumber(tax)) / 100);
        return { subtotal, reserve, taxes, total: cents(subtotal + reserve + taxes) };
      }`,
  },
];

const downloadCode = code`
  function downloadEstimate(estimate: @EstimateDraft) {
    const { subtotal, reserve, taxes, total } = @totalsOf(estimate);
    @downloadCsv(estimate.name.toLowerCase().replace(/[^a-z0-9]+/g, "-"), [
      ["Item", "Quantity", "Unit price", "Amount"],
      ...estimate.lines.map((line) => [line.item, @typedNumber(line.quantity), @typedNumber(line.price), @lineTotal(line)]),
      ["Subtotal", "", "", subtotal],
      [\`Contingency \${@typedNumber(estimate.contingency)}%\`, "", "", reserve],
      [\`Tax \${@typedNumber(estimate.tax)}%\`, "", "", taxes],
      ["Total", "", "", total],
    ]);
  }`;

function sectionCode(model: EntityModel, { feature: { called }, path }: { feature: Estimate; path: string }): Code {
  const row = raw(model.one);
  return code`
    function ${estimatesOf(model)}({ ${row} }: { ${row}: ${model.type} }) {
      const own = @useRows(@estimates).filter(({ about }) => about === ${row}.id);

      return (
        <section className="card flex flex-col gap-4 p-6 sm:p-8">
          <h2 className="section-title">${jsxText(`${capitalise(called)}s`)}</h2>
          {own.length === 0 && <p className="text-muted">${jsxText(`No ${called} yet.`)}</p>}
          <ul role="list" aria-label="${raw(`Saved ${called}s`)}" className="flex flex-col divide-y divide-line empty:hidden">
            {own.map((estimate) => (
              <li key={estimate.id} className="flex flex-wrap items-baseline justify-between gap-3 py-2.5">
                <@Link to={\`${raw(path)}?open=\${estimate.id}\`} className="link font-semibold">{estimate.name}</@Link>
                <span className="figure">{@showAmount(@totalsOf(estimate).total)}</span>
              </li>
            ))}
          </ul>
          <@Link to={\`${raw(path)}?for=\${${row}.id}\`} className="button button-quiet self-start">
            <@PlusIcon className="size-4" />
            ${jsxText(`New ${called}`)}
          </@Link>
        </section>
      );
    }`;
}
