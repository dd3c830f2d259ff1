// Applications and enrolments as they are composed of the kit: the words, the fields that one is asked for, the form, and the
// list of what was sent.
import { capitalise, inSentence } from "../../../model/names.ts";
import { entityOf } from "../../../model/project-model.ts";
import {
  constant,
  type Expression,
  imported,
  invoke,
  literal,
  member,
  type Module,
  namespace,
  object,
  texts,
} from "../../../project/code/expression.ts";
import type { FeatureContext } from "../../definition/define-feature.ts";
import type { FeatureParts } from "../../definition/feature-parts.ts";
import type { AskField } from "../parts/ask-field.ts";
import { type Kept, keptIn, rowProps } from "../../definition/kit-parts.ts";
import { commerceElement, fieldProps } from "../parts/kit-parts.ts";
import type { ApplyFeature } from "./apply-schema.ts";
import { type RequestList, requestList } from "./request-list.ts";

/** What applications and enrolments add to the project. */
export function applyParts(context: FeatureContext<ApplyFeature>): FeatureParts {
  const { project, feature } = context;
  const { id, entity, thing, fields, capacity } = feature;
  const files = fields.filter(({ type }) => type === "file").map(({ name }) => name);
  const list = requestList(context);
  const { module, value: requests } = keptRequests(list);
  const terms = imported(`@/features/${id}`, "terms");
  const asked = { requests, terms, fields: imported(`@/features/${id}`, "fields"), files: files.length === 0 ? undefined : texts(files) };
  const modules = [module, askedModule(feature)];
  const listed = { element: commerceElement("requests/request-list", "RequestList", { requests }) };
  if (entity === null) {
    const title = literal(thing === "" ? "Application" : capitalise(`${thing} application`));
    const form = { element: commerceElement("requests/request-panel", "ApplicationPanel", { title, ...asked }) };
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

function keptRequests({ name, prefix, undo, over, path, title }: RequestList): Kept {
  const words = { name, prefix, undo, over };
  const value = invoke(
    imported("@/lib/commerce/requests/requests", "createRequests"),
    object({ ...said(words), list: object(said({ path, title })) }),
  );
  return keptIn(name, name, value, { comment: "What the person asked for, and the page that lists it." });
}

function said(words: Readonly<Record<string, string>>): Record<string, Expression> {
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, literal(word)]));
}

function askedModule({ id, fields, terms: { verb, heading, done, status } }: ApplyFeature): Module {
  return {
    path: `src/features/${id}.ts`,
    comment: "With which words one asks, and what is asked beside a name and an e-mail address.",
    statements: [
      constant("terms", object(said({ verb, heading, done, status }))),
      constant("fields", object(Object.fromEntries(fields.map((field) => [field.name, askField(field)])))),
    ],
  };
}

/** The definition of a field. */
function askField({ label, type, required, options }: AskField): Expression {
  const missing = type === "choice" ? `Choose the ${inSentence(label)}.` : "Fill this in.";
  return invoke(
    member(namespace("@/lib/fields", "field"), type === "file" ? "text" : type),
    object({
      label: literal(label),
      required: required ? literal(true) : undefined,
      missing: required && type !== "date" ? literal(missing) : undefined,
      min: type === "number" ? literal(0) : undefined,
      options: options === undefined ? undefined : texts(options),
    }),
  );
}
