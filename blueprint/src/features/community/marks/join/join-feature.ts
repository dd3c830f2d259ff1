// Groups that one can join: from the list or the group's page, with its members, and what they share where the prompt
// speaks of resources. Whoever joins is named as elsewhere in the app.
import { namedSample, placeOf, rowsOf, samplePath } from "../../../../checks/place.ts";
import { capitalise } from "../../../../model/names.ts";
import { element, imported, invoke, literal, local, member } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { keptIn, keptMarks, markedRowsProps, rowProps } from "../marked-parts.ts";
import { JoinFeature } from "./join-schema.ts";

export const joinFeature = defineFeature<typeof JoinFeature>({
  schema: JoinFeature,
  words: {
    verbs: "join,leave,join or leave,create or join,join groups,become a member of",
    nouns: "membership,group membership,joining,group joining,joining group,member list,resource sharing",
    otherwise: "mark",
    parts: "joining groups,join groups,collaborate,collaborating,groups",
  },
  describe: (_, { many }) => ({ called: `membership in ${many}`, can: `join ${many}` }),
  draft: ({ id, phrase, words, prompt, entity }) => {
    if (entity === null) return null;
    const resources = /\b(?:resources?|materials?)\b/.test(`${words} ${prompt}`);
    const page = { id: `my-${entity.id}-list`.slice(0, 48), title: `My ${entity.many}`.slice(0, 60), icon: "Users" };
    return { feature: { kind: "join", id, phrase, entity: entity.id, resources }, places: [{ block: "list", on: "page", page }] };
  },
  compose: (context) => composed(context),
  checks: (context) => checksOf(context),
});

function composed({ feature, model }: FeatureContext<JoinFeature>): FeatureParts {
  const stored = (creator: string, name: string) => invoke(imported("@/lib/groups", creator), literal(name));
  const memberships = keptMarks(feature.id, `${model.one}Memberships`);
  const members = keptIn(`${feature.id}-members`, `${model.one}Members`, stored("createMembers", `${feature.id}-members`));
  const resources = keptIn(`${feature.id}-resources`, `${model.one}Resources`, stored("createResources", `${feature.id}-resources`));
  const about = member(local("row"), "id");
  const button = (at: "row" | "heading") =>
    element(imported("@/components/groups/join-button", "JoinButton"), {
      memberships: memberships.variable,
      ...rowProps(model),
      at: literal(at),
    });
  const memberList = element(imported("@/components/groups/members", "Members"), {
    members: members.variable,
    memberships: memberships.variable,
    about,
  });
  const resourceList = element(imported("@/components/groups/resources", "Resources"), { resources: resources.variable, about });
  const list = element(imported("@/components/groups/joined-rows", "JoinedRows"), {
    marks: memberships.variable,
    ...markedRowsProps(model),
  });
  return {
    modules: [memberships.module, members.module, ...(feature.resources ? [resources.module] : [])],
    row: [button("row")],
    heading: [button("heading")],
    detail: feature.resources ? [memberList, resourceList] : [memberList],
    blocks: { list: { element: list } },
  };
}

function checksOf({ project, feature, model }: FeatureContext<JoinFeature>): FeatureCheck[] {
  const place = placeOf(project, model);
  const sample = namedSample({ project, model });
  if (!sample) return [];
  const page = project.pages.find(({ page: { sections } }) =>
    sections.some((section) => section.kind === "feature" && section.feature === feature.id),
  );
  const { many, one } = model.entity.name;
  const list = { role: "list", name: `${capitalise(many)} that you joined`, exact: true } as const;
  const members = { role: "list", name: "Members", exact: true } as const;
  const open = { do: "open", path: page?.path ?? "/" } as const;
  const joinFromList: FeatureCheck["steps"] =
    place === null
      ? [
          { do: "open", path: samplePath(model, sample.index) },
          { do: "click", target: { role: "button", name: "Join", exact: true } },
        ]
      : [
          { do: "open", path: place.home },
          {
            do: "click",
            target: { role: "button", name: `Join ${sample.title}`, exact: true, within: rowsOf(place, { text: sample.title }) },
          },
        ];
  const joining: FeatureCheck = {
    title: `${capitalise(many)} can be joined and left, and list their members; one's own stand on a page`,
    steps: [
      ...joinFromList,
      open,
      { do: "expectVisible", target: { role: "listitem", within: list, text: sample.title } },
      { do: "open", path: samplePath(model, sample.index) },
      { do: "expectVisible", target: { role: "listitem", within: members, text: "You" } },
      { do: "click", target: { role: "button", name: "Add member", exact: true } },
      { do: "expectVisible", target: { text: "Write the member’s name." } },
      { do: "fill", target: { label: "New member" }, value: "Kim Holm" },
      { do: "click", target: { role: "button", name: "Add member", exact: true } },
      { do: "expectVisible", target: { role: "listitem", within: members, text: "Kim Holm" } },
      { do: "reload" },
      { do: "expectCount", target: { role: "listitem", within: members }, atLeast: 2, atMost: 2 },
      { do: "click", target: { role: "button", name: "Leave", exact: true } },
      { do: "expectCount", target: { role: "listitem", within: members }, atLeast: 1, atMost: 1 },
      open,
      { do: "expectHidden", target: { role: "listitem", within: list, text: sample.title } },
    ],
  };
  return feature.resources ? [joining, resourceCheck({ path: samplePath(model, sample.index), one })] : [joining];
}

function resourceCheck({ path, one }: { path: string; one: string }): FeatureCheck {
  const list = { role: "list", name: "Shared resources", exact: true } as const;
  const item = { role: "listitem", within: list, text: "Plan for the first week" } as const;
  return {
    title: `Resources can be shared in a ${one}, are refused without content, and can be downloaded by its members`,
    steps: [
      { do: "open", path },
      { do: "click", target: { role: "button", name: "Share resource", exact: true } },
      { do: "expectVisible", target: { text: "Give the resource a title." } },
      { do: "fill", target: { label: "Title of the resource" }, value: "Plan for the first week" },
      { do: "fill", target: { label: "Content" }, value: "Read the first chapter together." },
      { do: "click", target: { role: "button", name: "Share resource", exact: true } },
      { do: "expectVisible", target: item },
      { do: "reload" },
      {
        ...{ do: "expectDownload", target: { role: "button", name: "Download Plan for the first week", exact: true } },
        ...{ nameEndsWith: ".txt", contains: "Read the first chapter together." },
      },
    ],
  };
}
