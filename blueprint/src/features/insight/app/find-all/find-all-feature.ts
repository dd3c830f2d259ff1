// A search over everything in the app: all rows and all pages, from every page, with what was found grouped by kind.
import { namedSample } from "../../../../checks/place.ts";
import { capitalise } from "../../../../model/names.ts";
import { array, element, imported, literal, object } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import { FindAllFeature } from "./find-all-schema.ts";

export const findAllFeature = defineFeature<typeof FindAllFeature>({
  schema: FindAllFeature,
  words: {
    verbs:
      "search everything,search the website,search the site,search the app,search the platform,search across all sections,search all content,perform searches,use the search function,find relevant information,search for relevant information,search for information,search for related content,search for specific content",
    nouns:
      "search function,search functionality,search feature,search bar,search box,site search,site-wide search,sitewide search,global search,universal search,search across all sections,search engine,search page,search tool,natural search",
    otherwise: "browse",
  },
  describe: () => ({ called: "a search over everything", can: "search everything at once" }),
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
  checks: (context) => checksOf(context),
});

function checksOf({ project }: FeatureContext<FindAllFeature>): FeatureCheck[] {
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
