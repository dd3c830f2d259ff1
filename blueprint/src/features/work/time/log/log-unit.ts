// Entries on a row, each with a day: hours that were worked, steps, visits, results, payments, notes. They are listed on the
// row's page with their total, and on a page of all entries, which takes new ones too.
import { namedSample, samplePath } from "../../../../checks/place.ts";
import {
  array,
  arrow,
  element,
  type Expression,
  imported,
  invoke,
  literal,
  local,
  member,
  object,
} from "../../../../project/code/expression.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { sampleId } from "../../../../model/fields/field-data.ts";
import { currencyOf } from "../../../../model/fields/field-display.ts";
import { capitalise, inSentence, pascal, slugOf } from "../../../../model/names.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureParts } from "../../../unit/feature-parts.ts";
import type { FeatureCheck, Place, Unit, UnitCall } from "../../../unit/unit.ts";
import { pageOf } from "../../page-of.ts";
import { rowProps } from "../../row-parts.ts";
import { logKindOf } from "./log-kinds.ts";
import { seeds, totalIn } from "./log-samples.ts";

type Log = FeatureOf<"log">;

function placeFor(amount: Log["amount"], many: string): Place {
  const page =
    amount === "hours"
      ? { id: "time-log", title: "Work hours", icon: "Timer" }
      : amount === "money"
        ? { id: `${slugOf(many)}-log`, title: capitalise(many), icon: "Wallet" }
        : { id: "activity-log", title: "Activity log", icon: "History" };
  return { block: "entries", on: "page", page };
}

export const logUnit: Unit<Log> = {
  draft: ({ id, phrase, words, entity }) => {
    if (entity === null) return null;
    const kind = logKindOf(words);
    return {
      feature: { kind: "log", id: `${id}-${slugOf(kind.one)}`.slice(0, 48).replace(/-$/, ""), phrase, entity: entity.id, ...kind },
      places: [placeFor(kind.amount, kind.many)],
    };
  },
  compose: (call) => partsOf(call),
  checks: (call) => checksOf(call),
};

const library = (name: string): Expression => imported("@/lib/log", name);

/** The log, its entries on a row's page, and the page of all entries. */
function partsOf(call: UnitCall<Log>): FeatureParts {
  const { feature, model } = call;
  const name = `${model.one}${pascal(slugOf(feature.many))}`;
  const log = imported(`@/features/${feature.id}`, name);
  const options = object({
    name: literal(feature.id),
    ...rowProps(model),
    noun: object({ one: literal(feature.one), many: literal(feature.many) }),
    noteLabel: literal(feature.note),
    amount: amountOf(call),
    samples: samplesOf(call),
  });
  return {
    modules: [
      {
        path: `src/features/${feature.id}.ts`,
        statements: [{ kind: "constant", name, value: invoke(library("defineLog"), options) }],
      },
    ],
    blocks: { entries: { element: element(imported("@/components/log/log-overview", "LogOverview"), { log }) } },
    detail: [element(imported("@/components/log/log-section", "LogSection"), { log, about: member(local("row"), "id") })],
  };
}

function amountOf({ feature, model }: UnitCall<Log>): Expression | undefined {
  if (feature.amount === null) return undefined;
  if (feature.amount === "hours") return invoke(library("countHours"));
  const money = model.fields.find(({ type }) => type === "money");
  return invoke(library("countMoney"), literal(money ? currencyOf(money) : "USD"));
}

function samplesOf(call: UnitCall<Log>): Expression | undefined {
  const entries = seeds(call).map(({ index, amount, note }) =>
    object({
      about: literal(sampleId(call.model.entity, index)),
      day: invoke(imported("@/lib/format", "localDate"), literal(-1 - index)),
      amount: literal(amount),
      note: literal(note),
    }),
  );
  return entries.length === 0 ? undefined : arrow(null, array(entries));
}

interface Logged {
  call: UnitCall<Log>;
  path: string;
  sample: { index: number; title: string };
}

