// Notifications in the app: who is notified when something happens to a row. A bell in the header counts the unread ones and leads to all of
// them. In an app without accounts they are for the one person who uses it; nothing is sent anywhere.
import { defineFeature, type FeatureRequest } from "../../definition/define-feature.ts";
import { notifyChecks } from "./notify-checks.ts";
import { notifyParts } from "./notify-parts.ts";
import { NotifyFeature } from "./notify-schema.ts";

const ABOUT: Readonly<Record<NotifyFeature["when"], (many: string) => string>> = {
  added: (many) => `new ${many}`,
  answered: (many) => `comments on ${many}`,
  changed: (many) => `changes of ${many}`,
  due: (many) => `${many} whose day has come`,
  met: (many) => `${many} that need attention`,
};

export const notifyFeature = defineFeature<typeof NotifyFeature>({
  schema: NotifyFeature,
  fieldOptions: { field: ["choice", "boolean", "date", "datetime", "number", "money", "percent", "text", "reference"] },
  describe: ({ when }, { many }) => ({
    called: `notifications in the app of ${ABOUT[when](many)}`,
    can: `be told in the app of ${ABOUT[when](many)}`,
  }),
  draft: (request) => {
    const { entity } = request;
    if (entity === null) return null;
    const rule = ruleIn(request, entity);
    const feature = { entity: entity.id, field: null, value: null, condition: null, text: "", to: ["members" as const], ...rule };
    return { feature: { ...feature, id: `${request.id}-${rule.when}`.slice(0, 48) } };
  },
  compose: notifyParts,
  checks: notifyChecks,
});

/** What words say of when people are notified. */
function ruleIn(
  { words, features }: FeatureRequest,
  { id, fields }: NonNullable<FeatureRequest["entity"]>,
): Pick<NotifyFeature, "when"> & Partial<Pick<NotifyFeature, "field">> {
  const day = fields.find(({ type }) => type === "date" || type === "datetime");
  if (day !== undefined && /\b(?:due|remind|overdue|deadline|expir|upcoming|before|approach)/.test(words))
    return { when: "due", field: day.id };
  const isCommented = features.some((feature) => feature.kind === "comment" && Reflect.get(feature, "entity") === id);
  if (isCommented && /\b(?:repl|comment|answer|respon)/.test(words)) return { when: "answered" };
  const state = fields.find(({ type, options = [] }) => type === "choice" && options.length > 1);
  if (state !== undefined && /\b(?:status|state|chang|updat|approv|reject|accept|decid|decision)/.test(words))
    return { when: "changed", field: state.id };
  return { when: "added" };
}
