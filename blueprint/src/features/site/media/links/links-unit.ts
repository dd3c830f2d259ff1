// A list of links: added, changed, deleted, and shared as one page whose address is copied.
import { element, imported, invoke, literal } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureParts } from "../../../unit/feature-parts.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { subjectOf } from "../../copy/subject.ts";
import { content, data, siteComponent } from "../../frame/kit-parts.ts";
import { blockPath } from "../../frame/sections.ts";

type Links = FeatureOf<"links">;

export const linksUnit: Unit<Links> = {
  draft: (ask) => {
    const isTree = /\blink ?tree\b/.test(`${ask.words} ${ask.prompt}`);
    const { isOnePage } = subjectOf(ask);
    return {
      feature: {
        ...{ kind: "links", id: ask.id, phrase: ask.phrase },
        title: isTree ? "My link tree" : "Links worth keeping",
        line: "Everything in one place, and one address to share.",
      },
      places:
        isTree || isOnePage
          ? [{ block: "list", on: "home", at: "bottom" }]
          : [{ block: "list", on: "page", page: { id: "links", title: "Links", icon: "Link" } }],
    };
  },
  compose: (call) => composeLinks(call),
  checks: (call) => checksOf(call),
};

/** What a list of links begins with. */
const SAMPLES = [
  { title: "My website", address: "https://example.com/" },
  { title: "Latest work", address: "https://example.com/work" },
  { title: "Newsletter", address: "https://example.com/newsletter" },
];

function composeLinks({ feature: { id, title, line } }: UnitCall<Links>): FeatureParts {
  const links = content(id, "links", invoke(imported("@/lib/site/saved-links", "createLinks"), data({ name: id, samples: SAMPLES })));
  const props = { id: literal(id), title: literal(title), description: literal(line), links: links.value };
  return { modules: [links.module], blocks: { list: { element: element(siteComponent("links/link-list", "LinkList"), props) } } };
}

function checksOf({ project, feature }: UnitCall<Links>): FeatureCheck[] {
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