function checksOf(call: UnitCall<Log>): FeatureCheck[] {
  const { project, feature, model } = call;
  const path = pageOf(project, feature);
  const free = namedSample({ project, model }, seeds(call).length);
  const sample = free ?? namedSample({ project, model });
  if (!sample || path === null) return [];
  const { many } = model.entity.name;
  const logged = { call, path, sample };
  return [
    {
      title: `${capitalise(feature.many)} are logged on ${many}, ${feature.amount === null ? "" : "added up, "}kept, and listed together`,
      steps: [...(model.hasDetail ? onItsPage(logged, free !== null) : []), ...onOnePage(logged)],
    },
  ];
}

const NOTE = "Looked at everything on site";

function onItsPage({ call, sample }: Logged, isFree: boolean): CheckStep[] {
  const { feature, model } = call;
  const form: Target = { role: "form", name: `Add ${feature.one}`, exact: true };
  const add: CheckStep = { do: "click", target: { role: "button", name: `Add ${feature.one}`, exact: true, within: form } };
  const list: Target = { role: "list", name: capitalise(feature.many), exact: true };
  const amount = (value: string): CheckStep[] =>
    feature.amount === null ? [] : [{ do: "fill", target: { label: amountLabel(feature), within: form }, value }];
  const note: CheckStep = { do: "fill", target: { label: feature.note, within: form }, value: NOTE };
  const total: CheckStep[] =
    feature.amount === null || !isFree
      ? []
      : [{ do: "expectVisible", target: { role: "group", name: `Total ${feature.many}`, text: totalIn(call, "3.5") } }];
  return [
    { do: "open", path: samplePath(model, sample.index) },
    add,
    {
      do: "expectVisible",
      target: {
        text: feature.amount === null ? `Enter the ${inSentence(feature.note)}.` : `Enter the ${amountLabel(feature).toLowerCase()}.`,
      },
    },
    ...amount("2.5"),
    note,
    add,
    ...amount("1"),
    { ...note, value: "And once more" },
    add,
    { do: "expectVisible", target: { role: "listitem", within: list, text: NOTE } },
    ...total,
    { do: "reload" },
    { do: "expectVisible", target: { role: "listitem", within: list, text: "And once more" } },
    ...total,
    { do: "click", target: { role: "button", name: "Delete And once more" } },
    { do: "expectCount", target: { role: "listitem", within: list, text: "And once more" }, atMost: 0 },
  ];
}

/** The page of all entries. */
function onOnePage({ call, path, sample }: Logged): CheckStep[] {
  const { feature, model } = call;
  const form: Target = { role: "form", name: `Add ${feature.one}`, exact: true };
  const all: Target = { role: "list", name: `All ${feature.many}`, exact: true };
  const amount: CheckStep[] =
    feature.amount === null ? [] : [{ do: "fill", target: { label: amountLabel(feature), within: form }, value: "4" }];
  return [
    { do: "open", path },
    ...(model.hasDetail ? [{ do: "expectVisible", target: { role: "listitem", within: all, text: NOTE } } as const] : []),
    { do: "click", target: { role: "button", name: `Add ${feature.one}`, exact: true } },
    { do: "expectVisible", target: { text: `Choose the ${model.entity.name.one}.` } },
    {
      do: "select",
      target: { role: "combobox", name: capitalise(model.entity.name.one), exact: true, within: form },
      option: sample.title,
    },
    ...amount,
    { do: "fill", target: { label: feature.note, within: form }, value: "From the page of all" },
    { do: "click", target: { role: "button", name: `Add ${feature.one}`, exact: true } },
    { do: "reload" },
    { do: "expectVisible", target: { role: "listitem", within: all, text: "From the page of all" } },
  ];
}

/** What asks for the amount. */
function amountLabel({ amount }: Log): string {
  return amount === "hours" ? "Hours" : "Amount";
}
