// Taking part in what a row is: a course, a contest, an event. Whoever takes part sees so on its page and in a list of
// their own, and can leave again; where the places are counted, one fewer is left.
import { namedSample, samplePath } from "../../../checks/place.ts";
import type { CheckStep } from "../../../schema/check.ts";
import type { Field } from "../../../schema/entity.ts";
import type { FeatureOf } from "../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../unit/unit.ts";
import { inRegion } from "../parts/in-region.ts";
import { enrolParts } from "./enrol-parts.ts";
import { enrolTerms } from "./enrol-terms.ts";
import { enrolmentList } from "./enrolment-list.ts";

type Enrol = FeatureOf<"enrol">;

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
  compose: enrolParts,
  checks: (call) => checksOf(call),
};

function capacityOf(fields: readonly Field[]): string | null {
  return (
    fields.find(({ id, type }) => type === "number" && /\b(?:capacity|places|seats|spots|slots|participants|attendees)\b/.test(id))?.id ??
    null
  );
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
