// Assignments: who does what on which row. People come from an entity of the app where there is one, else their names are
// typed. A row's page says who is on it, and the assignment sheet says it of all, with what each has on their hands.
import { namedSample, samplePath } from "../../../../checks/place.ts";
import { sampleId } from "../../../../model/fields/field-data.ts";
import { capitalise } from "../../../../model/names.ts";
import { array, arrow, element, imported, invoke, literal, local, member, object } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import { plural } from "../../../../reader/text/inflect.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { pageOf } from "../../page-of.ts";
import { rowProps } from "../../row-parts.ts";
import { AssignFeature } from "./assign-schema.ts";
import { peopleOf, sampleAssignments } from "./assigned-people.ts";
import { workLabel } from "./work-label.ts";

const PEOPLE =
  /\b(team member|staff member|crew member|detective|agent|worker|employee|technician|driver|nurse|doctor|teacher|engineer|volunteer|inspector|guide|coach|consultant|contractor|investigator|mechanic|courier|officer|tutor|reviewer|editor|judge|developer|designer|caregiver|cleaner|operator|supplier|resource)s?\b/;

/** Who is assigned, in the singular. */
function assigneeIn(words: string, own: string): string {
  const found = PEOPLE.exec(words)?.[1];
  return found === undefined || found === own ? "team member" : found;
}

export const assignFeature = defineFeature<typeof AssignFeature>({
  schema: AssignFeature,
  words: {
    verbs: "assign,assign to,allocate,allocate resources,dispatch,delegate,manage resources,assign tasks,assign work",
    nouns:
      "assignment sheet,service assignment sheet,task assignment,resource allocation,resource management,work assignment,staff assignment,team assignment,assignee,dispatch,work dispatch,workload,resource planning",
    otherwise: "edit",
  },
  describe: ({ who }, { many }) => ({ called: `assignment of ${many}`, can: `assign ${many} to ${plural(who)}` }),
  draft: ({ id, phrase, words, prompt, entity }) => {
    if (entity === null) return null;
    const who = PEOPLE.test(words) ? assigneeIn(words, entity.one) : assigneeIn(prompt, entity.one);
    return {
      feature: { kind: "assign", id, phrase, entity: entity.id, who },
      places: [
        {
          block: "sheet",
          on: "page",
          page: { id: "assignments", title: "Assignments", icon: "ClipboardList", intro: "Who does what, and what nobody does yet." },
        },
      ],
    };
  },
  compose: (context) => partsOf(context),
  checks: (context) => checksOf(context),
});

/** The assignments, who is on a row, and the sheet of all. */
function partsOf({ project, feature, model }: FeatureContext<AssignFeature>): FeatureParts {
  const name = `${model.one}Assignments`;
  const assignments = imported(`@/features/${feature.id}`, name);
  const props = { assignments, about: member(local("row"), "id") };
  const people = peopleOf(project, { model, who: feature.who });
  const samples = sampleAssignments(project, { model, people }).map(({ index, who }) =>
    object({
      about: literal(sampleId(model.entity, index)),
      who: literal(who),
      task: literal(""),
      since: invoke(imported("@/lib/format", "localDate"), literal(-2 - index)),
    }),
  );
  const options = object({
    name: literal(feature.id),
    ...rowProps(model),
    people: people && entityVariable(people),
    whoLabel: literal(capitalise(people?.entity.name.one ?? feature.who)),
    taskLabel: literal(workLabel(model)),
    samples: samples.length === 0 ? undefined : arrow(null, array(samples)),
  });
  return {
    modules: [
      {
        path: `src/features/${feature.id}.ts`,
        statements: [{ kind: "constant", name, value: invoke(imported("@/lib/assignments", "defineAssignments"), options) }],
      },
    ],
    blocks: { sheet: { element: element(imported("@/components/assignments/assignment-sheet", "AssignmentSheet"), { assignments }) } },
    detail: [element(imported("@/components/assignments/assignees-section", "AssigneesSection"), props)],
    row: [element(imported("@/components/assignments/assignee-names", "AssigneeNames"), props)],
  };
}

function checksOf({ project, feature, model }: FeatureContext<AssignFeature>): FeatureCheck[] {
  const sample = namedSample({ project, model });
  const path = pageOf(project, feature);
  const people = peopleOf(project, { model, who: feature.who });
  const seeded = sampleAssignments(project, { model, people });
  const taken = seeded.find(({ index }) => index === sample?.index)?.who;
  const first = people ? namedSample({ project, model: people }) : null;
  const second = people && first ? namedSample({ project, model: people }, first.index + 1) : null;
  const person = people ? [first, second].find((found) => found !== null && found.title !== taken)?.title : "Robin Keller";
  if (!sample || path === null || person === undefined) return [];
  const { one, many } = model.entity.name;
  const whoLabel = capitalise(people?.entity.name.one ?? feature.who);
  const form: Target = { role: "form", name: `Assign ${many}`, exact: true };
  const assign: CheckStep = { do: "click", target: { role: "button", name: "Assign", exact: true, within: form } };
  const who: CheckStep = people
    ? { do: "select", target: { label: whoLabel, within: form }, option: person }
    : { do: "fill", target: { label: whoLabel, within: form }, value: person };
  const row: Target = { role: "row", text: "First visit", within: { role: "table", name: `Assigned ${many}`, exact: true } };
  const own: Target = { role: "listitem", text: person, within: { role: "list", name: "Assigned to", exact: true } };
  const onItsPage: CheckStep[] = model.hasDetail
    ? [
        { do: "open", path: samplePath(model, sample.index) },
        { do: "expectVisible", target: own },
        { do: "click", target: { role: "button", name: `Remove ${person}`, exact: true } },
        { do: "expectCount", target: own, atMost: 0 },
      ]
    : [];
  return [
    {
      title: `${capitalise(many)} are assigned to people, once each, and the assignment sheet shows and exports who does what`,
      steps: [
        { do: "open", path },
        assign,
        { do: "expectVisible", target: { text: `Choose the ${one}.` } },
        { do: "select", target: { role: "combobox", name: capitalise(one), exact: true, within: form }, option: sample.title },
        who,
        { do: "fill", target: { label: workLabel(model), within: form }, value: "First visit" },
        assign,
        { do: "expectVisible", target: { role: "cell", name: sample.title, exact: true, within: row } },
        { do: "select", target: { role: "combobox", name: capitalise(one), exact: true, within: form }, option: sample.title },
        who,
        assign,
        { do: "expectVisible", target: { text: `${person} is assigned already.` } },
        { do: "expectDownload", target: { role: "button", name: "Download sheet", exact: true }, nameEndsWith: ".csv", contains: person },
        { do: "reload" },
        { do: "expectVisible", target: row },
        ...onItsPage,
      ],
    },
  ];
}
