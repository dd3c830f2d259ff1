// Notifications of the kit: one module with the rules of the app, a bell in the header, and the page to which it leads.
import type { EntityModel } from "../../../model/entity-model.ts";
import { entityOf, hasAccounts, type ProjectModel } from "../../../model/project-model.ts";
import { array, arrow, element, type Expression, imported, invoke, member, object } from "../../../project/code/expression.ts";
import { entityVariable } from "../../../project/files/entity-file.ts";
import { entitiesRead, FormulaWriter } from "../../../project/records/computed-fields.ts";
import { audienceOf } from "../../../project/records/state-changes.ts";
import type { Audience, Who } from "../../../schema/entity.ts";
import { type FeatureContext, featuresOf } from "../../definition/define-feature.ts";
import type { FeatureParts } from "../../definition/feature-parts.ts";
import { keptIn } from "../../definition/kit-parts.ts";
import { keptShelf } from "../marks/collect/kept-shelf.ts";
import { commentNouns, keptComments } from "../talk/comment/kept-comments.ts";
import { NotifyFeature } from "./notify-schema.ts";
import { commentsOf, conditionOf, followingOf, namingFields, referencesOf, ruleField } from "./notify-sources.ts";

/** Entities that refer to each other have no type that could be inferred. */
const ENTITY = ["@/lib/entity", "Entity"] as const;

/** What notifications add to an app. The module has the rules of all of its notifications; those that lost what they are about are left out. */
export function notifyParts({ project }: FeatureContext<NotifyFeature>): FeatureParts {
  const all = featuresOf(project.blueprint, NotifyFeature).map((feature) => ruleOf(project, feature));
  const rules = all.filter((rule) => rule !== null);
  if (rules.length === 0) return {};
  const isPossible = hasAccounts(project) ? [imported("@/lib/who", "isPossible")] : [];
  const call = invoke(imported("@/lib/notifications/notifications", "defineNotifications"), array(rules), ...isPossible);
  const kept = keptIn("notifications", "notifications", call, { comment: "Of what people are notified, in the app itself." });
  return {
    modules: [kept.module],
    tools: [element(imported("@/components/notifications/notification-bell", "NotificationBell"), { of: kept.value })],
    routes: [
      {
        path: "/notifications",
        element: element(imported("@/components/notifications/notifications-page", "NotificationsPage"), { of: kept.value }),
      },
    ],
  };
}

/** A rule as the kit has it; null for one that can tell of nothing. */
function ruleOf(project: ProjectModel, feature: NotifyFeature): Expression | null {
  const model = entityOf(project, feature.entity);
  const { when, to, text, value } = feature;
  const field = ruleField(feature, model);
  const comments = when === "answered" ? commentsOf(project, model) : undefined;
  const condition = when === "met" ? conditionOf(project, feature, model) : null;
  if ((when === "due" && field === undefined) || (when === "answered" && !comments) || (when === "met" && condition === null)) return null;
  const about = referencesOf(project, model);
  const followed = to.includes("followers") ? followingOf(project, model) : [];
  const named = namingFields(feature, model);
  const writer = new FormulaWriter(project, feature.entity, entityVariable);
  const sources = condition === null ? [] : [...new Set(entitiesRead(condition))].filter((id) => id !== feature.entity);
  const list = (items: readonly Expression[]): Expression | undefined => (items.length === 0 ? undefined : array(items));
  const audience = audienceIn(to);
  const options = object({
    id: feature.id,
    when,
    field: field?.key,
    daysBefore: when === "due" ? feature.daysBefore : undefined,
    value: value ?? undefined,
    holds: condition === null ? undefined : writer.functionOf("row", condition),
    sources: sources.length === 0 ? undefined : arrow(null, array(sources.map((id) => entityVariable(entityOf(project, id))))),
    comments: comments && keptComments(project, comments, model).value,
    noun: object(comments === undefined ? model.entity.name : commentNouns[comments.called]),
    audience: audience === null ? undefined : audienceOf(audience),
    isForOwner: to.includes("owner") ? true : undefined,
    followed: list(followed.map((one) => member(keptShelf(one, entityOf(project, one.entity)).value, "marks"))),
    named: list(
      named.map(({ key, type, of }) => object({ name: key, of: type === "reference" ? targetOf(entityOf(project, of ?? "")) : undefined })),
    ),
    about: list(
      about.map(({ field: { key }, target }) =>
        object({ by: key, entity: targetOf(target), isLink: target.hasDetail ? undefined : false }),
      ),
    ),
    text: text === "" ? undefined : text,
    isLink: model.hasDetail ? true : undefined,
  });
  return invoke(imported("@/lib/notifications/rules", "notifyOf"), entityVariable(model), options);
}

const targetOf = (model: EntityModel): Expression => arrow(null, entityVariable(model), ENTITY);

/** Those who are notified whatever the row; null for none. */
function audienceIn(to: NotifyFeature["to"]): Audience | null {
  const people = to.filter((one): one is Exclude<Who, "owner"> => one !== "owner" && one !== "followers" && !one.startsWith("field:"));
  const [only, ...more] = people;
  if (only === undefined) return null;
  return more.length === 0 ? only : [only, ...more];
}
