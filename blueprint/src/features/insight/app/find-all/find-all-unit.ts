// A search over everything in the app: all rows and all pages, from every page, with what was found grouped by kind.
import { array, element, imported, literal, object } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import { namedSample } from "../../../../checks/place.ts";
import { capitalise } from "../../../../model/names.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";

type FindAll = FeatureOf<"find-all">;

export const findAllUnit: Unit<FindAll> = {
  draft: ({ id, phrase }) => ({ feature: { kind: "find-all", id, phrase } }),
  compose: ({ project }) => {
    const entities = project.entities.map((model) => object({ entity: entityVariable(model), hasDetail: literal(model.hasDetail) }));
    const pages = project.pages.map(({ page, path }) =>
      object({ path: literal(path), title: literal(page.title), description: literal(page.intro ?? "") }),
    );
    const sources = imported("@/features/search", "searchSources");
    return {
      modules: [
        {
          path: "src/features/search.ts",
          comment: "What the search looks through.",
          statements: [{ kind: "constant", name: "searchSources", value: object({ entities: array(entities), pages: array(pages) }) }],
        },
      ],
      tools: [element(imported("@/components/insight/search/search-link", "SearchLink"))],
      routes: [{ path: "/find", element: element(imported("@/components/insight/search/search-page", "SearchPage"), { sources }) }],
    };
  },
  checks: (call) => checksOf(call),
};

function checksOf({ project }: UnitCall<FindAll>): FeatureCheck[] {
  const model = project.entities.find((each) => namedSample({ project, model: each }) !== null);
  const sample = model && namedSample({ project, model });
  const box: Target = { role: "searchbox", name: "Search everything", exact: true };
  const page = project.pages[0]?.page.title ?? "";
  const sought = sample?.title ?? page;
  const found = (title: string): CheckStep => ({
    do: "expectVisible",
    target: { role: "link", name: title, within: { role: "region", name: "Results", exact: true } },
  });
  return [
    {
      title: "One search finds every kind of thing in the app and its pages, says what it found, and says so when it found nothing",
      steps: [
        { do: "open", path: "/" },
        { do: "click", target: { role: "link", name: "Search everything", exact: true } },
        { do: "fill", target: box, value: sought.toUpperCase() },
        found(sought),
        { do: "expectVisible", target: { role: "heading", name: capitalise(model?.entity.name.many ?? "Pages") } },
        { do: "reload" },
        found(sought),
        { do: "fill", target: box, value: page },
        found(page),
        { do: "fill", target: box, value: "zzqx nothing" },
        { do: "expectVisible", target: { text: "Nothing found" } },
        { do: "click", target: { role: "button", name: "Clear search", exact: true } },
        { do: "expectValue", target: box, equals: "" },
      ],
    },
  ];
}
