// The site in numbers: rows of its lists, and what it offers and answers. Everything is counted when it is shown.
import { capitalise } from "../../../../model/names.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";
import { array, element, type Expression, literal } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { Unit } from "../../../unit/unit.ts";
import { data, siteComponent } from "../../frame/kit-parts.ts";
import { blockPath } from "../../frame/sections.ts";

type Facts = FeatureOf<"facts">;

export const factsUnit: Unit<Facts> = {
  draft: ({ id, phrase }) => ({
    feature: { kind: "facts", id, phrase, title: "In figures" },
    places: [{ block: "strip", on: "home", at: "bottom" }],
  }),
  compose: ({ project, feature }) => ({ blocks: { strip: { element: composeFigures(project, feature) } } }),
  checks: ({ project, feature }) => {
    const path = blockPath(project, feature.id, "strip");
    if (path === null) return [];
    const list = { role: "list", name: feature.title, exact: true } as const;
    const counts = countsOf(project);
    return [
      {
        title: "The home page counts what the site holds",
        steps: [
          { do: "open", path },
          ...counts.map(
            ({ label, first }, nth) =>
              ({ do: "expectText", target: { role: "listitem", within: list, nth }, contains: `${first} ${label}` }) as const,
          ),
        ],
      },
    ];
  },
};

function composeFigures(project: ProjectModel, { id, title }: Facts): Expression {
  const counts = countsOf(project);
  const fixed = counts.flatMap(({ label, first, entity }) => (entity === undefined ? [{ label, value: first }] : []));
  return element(siteComponent("opening/site-figures", "SiteFigures"), {
    id: literal(id),
    title: literal(title),
    counted: array(counts.flatMap(({ entity }) => entity ?? [])),
    fixed: fixed.length === 0 ? undefined : data(fixed),
  });
}

interface Count {
  /** The entity whose rows are counted; none for a number that does not change. */
  entity?: Expression;
  label: string;
  /** The number on a first visit. */
  first: number;
}

function countsOf({ entities, blueprint }: ProjectModel): Count[] {
  const rows = entities.slice(0, 4).map((model): Count => ({
    label: capitalise(model.entity.name.many),
    first: model.entity.samples.length,
    entity: entityVariable(model),
  }));
  const fixed = blueprint.features.flatMap((feature): Count[] => {
    if (feature.kind === "services") return [counted("Things that we offer", feature.offers.length)];
    if (feature.kind === "faq") return [counted("Questions answered", feature.questions.length)];
    return [];
  });
  const counts = [...rows, ...fixed].slice(0, 4);
  return counts.length > 0 ? counts : [counted("Pages to read", blueprint.pages.length)];
}

function counted(label: string, first: number): Count {
  return { label, first };
}
