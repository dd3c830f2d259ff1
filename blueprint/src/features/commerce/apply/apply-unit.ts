// Applications: for a row on its page, or for a thing that is no row on a page of its own. What was sent is listed with
// its state and can be withdrawn.
import { namedSample, samplePath } from "../../../checks/place.ts";
import type { CheckStep } from "../../../schema/check.ts";
import { capitalise } from "../../../model/names.ts";
import { entityOf, type ProjectModel } from "../../../model/project-model.ts";
import type { FeatureOf } from "../../feature.ts";
import type { Ask, FeatureCheck, Place, Unit, UnitCall } from "../../unit/unit.ts";
import { type AskField, askFieldSteps } from "../parts/ask-field.ts";
import { inRegion } from "../parts/in-region.ts";
import { applyParts } from "./apply-parts.ts";
import { applicationFields } from "./application-fields.ts";

type Apply = FeatureOf<"apply">;

const LIST = { path: "/my-applications", label: "My applications" };

export const applyUnit: Unit<Apply> = {
  draft: (ask) => {
    const { id, phrase, words, object, entity, prompt } = ask;
    const thing = entity?.one ?? thingOf(object, words);
    const kinds = entity === null ? kindsOf(prompt) : [];
    const kind: AskField[] =
      kinds.length > 1 ? [{ name: "kind", label: "Kind of application", type: "choice", required: true, options: kinds }] : [];
    const fields = [...kind, ...applicationFields(kinds.length > 1 ? "" : `${thing} ${words}`)];
    return { feature: { kind: "apply", id, phrase, entity: entity?.id ?? null, thing, fields }, places: placesOf(ask, thing) };
  },
  compose: applyParts,
  checks: (call) => checksOf(call),
};

/** What one applies for without its word "application": "leave application" → "leave". */
function thingOf(object: string | null, words: string): string {
  const bare = (object ?? words)
    .replace(/\b(?:submit|send|apply|for|an?|the|online|applications?|forms?|requests?)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return bare.slice(0, 60);
}

/** The kinds of applications that the prompt names: "leave applications, procurement applications". */
function kindsOf(prompt: string): string[] {
  const named = [
    ...prompt.matchAll(
      /\b(leave|procurement|purchase|reimbursement|travel|overtime|equipment|meeting room|vehicle|seal|membership|scholarship|funding)\b/g,
    ),
  ];
  return [...new Set(named.map(([, word]) => capitalise(word ?? "")))].slice(0, 8);
}

function placesOf({ entity }: Ask, thing: string): Place[] {
  const mine: Place = {
    block: "list",
    on: "page",
    page: { id: "my-applications", title: LIST.label, icon: "FileCheck", intro: "Everything you have applied for, and how it stands." },
  };
  if (entity !== null) return [mine];
  const title = thing === "" ? "Apply" : `Apply for ${thing}`;
  return [
    {
      block: "form",
      on: "page",
      page: { id: "apply", title: title.slice(0, 60), icon: "FilePen", intro: "Fill in the form and send your application." },
    },
    mine,
  ];
}

function pathOf(project: ProjectModel, { id, entity }: Apply): { path: string; title: string; region: string } | null {
  if (entity === null) {
    const page = project.pages.find(({ page: { sections } }) =>
      sections.some((section) => section.kind === "feature" && section.feature === id && section.block === "form"),
    );
    return page === undefined ? null : { path: page.path, title: "pplication", region: "Your application" };
  }
  const model = entityOf(project, entity);
  const sample = namedSample({ project, model });
  return sample === null ? null : { path: samplePath(model, sample.index), title: sample.title, region: `Apply for ${sample.title}` };
}

function checksOf({ project, feature }: UnitCall<Apply>): FeatureCheck[] {
  const place = pathOf(project, feature);
  if (place === null) return [];
  const entry = { role: "listitem", within: { role: "list", name: "Applications", exact: true } } as const;
  const submit: CheckStep = { do: "click", target: { role: "button", name: "Submit application", exact: true } };
  const mine = project.pages.find(({ page }) => page.id === "my-applications")?.path ?? LIST.path;
  return [
    {
      title: `One can apply${feature.thing === "" ? "" : ` for ${feature.entity === null ? feature.thing : entityOf(project, feature.entity).entity.name.many}`}, and the application is confirmed, listed with its state and can be withdrawn`,
      steps: [
        { do: "open", path: place.path },
        ...inRegion(place.region, [
          submit,
          { do: "expectVisible", target: { text: "Enter your name." } },
          { do: "fill", target: { label: "Full name" }, value: "Robin Vale" },
          { do: "fill", target: { label: "E-mail address" }, value: "robin@" },
          submit,
          { do: "expectVisible", target: { text: "Write a whole e-mail address" } },
          { do: "fill", target: { label: "E-mail address" }, value: "robin@example.com" },
          ...askFieldSteps(feature.fields),
          submit,
          { do: "expectVisible", target: { role: "status", text: "Your application is submitted" } },
        ]),
        { do: "open", path: mine },
        { do: "expectVisible", target: { ...entry, text: place.title } },
        { do: "expectVisible", target: { ...entry, text: "Submitted" } },
        { do: "click", target: { role: "button", name: "Withdraw application", exact: true } },
        { do: "reload" },
        { do: "expectVisible", target: { ...entry, text: "Withdrawn" } },
      ],
    },
  ];
}
