// Entries on a row, each with a day: hours that were worked, steps, visits, results, payments, notes. They are listed on the
// row's page with their total, and on a page of all entries, which takes new ones too.
import { z } from "zod";
import { namedSample, samplePath } from "../../../../checks/place.ts";
import { settledBy, type Settling } from "../../../../model/figures/beside-totals.ts";
import { capabilitiesOf, type FieldModel } from "../../../../model/entity-model.ts";
import { currencyOf, markWords } from "../../../../model/fields.ts";
import { capitalise, inSentence, pascal, slugOf } from "../../../../model/names.ts";
import { element, type Expression, imported, invoke, local, member, object } from "../../../../project/code/expression.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, onPage, type Place } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { keptIn } from "../../../definition/kit-parts.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { press, see } from "../../../definition/steps.ts";
import { rowProps } from "../../row-parts.ts";
import { readData } from "../../../../knowledge/data/data-files.ts";
import { WordPattern } from "../../../../knowledge/data/word-list.ts";
import { Slug } from "../../../../schema/entity.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { say } from "../../../../project/words/say.ts";

/** Entries on a row: what one and many are called, what they count, and the label of their text. */
const LogFeature = featureSchema("log", {
  entity: Slug,
  one: z.string().max(40),
  many: z.string().max(40),
  amount: z.enum(["hours", "money"]).nullable(),
  note: z.string().max(40),
});
type LogFeature = z.infer<typeof LogFeature>;

function placeFor(amount: LogFeature["amount"], many: string): Place {
  const page =
    amount === "hours"
      ? { id: "time-log", title: say.app.workHours(), icon: "Timer" }
      : amount === "money"
        ? { id: `${slugOf(many)}-log`, title: capitalise(many), icon: "Wallet" }
        : { id: "activity-log", title: say.app.activityLog(), icon: "History" };
  return onPage("entries", page);
}

export const logFeature = defineFeature<typeof LogFeature>({
  schema: LogFeature,
  describe: ({ many: entries }, { many }) => ({
    called: `${entries} on ${many}`,
    can: `${entries.startsWith("log ") ? "keep" : "log"} ${entries} on ${many}`,
  }),
  fulfilledBy: (words) => (paid.test(words) ? ["book", "buy"] : []),
  means: ({ amount }, words) => (amount === "money") === (kindOf(words).amount === "money"),
  draft: ({ id, words, entity }) => {
    const kind = kindOf(words);
    if (entity === null || entity.one === kind.one) return null;
    const name = kinds.some((known) => known.kind === kind) ? slugOf(kind.one) : "entry";
    return {
      feature: { id: `${id}-${name}`.slice(0, 48).replace(/-$/, ""), entity: entity.id, ...kind },
      places: [placeFor(kind.amount, kind.many)],
    };
  },
  compose: partsOf,
  checks: (context) => [checksOf(context), settlingCheck(context)],
});

const library = (name: string): Expression => imported("@/lib/log", name);

/** The log, its entries on a row's page, and the page of all entries. */
function partsOf(context: FeatureContext<LogFeature>): FeatureParts {
  const { feature, model } = context;
  const name = `${model.one}${pascal(slugOf(feature.many))}`;
  const options = object({
    name: feature.id,
    ...rowProps(model),
    noun: object({ one: feature.one, many: feature.many }),
    noteLabel: feature.note,
    amount: amountOf(context),
    settling: settlingOf(context),
  });
  const { module, value: log } = keptIn(feature.id, name, invoke(library("defineLog"), options));
  return {
    modules: [module],
    blocks: { entries: { element: element(imported("@/components/log/log-overview", "LogOverview"), { log }) } },
    detail: [element(imported("@/components/log/log-section", "LogSection"), { log, about: member(local("row"), "id") })],
  };
}

function amountOf({ feature, model }: FeatureContext<LogFeature>): Expression | undefined {
  if (feature.amount === null) return undefined;
  if (feature.amount === "hours") return invoke(library("countHours"));
  const money = model.fields.find(({ type }) => type === "money");
  return invoke(library("countMoney"), money ? currencyOf(money) : "USD");
}

/** The price that entries pay, and the field that says that nothing is owed any more; undefined where they settle nothing. */
function dueOf({ feature, model }: FeatureContext<LogFeature>): { price: FieldModel; settled: Settling } | undefined {
  const price = model.fields.find(({ type }) => type === "money");
  const settled = settledBy(model);
  return feature.amount === "money" && price !== undefined && settled !== null ? { price, settled } : undefined;
}

function settlingOf(context: FeatureContext<LogFeature>): Expression | undefined {
  const due = dueOf(context);
  return due && object({ price: due.price.key, field: due.settled.field.key, value: due.settled.paid });
}

interface Logged {
  call: FeatureContext<LogFeature>;
  path: string;
  sample: { index: number; title: string };
}

function checksOf(context: FeatureContext<LogFeature>): FeatureCheck | null {
  const { project, feature, model } = context;
  const path = pageOf(project, feature);
  const sample = namedSample({ project, model });
  if (!sample || path === null) return null;
  const { many } = model.entity.name;
  const logged = { call: context, path, sample };
  return {
    title: `${capitalise(feature.many)} are ${feature.amount === "hours" ? "tracked" : "logged"} on ${many}, ${feature.amount === null ? "" : "added up, "}kept, and listed together`,
    steps: [...(model.hasDetail ? onItsPage(logged) : []), ...onOnePage(logged)],
  };
}

