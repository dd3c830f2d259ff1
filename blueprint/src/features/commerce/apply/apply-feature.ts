// Applications: for a row on its page, or for a thing that is no row on a page of its own; and taking part in what a row
// is, where places may be counted. What was sent is listed with its state and can be taken back.
import { pageOf } from "../../definition/page-of.ts";
import { capacityOf } from "../parts/capacity-of.ts";
import { namedSample, samplePath } from "../../../checks/place.ts";
import { capitalise, inSentence } from "../../../model/names.ts";
import { entityOf } from "../../../model/project-model.ts";
import type { CheckStep } from "../../../schema/check.ts";
import {
  defineFeature,
  type FeatureCheck,
  type FeatureContext,
  type FeatureDraft,
  type FeatureRequest,
  onPage,
  type Place,
  type RequestedEntity,
} from "../../definition/define-feature.ts";
import { idWith } from "../../definition/id-with.ts";
import { type AskField, askFieldSteps } from "../parts/ask-field.ts";
import { inRegion } from "../parts/in-region.ts";
import { applicationFields } from "./application-fields.ts";
import { applyParts, titleOf } from "./apply-parts.ts";
import { ApplyFeature } from "./apply-schema.ts";
import { type ApplyTerms, applyTerms, isEnrolment } from "./apply-terms.ts";
import { requestList } from "./request-list.ts";
import { say } from "../../../project/words/say.ts";

export const applyFeature = defineFeature<typeof ApplyFeature>({
  schema: ApplyFeature,
  fieldOptions: { capacity: ["number"] },
  isForm: true,
  describe: ({ entity, thing, terms: { list, heading } }, { many }) => {
    if (list === "enrolments")
      return { called: `enrolment in ${many}`, can: `${heading.charAt(0).toLowerCase()}${heading.slice(1)} ${many}` };
    if (entity !== null) return { called: `applications for ${many}`, can: `apply for ${many}` };
    return thing === "" ? { called: "applications", can: "send an application" } : { called: "applications", can: `apply for ${thing}` };
  },
  draft: (request) => {
    const { words, object, entity, prompt } = request;
    const terms = applyTerms(words);
    if (terms.list === "enrolments") return entity === null ? null : draftEnrolment(request, { terms, entity });
    const thing = entity?.one ?? thingOf(object, words);
    const kinds = entity === null ? kindsOf(prompt) : [];
    const kind: AskField[] =
      kinds.length > 1 ? [{ name: "kind", label: say.app.kindOfApplication(), type: "choice", required: true, options: kinds }] : [];
    const fields = [...kind, ...applicationFields(kinds.length > 1 ? "" : `${thing} ${words}`)];
    return {
      feature: { entity: entity?.id ?? null, thing, terms, fields, capacity: null },
      places: placesOf(request, thing),
    };
  },
  means: ({ terms }, words) => (terms.list === "enrolments") === isEnrolment(words),
  compose: applyParts,
  checks: checksOf,
});

function draftEnrolment(
  { id }: FeatureRequest,
  { terms, entity }: { terms: ApplyTerms; entity: RequestedEntity },
): FeatureDraft<ApplyFeature> {
  const { many, one: thing, fields } = entity;
  const page = {
    id: "my-enrolments",
    title: say.app.myEnrolments({ one: thing, many }),
    icon: "ClipboardCheck",
    intro: say.app.myEnrolmentsIntro({ one: thing, many }),
  };
  return {
    feature: {
      id: idWith(id, "enrolment"),
      entity: entity.id,
      thing,
      terms,
      fields: [],
      capacity: capacityOf(fields),
    },
    places: [onPage("list", page)],
  };
}

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

function placesOf({ entity }: FeatureRequest, thing: string): Place[] {
  const mine: Place = onPage("list", {
    id: "my-applications",
    title: say.app.myApplications(),
    icon: "FileCheck",
    intro: say.app.myApplicationsIntro(),
  });
  if (entity !== null) return [mine];
  const title = thing === "" ? say.app.applyTitle() : say.app.applyForThing({ thing });
  return [onPage("form", { id: "apply", title, icon: "FilePen", intro: say.app.applyIntro() }), mine];
}

/** Where a check asks: the form's page, its region and its words, and the title and the places left of what is asked for. */
interface AskedAt extends Record<"path" | "region" | "submit" | "done" | "title", string> {
  left: readonly CheckStep[];
}

function askedAt({ project, feature }: FeatureContext<ApplyFeature>): AskedAt | null {
  const { entity, thing, terms, fields, capacity } = feature;
  if (entity === null) {
    const path = pageOf(project, feature, "form");
    const kind = fields.find(({ name }) => name === "kind")?.options?.[0];
    const words = {
      region: say.commerce.yourApplication(),
      submit: say.commerce.submitApplication(),
      done: say.commerce.yourApplicationIsSubmitted(),
    };
    return path === null
      ? null
      : { ...words, path, title: kind === undefined ? titleOf(thing) : say.commerce.applicationOf({ kind }), left: [] };
  }
  const model = entityOf(project, entity);
  const places = (index: number) => model.rows[index]?.[capacity ?? ""];
  let sample = namedSample({ project, model });
  while (sample !== null && places(sample.index) === 0) sample = namedSample({ project, model }, sample.index + 1);
  if (sample === null) return null;
  const { title, index } = sample;
  const free = places(index);
  return {
    title,
    path: samplePath(model, index),
    region: `${terms.heading} ${title}`,
    submit: say.commerce.headingOfThis({ heading: terms.heading, one: model.entity.name.one }),
    done: `${terms.done} ${title}`,
    left: typeof free === "number" ? [{ do: "expectVisible", target: { text: say.commerce.placesLeft({ count: free - 1 }) } }] : [],
  };
}

function checksOf(context: FeatureContext<ApplyFeature>): FeatureCheck | null {
  const { project, feature } = context;
  const at = askedAt(context);
  if (at === null) return null;
  const { terms, entity, thing } = feature;
  const { label, path, title, undo, over } = requestList(context);
  const entry = { role: "listitem", within: { role: "list", name: label, exact: true } } as const;
  const submit: CheckStep = { do: "click", target: { role: "button", name: at.submit, exact: true } };
  const sent: CheckStep = { do: "expectVisible", target: { role: "status", text: at.done } };
  const about = entity === null ? thing : entityOf(project, entity).entity.name.many;
  return {
    title: `People can ${about === "" ? terms.verb.toLowerCase() : `${inSentence(terms.heading)} ${about}`}, which is refused without a name, confirmed, listed with its state in “${title}”, and can be taken back`,
    steps: [
      { do: "open", path: at.path },
      ...inRegion(at.region, [
        submit,
        { do: "expectVisible", target: { text: say.commerce.enterYourName() } },
        { do: "fill", target: { label: say.commerce.fullName() }, value: "Robin Vale" },
        { do: "fill", target: { label: say.commerce.emailAddress() }, value: "robin@" },
        submit,
        { do: "expectVisible", target: { text: say.commerce.writeAWholeEMail() } },
        { do: "fill", target: { label: say.commerce.emailAddress() }, value: "robin@example.com" },
        ...askFieldSteps(feature.fields),
        submit,
        sent,
        ...at.left,
        ...(entity === null ? [] : [{ do: "reload" } as const, sent]),
      ]),
      { do: "open", path },
      { do: "expectVisible", target: { ...entry, text: at.title } },
      { do: "expectVisible", target: { ...entry, text: terms.status } },
      { do: "click", target: { role: "button", name: undo, exact: true } },
      { do: "reload" },
      { do: "expectVisible", target: { ...entry, text: over } },
    ],
  };
}
