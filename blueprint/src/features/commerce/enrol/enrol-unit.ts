// Taking part in what a row is: a course, a contest, an event. Whoever takes part sees so on its page and in a list of
// their own, and can leave again; where the places are counted, one fewer is left.
import { namedSample, samplePath } from "../../../checks/place.ts";
import type { CheckStep } from "../../../schema/check.ts";
import type { Field } from "../../../schema/entity.ts";
import { code, type Code, raw, Reference } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import { titleOf } from "../../../writer/field/field-display.ts";
import { type EntityModel, fieldOf } from "../../../writer/model/entity-model.ts";
import type { FeatureOf } from "../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../unit/unit.ts";
import { askForm, askLink, askList, askModules } from "../parts/ask-form.ts";
import { entryComponents } from "../parts/entry-components.ts";
import { entryModules } from "../parts/entry-modules.ts";
import { inRegion } from "../parts/in-region.ts";
import { enrolParts } from "./enrol-parts.ts";
import { enrolTerms } from "./enrol-terms.ts";
import { enrolmentList } from "./enrolment-list.ts";

type Enrol = FeatureOf<"enrol">;

const store = new Reference("ownEnrolments", "src/features/enrolling/enrolments.ts");
const list = new Reference("MyEnrolments", "src/features/enrolling/MyEnrolments.tsx");

export const enrolUnit: Unit<Enrol> = {
  draft: ({ id, phrase, words, entity }) => {
    if (entity === null) return null;
    const label = `My ${entity.many}`.slice(0, 60);
    return {
      feature: { kind: "enrol", id, phrase, entity: entity.id, terms: enrolTerms(words), capacity: capacityOf(entity.fields) },
      places: [
        {
          block: "list",
          on: "page",
          page: { id: "my-enrolments", title: label, icon: "ClipboardCheck", intro: `The ${entity.many} that you take part in.` },
        },
      ],
    };
  },
  write: (call) => {
    const { form, link } = namesOf(call.model);
    return {
      modules: [...modulesOf(call), ...askModules(), ...entryModules(), ...entryComponents()],
      blocks: { list: { component: list } },
      detail: [form],
      heading: [link],
      row: [link],
    };
  },
  compose: enrolParts,
  checks: (call) => checksOf(call),
};

function capacityOf(fields: readonly Field[]): string | null {
  return (
    fields.find(({ id, type }) => type === "number" && /\b(?:capacity|places|seats|spots|slots|participants|attendees)\b/.test(id))?.id ??
    null
  );
}

function namesOf(model: EntityModel): { form: Reference; link: Reference } {
  const path = `${model.folder}/${model.type.name}Enrolment.tsx`;
  return { form: new Reference(`${model.type.name}Enrolment`, path), link: new Reference(`${model.type.name}EnrolLink`, path) };
}

function modulesOf(call: UnitCall<Enrol>): ModuleSource[] {
  const { project, feature, model } = call;
  const { form, link } = namesOf(model);
  const { terms } = feature;
  const row = raw(model.one);
  const props = code`{ ${row} }: { ${row}: ${model.type} }`;
  const title = titleOf(model, model.one);
  const { path, label, undo } = enrolmentList(call);
  const places = placesLeft(call);
  const part = askForm({
    ...{ component: form, store, anchor: "enrol", prefix: "EN", fields: [], title, status: terms.status, over: "Left" },
    row: { props, id: raw(`${model.one}.id`) },
    heading: code`${raw(terms.heading)} {${title}}`,
    words: {
      ...{ submit: `${terms.heading} this ${model.entity.name.one}`, undo: terms.undo, list: { path, label } },
      done: code`\`${raw(terms.done)} \${${title}}\``,
      note: "This demonstration sends no e-mail.",
    },
    ...(places === undefined ? {} : { above: places }),
  });
  const address = code`\`${raw(model.base)}/\${${row}.id}#enrol\``;
  return [
    {
      path: store.from,
      library: true,
      parts: [{ name: store.name, code: code`const ${store} = @createOwnEntries(${`${project.blueprint.slug}/enrolments`});` }],
    },
    {
      path: form.from,
      library: true,
      parts: [
        part,
        askLink({
          component: link,
          store,
          row: { props, id: raw(`${model.one}.id`) },
          status: terms.status,
          over: "Left",
          address,
          verb: terms.verb,
          title,
        }),
      ],
    },
    askList({ component: list, store, label, empty: "What you take part in is listed here.", undo, over: "Left" }),
  ];
}

function placesLeft({ feature, model }: UnitCall<Enrol>): { statements: Code; jsx: Code; isFull: Code } | undefined {
  if (feature.capacity === null) return undefined;
  const field = fieldOf(model, feature.capacity);
  const value = raw(`${model.one}.${field.key}`);
  const left = code`${value} - (sent ? 1 : 0)`;
  return {
    statements: code`const left = ${field.required ? left : code`${value} === null ? null : ${left}`};`,
    jsx: code`${field.required ? code`<p className="text-muted">{@formatCount(left, "place", "places")} left</p>` : code`{left !== null && <p className="text-muted">{@formatCount(left, "place", "places")} left</p>}`}`,
    isFull: field.required ? code`left <= 0` : code`left !== null && left <= 0`,
  };
}

function checksOf(call: UnitCall<Enrol>): FeatureCheck[] {
  const { project, feature, model } = call;
  const { terms, capacity } = feature;
  let sample = namedSample({ project, model });
  while (sample !== null && capacity !== null && model.entity.samples[sample.index]?.[capacity] === 0)
    sample = namedSample({ project, model }, sample.index + 1);
  if (sample === null) return [];
  const { title, index } = sample;
  const { path, label, undo } = enrolmentList(call);
  const submit: CheckStep = {
    do: "click",
    target: { role: "button", name: `${terms.heading} this ${model.entity.name.one}`, exact: true },
  };
  const entry = { role: "listitem", within: { role: "list", name: label, exact: true }, text: title } as const;
  const places = model.entity.samples[index]?.[capacity ?? ""];
  const left: CheckStep[] =
    typeof places === "number" ? [{ do: "expectVisible", target: { text: `${places - 1} place${places === 2 ? "" : "s"} left` } }] : [];
  return [
    {
      title: `One can take part in ${model.entity.name.many} (“${terms.verb}”), sees so there and in “${label}”, and can leave again`,
      steps: [
        { do: "open", path: samplePath(model, index) },
        ...inRegion(`${terms.heading} ${title}`, [
          submit,
          { do: "expectVisible", target: { text: "Enter your name." } },
          { do: "fill", target: { label: "Full name" }, value: "Robin Vale" },
          { do: "fill", target: { label: "E-mail address" }, value: "robin@example.com" },
          submit,
          { do: "expectVisible", target: { role: "status", text: `${terms.done} ${title}` } },
          ...left,
          { do: "reload" },
          { do: "expectVisible", target: { role: "status", text: `${terms.done} ${title}` } },
        ]),
        { do: "open", path },
        { do: "expectVisible", target: { ...entry, text: title } },
        { do: "expectVisible", target: { ...entry, text: terms.status } },
        { do: "click", target: { role: "button", name: undo, exact: true } },
        { do: "reload" },
        { do: "expectVisible", target: { ...entry, text: "Left" } },
      ],
    },
  ];
}
