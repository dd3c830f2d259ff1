// Applications and enrolments as they are composed of the kit: the words, the fields that one is asked for, the form, and the
// list of what was sent.
import { capitalise } from "../../../model/names.ts";
import { entityOf } from "../../../model/project-model.ts";
import {
  array,
  constant,
  type Expression,
  imported,
  invoke,
  member,
  type Module,
  namespace,
  object,
} from "../../../project/code/expression.ts";
import type { FeatureContext } from "../../definition/define-feature.ts";
import type { FeatureParts } from "../../definition/feature-parts.ts";
import type { AskField } from "../parts/ask-field.ts";
import { type Kept, keptIn, rowProps } from "../../definition/kit-parts.ts";
import { commerceElement, fieldProps } from "../parts/kit-parts.ts";
import type { ApplyFeature } from "./apply-schema.ts";
import { type RequestList, requestList } from "./request-list.ts";
import { say } from "../../../project/words/say.ts";

/** What applications and enrolments add to the project. */
export function applyParts(context: FeatureContext<ApplyFeature>): FeatureParts {
  const { project, feature } = context;
  const { id, entity, thing, capacity } = feature;
  const list = requestList(context);
  const { module, value: requests } = keptRequests(list);
  const terms = imported(`@/features/${id}`, "terms");
  const asked = { requests, terms, fields: imported(`@/features/${id}`, "fields") };
  const modules = [module, askedModule(feature)];
  const listed = { element: commerceElement("requests/request-list", "RequestList", { requests }) };
  if (entity === null) {
    const form = { element: commerceElement("requests/request-panel", "ApplicationPanel", { title: titleOf(thing), ...asked }) };
    return { modules, blocks: { list: listed, form } };
  }
  const model = entityOf(project, entity);
  const link = commerceElement("requests/request-link", "RequestLink", { requests, terms, ...rowProps(model) });
  return {
    modules,
    blocks: { list: listed },
    detail: [commerceElement("requests/request-panel", "RequestPanel", { ...fieldProps(model, { capacity }), ...asked })],
    heading: [link],
    row: [link],
  };
}

/** What an application is called in its list. */
export const titleOf = (thing: string): string =>
  thing === "" ? say.app.application() : say.commerce.applicationOf({ kind: capitalise(thing) });

function keptRequests({ name, label, prefix, undo, over, path, title }: RequestList): Kept {
  const options = object({ name, label, prefix, undo, over, list: object({ path, title }) });
  const value = invoke(imported("@/lib/commerce/requests/requests", "createRequests"), options);
  return keptIn(name, name, value, { comment: "What the person asked for, and the page that lists it." });
}

function askedModule({ id, fields, terms: { verb, heading, done, status } }: ApplyFeature): Module {
  return {
    path: `src/features/${id}.ts`,
    comment: "With which words one asks, and what is asked beside a name and an e-mail address.",
    statements: [
      constant("terms", object({ verb, heading, done, status })),
      constant("fields", object(Object.fromEntries(fields.map((field) => [field.name, askField(field)])))),
    ],
  };
}

/** The definition of a field. */
function askField({ label, type, required, options }: AskField): Expression {
  const missing = type === "choice" ? say.commerce.choose({ label }) : say.app.fillThisIn();
  return invoke(
    member(namespace("@/lib/fields", "field"), type),
    object({
      label,
      required: required ? true : undefined,
      missing: required && type !== "date" ? missing : undefined,
      min: type === "number" ? 0 : undefined,
      options: type === "choice" ? array(options ?? []) : undefined,
    }),
  );
}
