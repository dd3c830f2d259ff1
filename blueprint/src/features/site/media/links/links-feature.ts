// A list of links: added, changed, deleted, and shared as one page whose address is copied.
import { element, imported, invoke, literal } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { subjectOf } from "../../copy/subject.ts";
import { content, data, siteComponent } from "../../frame/kit-parts.ts";
import { blockPath } from "../../frame/sections.ts";
import { LinksFeature } from "./links-schema.ts";

export const linksFeature = defineFeature<typeof LinksFeature>({
  schema: LinksFeature,
  isProduct: true,
  isSelfContained: true,
  words: { verbs: "share their link tree", nouns: "link tree,link list,link collection,list of links,useful link,link page" },
  describe: () => ({ called: "a list of links", can: "keep a list of links" }),
  draft: (request) => {
    const isTree = /\blink ?tree\b/.test(`${request.words} ${request.prompt}`);
    const { isOnePage } = subjectOf(request);
    return {
      feature: {
        ...{ kind: "links", id: request.id, phrase: request.phrase },
        title: isTree ? "My link tree" : "Links worth keeping",
        line: "Everything in one place, and one address to share.",
      },
      places:
        isTree || isOnePage
          ? [{ block: "list", on: "home", at: "bottom" }]
          : [{ block: "list", on: "page", page: { id: "links", title: "Links", icon: "Link" } }],
    };
  },
  compose: (context) => composeLinks(context),
  checks: (context) => checksOf(context),
});

/** What a list of links begins with. */
const SAMPLES = [
  { title: "My website", address: "https://example.com/" },
  { title: "Latest work", address: "https://example.com/work" },
  { title: "Newsletter", address: "https://example.com/newsletter" },
];

function composeLinks({ feature: { id, title, line } }: FeatureContext<LinksFeature>): FeatureParts {
  const links = content(id, "links", invoke(imported("@/lib/site/saved-links", "createLinks"), data({ name: id, samples: SAMPLES })));
  const props = { id: literal(id), title: literal(title), description: literal(line), links: links.value };
  return { modules: [links.module], blocks: { list: { element: element(siteComponent("links/link-list", "LinkList"), props) } } };
}

function checksOf({ project, feature }: FeatureContext<LinksFeature>): FeatureCheck[] {
  const path = blockPath(project, feature.id, "list");
  if (path === null) return [];
  const region = { role: "region", name: feature.title, exact: true } as const;
  const press = (name: string) => ({ do: "click", target: { role: "button", name, exact: true, within: region } }) as const;
  const fill = (label: string, value: string) => ({ do: "fill", target: { label, exact: true, within: region }, value }) as const;
  const link = (name: string) => ({ role: "link", name, exact: true, within: region }) as const;
  return [
    {
      title: "Links can be added, changed and deleted, one without an address is refused, and the list's own address is given to share",
      steps: [
        { do: "open", path },
        press("Add link"),
        { do: "expectVisible", target: { text: "Give the link a title." } },
        fill("Title", "My notebook"),
        press("Add link"),
        { do: "expectVisible", target: { text: "Write a web address" } },
        fill("Address", "https://example.com/notebook"),
        press("Add link"),
        { do: "expectVisible", target: link("My notebook") },
        press("Change: My notebook"),
        fill("Title", "My garden notebook"),
        press("Save link"),
        { do: "expectVisible", target: link("My garden notebook") },
        { do: "reload" },
        { do: "expectVisible", target: link("My garden notebook") },
        press("Delete: My garden notebook"),
        { do: "expectHidden", target: link("My garden notebook") },
        press("Share this page"),
        { do: "expectVisible", target: { role: "status", text: "http" } },
      ],
    },
  ];
}
