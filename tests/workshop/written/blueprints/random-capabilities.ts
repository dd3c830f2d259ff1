// Random capabilities of entities, each of a field that it can work on.
import fc, { type Arbitrary } from "fast-check";
import type { Capability, CapabilityKind, Entity, FieldType } from "@atelier/blueprint";
import { cut, namesUpTo } from "./hostile-names.ts";

/** Any of the capabilities that these entities can have. */
export function randomCapabilities(entities: readonly Entity[]): Arbitrary<Capability[]> {
  const all = entities.flatMap((entity) => capabilitiesOf(entity, entities));
  return fc
    .tuple(...all.map((capability) => fc.option(capability, { freq: 3 })))
    .map((chosen) => chosen.filter((capability) => capability !== null));
}

const SIMPLE = ["browse", "detail", "add", "edit", "delete", "search"] as const;
const MEASURED: readonly FieldType[] = ["number", "money", "percent", "duration", "rating"];
const GROUPS: readonly FieldType[] = ["choice", "tags", "lines", "reference", "boolean", "date", "text"];

/** The capabilities of an entity, one of each kind and field. */
function capabilitiesOf({ id: entity, fields }: Entity, entities: readonly Entity[]): Arbitrary<Capability>[] {
  const ids = fields.map(({ id }) => id);
  const ofType = (types: readonly FieldType[]): string[] => fields.filter(({ type }) => types.includes(type)).map(({ id }) => id);
  const common = (kind: CapabilityKind, field = "") => ({
    entity,
    id: cut([kind, entity, field].filter((part) => part !== "").join("-"), 48).replace(/-$/, ""),
  });
  const phrase = fc.option(namesUpTo(200));
  const measured = fc.constantFrom(...ofType(MEASURED).map((field) => ({ measure: "sum", field }) as const), COUNT);
  return [
    ...SIMPLE.map((kind) => phrase.map((words) => ({ kind, ...common(kind), phrase: words }))),
    ...ids.map((field) => phrase.map((words) => ({ kind: "filter" as const, ...common("filter", field), phrase: words, field }))),
    ...MARKS.flatMap(({ kind, type }) =>
      ofType([type]).map((field) => phrase.map((words) => ({ kind, ...common(kind, field), phrase: words, field }))),
    ),
    fc.tuple(phrase, fc.subarray(ids, { minLength: 1 }), fc.constantFrom(undefined, "", "-down")).map(([words, sorted, begins]) => ({
      kind: "sort" as const,
      ...common("sort"),
      phrase: words,
      fields: sorted,
      ...beginning(sorted, begins),
    })),
    fc.tuple(phrase, measured, fc.constantFrom("sum", "average"), namesUpTo(200)).map(([words, { measure, field }, by, label]) => {
      const kept = measure === "count" ? measure : by === "sum" ? ("sum" as const) : ("average" as const);
      return { kind: "total" as const, ...common("total"), phrase: words, measure: kept, field, label };
    }),
    ...ofType(GROUPS).map((by) =>
      fc.tuple(phrase, measured, fc.constantFrom("bars", "line", "ring"), namesUpTo(200)).map(([words, what, shape, label]) => ({
        kind: "chart" as const,
        ...common("chart", by),
        phrase: words,
        by,
        ...what,
        shape,
        label,
      })),
    ),
    fc
      .tuple(phrase, fc.constantFrom("csv", "json"))
      .map(([words, format]) => ({ kind: "export" as const, ...common("export"), phrase: words, format })),
    ...ofType(["lines"]).map((field) =>
      fc
        .tuple(phrase, fc.constantFrom(...entities.map(({ id }) => id)), namesUpTo(200))
        .map(([words, to, verb]) => ({ kind: "send" as const, ...common("send", field), phrase: words, field, to, verb })),
    ),
  ];
}

const COUNT = { measure: "count", field: null } as const;

const MARKS = [
  { kind: "mark", type: "boolean" },
  { kind: "rate", type: "rating" },
  { kind: "tag", type: "tags" },
] as const;

function beginning([first = ""]: readonly string[], begins: string | undefined): { begins?: string } {
  return begins === undefined || `${first}${begins}`.length > 48 ? {} : { begins: `${first}${begins}` };
}