const NOTE = "Looked at everything on site";

const formOf = ({ one }: LogFeature): Target => ({ role: "form", name: say.general.add({ one }), exact: true });

/** Fills in the amount, where one is counted. */
function amountSteps(feature: LogFeature, value: string): CheckStep[] {
  return feature.amount === null
    ? []
    : [{ do: "fill", target: { label: amountLabel(feature), exact: true, within: formOf(feature) }, value }];
}

function noteStep(feature: LogFeature, value: string): CheckStep {
  return { do: "fill", target: { label: feature.note, exact: true, within: formOf(feature) }, value };
}

function onItsPage({ call: { feature, model }, sample }: Logged): CheckStep[] {
  const add = press(say.general.add({ one: feature.one }), { within: formOf(feature) });
  const list: Target = { role: "list", name: say.general.list({ many: feature.many }), exact: true };
  const sum = feature.amount === "hours" ? "3.5 hours" : "3.50";
  const total: CheckStep[] =
    feature.amount === null
      ? []
      : [{ do: "expectVisible", target: { role: "group", name: say.work.totalOf({ many: feature.many }), text: sum } }];
  return [
    { do: "open", path: samplePath(model, sample.index) },
    add,
    see(say.general.missing({ label: feature.amount === null ? inSentence(feature.note) : amountLabel(feature).toLowerCase() })),
    ...amountSteps(feature, "2.5"),
    noteStep(feature, NOTE),
    add,
    ...amountSteps(feature, "1"),
    noteStep(feature, "And once more"),
    add,
    { do: "expectVisible", target: { role: "listitem", within: list, text: NOTE } },
    ...total,
    { do: "reload" },
    { do: "expectVisible", target: { role: "listitem", within: list, text: "And once more" } },
    ...total,
    { do: "click", target: { role: "button", name: say.work.deleteEntry({ entry: "And once more" }) } },
    { do: "expectCount", target: { role: "listitem", within: list, text: "And once more" }, atMost: 0 },
  ];
}

/** A row is marked as paid by entries that come to all that it asks for, and not before. */
function settlingCheck(context: FeatureContext<LogFeature>): FeatureCheck | null {
  const { feature, model } = context;
  const due = dueOf(context);
  if (due === undefined || !model.hasDetail) return null;
  const { price, settled } = due;
  const index = model.rows.findIndex(
    (row) => Number(row[price.id]) > 1 && !settled.values.some((value) => value === row[settled.field.id]),
  );
  const amount = Number(model.rows[index]?.[price.id]);
  if (index < 0) return null;
  const pay = (value: number): CheckStep[] => [
    ...amountSteps(feature, String(value)),
    noteStep(feature, "On account"),
    press(say.general.add({ one: feature.one }), { within: formOf(feature) }),
  ];
  const isMark = capabilitiesOf(model, "mark").some(({ field }) => field === settled.field.id);
  const marked = (checked: boolean): CheckStep[] =>
    isMark
      ? [{ do: "expectChecked", target: { role: "checkbox", name: markWords(settled.field).on }, checked }]
      : checked
        ? [
            {
              do: "expectVisible",
              target: { text: typeof settled.paid === "string" ? settled.paid : markWords(settled.field).on, within: { role: "main" } },
            },
          ]
        : [];
  return {
    title: `${capitalise(feature.many)} that come to all that is due mark the ${model.entity.name.one} as paid`,
    steps: [
      { do: "open", path: samplePath(model, index) },
      ...marked(false),
      ...pay(amount - 1),
      ...marked(false),
      ...pay(1),
      ...marked(true),
      { do: "reload" },
      ...marked(true),
    ],
  };
}

/** The page of all entries. */
function onOnePage({ call: { feature, model }, path, sample }: Logged): CheckStep[] {
  const all: Target = { role: "list", name: say.work.all({ many: feature.many }), exact: true };
  const { one } = model.entity.name;
  return [
    { do: "open", path },
    ...(model.hasDetail ? [{ do: "expectVisible", target: { role: "listitem", within: all, text: NOTE } } as const] : []),
    press(say.general.add({ one: feature.one })),
    see(say.work.chooseRow({ one })),
    { do: "select", target: { role: "combobox", name: capitalise(one), exact: true, within: formOf(feature) }, option: sample.title },
    ...amountSteps(feature, "4"),
    noteStep(feature, "From the page of all"),
    press(say.general.add({ one: feature.one })),
    { do: "reload" },
    { do: "expectVisible", target: { role: "listitem", within: all, text: "From the page of all" } },
  ];
}

/** What asks for the amount. */
function amountLabel({ amount }: LogFeature): string {
  return amount === "hours" ? say.work.hours() : say.work.amount();
}

/** What one entry is called, what it counts, and how its text is asked for. */
const LogKind = LogFeature.pick({ one: true, many: true, amount: true, note: true });
type LogKind = z.infer<typeof LogKind>;

const { kinds, paid } = readData(
  "features/logs.json",
  z.strictObject({
    /** The first whose words are said is meant. */
    kinds: z.array(z.strictObject({ words: WordPattern, kind: LogKind })),
    /** What is done with an order or a booking, where the app has those. */
    paid: WordPattern,
  }),
);

/** What is logged where nothing is said of it. */
const other = (): LogKind => ({ one: say.app.entry(), many: say.app.entries(), amount: null, note: say.app.whatHappened() });

function kindOf(words: string): LogKind {
  return kinds.find((known) => known.words.test(words))?.kind ?? other();
}
