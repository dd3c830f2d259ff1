// Applications as they are composed of the kit: the fields that one is asked for, the form, and the list of what was sent.
import {
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
import { capitalise, inSentence } from "../../../model/names.ts";
import { entityOf } from "../../../model/project-model.ts";
import type { FeatureOf } from "../../feature.ts";
import type { FeatureParts } from "../../unit/feature-parts.ts";
import type { UnitCall } from "../../unit/unit.ts";
import type { AskField } from "../parts/ask-field.ts";
import { commerceElement, rowProps } from "../parts/kit-parts.ts";

type Apply = FeatureOf<"apply">;

/** What applications add to the project. */
export function applyParts({ project, feature }: UnitCall<Apply>): FeatureParts {
  const { id, entity, thing, fields } = feature;
  const files = fields.filter(({ type }) => type === "file").map(({ name }) => name);
  const asked = { fields: imported(`@/features/${id}`, "fields"), files: files.length === 0 ? undefined : texts(files) };
  const modules = [fieldsModule(feature)];
  const list = { element: commerceElement("requests/application-list", "ApplicationList") };
  if (entity === null) {
    const title = literal(thing === "" ? "Application" : capitalise(`${thing} application`));
    const form = { element: commerceElement("requests/application-panel", "ThingApplicationPanel", { title, ...asked }) };
    return { modules, blocks: { list, form } };
  }
  const row = rowProps(entityOf(project, entity));
  const link = commerceElement("requests/application-link", "ApplicationLink", row);
  return {
    modules,
    blocks: { list },
    detail: [commerceElement("requests/application-panel", "ApplicationPanel", { ...row, ...asked })],
    heading: [link],
    row: [link],
  };
}

function fieldsModule({ id, fields }: Apply): Module {
  const value = object(Object.fromEntries(fields.map((field) => [field.name, askField(field)])));
  return {
    path: `src/features/${id}.ts`,
    comment: "What an application asks for beside a name and an e-mail address.",
    statements: [{ kind: "constant", name: "fields", value }],
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
