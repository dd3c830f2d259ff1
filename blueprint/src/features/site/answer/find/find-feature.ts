// One search of everything that the app shows, from the header: rows of all kinds by their words, each kind under its name. What somebody
// may not see is not found by them.
import type { z } from "zod";
import { namedSample } from "../../../../checks/place.ts";
import type { EntityModel } from "../../../../model/entity-model.ts";
import { accessOf, parentOf, type ProjectModel } from "../../../../model/project-model.ts";
import { rolesOf } from "../../../../model/roles.ts";
import { array, data, element, imported, object } from "../../../../project/code/expression.ts";
import { say } from "../../../../project/words/say.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import type { Who } from "../../../../schema/entity.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import { firstAsAdministrator } from "../../../community/people/account/people-steps.ts";
import { rowProps } from "../../../definition/kit-parts.ts";

const FindFeature = featureSchema("find", {});
type FindFeature = z.infer<typeof FindFeature>;

export const findFeature = defineFeature<typeof FindFeature>({
  schema: FindFeature,
  isSelfContained: true,
  isOnce: true,
  describe: () => ({ called: "a search of everything", can: "search everything from the header" }),
  draft: () => ({ feature: {} }),
  compose: ({ project }) => {
    const groups = foundKinds(project).map((model) =>
      object({ entity: rowProps(model).entity, facts: factsOf(model), isLink: model.hasDetail ? true : undefined }),
    );
    if (groups.length === 0) return {};
    return {
      tools: [element(imported("@/components/find/find-link", "FindLink"))],
      routes: [{ path: PATH, element: element(imported("@/components/find/find-page", "FindPage"), { groups: array(groups) }) }],
    };
  },
  checks: checksOf,
});

const PATH = "/search";
const FACTS_MAX = 2;

/** The entities whose rows are found: those that a page lists and everybody sees, in an app for members those that all of them see. Lines stand on the pages of their rows. */
function foundKinds(project: ProjectModel): EntityModel[] {
  const listed = project.entities.filter((model) => model.home !== null && parentOf(project, model) === null);
  const seenBy = (who: Who) => listed.filter((model) => [accessOf(project, model)?.see ?? "everybody"].flat().includes(who));
  const found = [seenBy("everybody"), seenBy("members")].find((models) => models.length > 0);
  return found ?? listed;
}

/** What is said of a row below its name. */
function factsOf(model: EntityModel): ReturnType<typeof data> | undefined {
  const { kind, details } = rolesOf(model);
  const keys = [...(kind === undefined ? [] : [kind]), ...details].slice(0, FACTS_MAX).map(({ key }) => key);
  return keys.length === 0 ? undefined : data(keys);
}

/** So many kinds are looked for in the check. */
const KINDS_SHOWN = 3;
const NO_SUCH = "zz-no-such-0";

function checksOf({ project }: FeatureContext<FindFeature>): FeatureCheck | null {
  const samples = foundKinds(project).flatMap((model) => {
    const sample = namedSample({ project, model });
    return sample === null ? [] : [{ model, title: sample.title }];
  });
  if (samples.length === 0) return null;
  const isOpen = samples.every(({ model }) => [accessOf(project, model)?.see ?? "everybody"].flat().includes("everybody"));
  const box: Target = { role: "searchbox", name: say.general.find(), exact: true };
  const seen = samples.slice(0, KINDS_SHOWN).flatMap(({ model, title }): CheckStep[] => {
    const within: Target = { role: "region", name: say.general.list(model.entity.name), exact: true };
    return [
      { do: "fill", target: box, value: title },
      { do: "expectVisible", target: { role: "listitem", text: title, within } },
    ];
  });
  const linked = samples.find(({ model }) => model.hasDetail);
  const opened: CheckStep[] =
    linked === undefined
      ? []
      : [
          { do: "fill", target: box, value: linked.title },
          { do: "reload" },
          { do: "expectValue", target: box, equals: linked.title },
          { do: "click", target: { role: "link", name: linked.title, exact: true, within: { role: "main" } } },
          { do: "expectVisible", target: { role: "heading", name: linked.title, exact: true } },
        ];
  return {
    title:
      "Everything is searched from the header: rows are found by their words, each kind under its name, and what matches nothing is said",
    steps: [
      ...(isOpen ? [] : firstAsAdministrator(project).steps),
      { do: "open", path: "/" },
      { do: "click", target: { role: "link", name: say.general.find(), exact: true } },
      { do: "expectVisible", target: { role: "heading", name: say.general.find(), exact: true } },
      ...seen,
      { do: "fill", target: box, value: NO_SUCH },
      { do: "expectText", target: { role: "status" }, contains: say.general.foundNothing({ text: NO_SUCH }) },
      ...opened,
    ],
  };
}
