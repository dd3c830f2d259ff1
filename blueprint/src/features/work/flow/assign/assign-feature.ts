// Assignments: a field says who does what. The page of assignments changes it for each row, and counts what each has.
import type { z } from "zod";
import { namedSample } from "../../../../checks/place.ts";
import { type EntityModel, fieldOf } from "../../../../model/entity-model.ts";
import { isPeople } from "../../../../model/people/is-people.ts";
import { capitalise } from "../../../../model/names.ts";
import { array, element, imported } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { type Field, Slug } from "../../../../schema/entity.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, onPage } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { rowProps } from "../../row-parts.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { say } from "../../../../project/words/say.ts";

/** Each row is assigned to whom the text `field` names. */
const AssignFeature = featureSchema("assign", { entity: Slug, field: Slug });
type AssignFeature = z.infer<typeof AssignFeature>;

const ASSIGNED = /\b(?:assigned|assignee|responsible|owner)\b/;

export const assignFeature = defineFeature<typeof AssignFeature>({
  schema: AssignFeature,
  isOnce: true,
  fieldOptions: { field: ["text"] },
  describe: (_, { many }) => ({ called: `assignment of ${many}`, can: `assign ${many} to people` }),
  draft: ({ entity }) => {
    if (entity === null) return null;
    const found = entity.fields.find((field) => field.type === "text" && ASSIGNED.test(field.id));
    const free = entity.fields.some((field) => field.id === "assigned-to") ? "assignee" : "assigned-to";
    const fresh: Field = { id: free, label: free === "assignee" ? "Assignee" : "Assigned to", type: "text", required: false };
    return {
      feature: { entity: entity.id, field: (found ?? fresh).id },
      fields: found ? [] : [fresh],
      places: [
        onPage("sheet", {
          id: "assignments",
          title: say.app.assignments(),
          icon: "ClipboardList",
          intro: say.app.assignmentsIntro(),
        }),
      ],
    };
  },
  compose: partsOf,
  checks: checksOf,
});

function partsOf({ project, feature, model }: FeatureContext<AssignFeature>): FeatureParts {
  const people = project.entities.filter((other) => other !== model && isPeople(other));
  const sheet = element(imported("@/components/assignments/assignment-list", "AssignmentList"), {
    ...rowProps(model),
    field: fieldOf(model, feature.field).key,
    people: people.length === 0 ? undefined : array(people.map((other) => entityVariable(other))),
  });
  return { blocks: { sheet: { element: sheet } } };
}

function checksOf({ project, feature, model }: FeatureContext<AssignFeature>): FeatureCheck | null {
  const sample = namedSample({ project, model });
  const path = pageOf(project, feature);
  if (!sample || path === null) return null;
  const { many } = model.entity.name;
  const assigned: Target = { label: say.work.assignTo({ title: sample.title }), exact: true };
  const workload: Target = { role: "list", name: say.work.workload(), exact: true };
  const work: Target = { role: "listitem", text: "Robin Keller: 1", within: workload };
  const other = namedSample({ project, model }, sample.index + 1);
  // What nobody does counts for nobody.
  const rest = other === null ? 0 : workloadOf(model, feature, { [sample.index]: "Robin Keller", [other.index]: "" }).length;
  const second: CheckStep[] =
    other === null || other.index === sample.index
      ? []
      : [
          { do: "fill", target: { label: say.work.assignTo({ title: other.title }), exact: true }, value: "Alex Abel" },
          { do: "expectText", target: { role: "listitem", nth: 0, within: workload }, contains: "Alex Abel: 1" },
          { do: "expectValue", target: assigned, equals: "Robin Keller" },
          {
            do: "expectText",
            target: workload,
            contains: workloadOf(model, feature, { [sample.index]: "Robin Keller", [other.index]: "Alex Abel" }).join(" "),
          },
          { do: "fill", target: { label: say.work.assignTo({ title: other.title }), exact: true }, value: "" },
          { do: "expectCount", target: { role: "listitem", within: workload }, atLeast: rest, atMost: rest },
        ];
  return {
    title: `${capitalise(many)} are assigned to people, and the page of assignments says how much each has`,
    steps: [
      { do: "open", path },
      { do: "fill", target: assigned, value: "Robin Keller" },
      { do: "expectVisible", target: work },
      ...second,
      { do: "reload" },
      { do: "expectValue", target: assigned, equals: "Robin Keller" },
      { do: "expectVisible", target: work },
    ],
  };
}

/** How much everyone has, by name, after some samples were assigned. */
function workloadOf({ rows }: EntityModel, { field }: AssignFeature, assigned: Readonly<Record<number, string>>): string[] {
  const names = rows.map((row, index) => assigned[index] ?? row[field]).filter((name) => typeof name === "string" && name !== "");
  return [...Map.groupBy(names, (name) => String(name))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, own]) => `${name}: ${own.length}`);
}
