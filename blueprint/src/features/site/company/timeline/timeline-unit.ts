// What happened, in its order, on a line. A search narrows it where the prompt speaks of one.
import { type Code, code, Reference, when } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { attribute } from "../../../../writer/code/text.ts";
import { element, literal, member } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureParts } from "../../../unit/feature-parts.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { content, data, siteComponent } from "../../frame/kit-parts.ts";
import { blockPath, sectionModule } from "../../frame/sections.ts";
import { draftTimeline } from "./timeline-draft.ts";

type Timeline = FeatureOf<"timeline">;

const PATH = "src/features/site/TimelineSection.tsx";
const section = new Reference("TimelineSection", PATH);
const honours = new Reference("HonoursSection", PATH);

export const timelineUnit: Unit<Timeline> = {
  draft: draftTimeline,
  write: ({ feature }) => ({
    modules: [sectionModule(), timelineModule(feature)],
    blocks: { moments: { component: section }, honours: { component: honours } },
  }),
  compose: (call) => composeTimeline(call),
  checks: (call) => checksOf(call),
};

function composeTimeline({ feature }: UnitCall<Timeline>): FeatureParts {
  const { id, title, line, moments, honours: given, searching } = feature;
  const told = content(id, "timeline", data({ moments, honors: given.length === 0 ? undefined : given }));
  const sectionOf = (anchor: string, heading: string, list: string) => ({
    element: element(siteComponent("timeline", "Timeline"), {
      ...{ id: literal(anchor), title: literal(heading), description: literal(line), moments: member(told.value, list) },
      hasSearch: searching ? literal(true) : undefined,
    }),
  });
  return {
    modules: [told.module],
    blocks: {
      moments: sectionOf(id, title, "moments"),
      ...(given.length === 0 ? {} : { honours: sectionOf(`${id}-honors`, "In the order of the years", "honors") }),
    },
  };
}

function timelineModule({ title, line, moments, honours: given, searching }: Timeline): ModuleSource {
  return {
    path: PATH,
    library: true,
    parts: [
      { name: "TimelineSection", code: sectionCode("TimelineSection", { id: "timeline", title, line, list: "MOMENTS", searching }) },
      {
        name: "HonoursSection",
        code: sectionCode("HonoursSection", { id: "honours", title: "In the order of the years", line, list: "HONOURS", searching }),
      },
      {
        name: "TimelineMoment",
        isType: true,
        code: code`
          interface TimelineMoment {
            when: string;
            title: string;
            text: string;
          }`,
      },
      { name: "MOMENTS", code: code`const MOMENTS: readonly @TimelineMoment[] = ${{ literal: moments }};` },
      { name: "HONOURS", code: code`const HONOURS: readonly @TimelineMoment[] = ${{ literal: given }};` },
      { name: "MomentList", code: momentList(searching) },
    ],
  };
}

function sectionCode(
  name: string,
  { id, title, line, list }: { id: string; title: string; line: string; list: "MOMENTS" | "HONOURS"; searching: boolean },
): Code {
  const rows = list === "MOMENTS" ? code`@MOMENTS` : code`@HONOURS`;
  const component = new Reference(name, PATH);
  return code`
    function ${component}() {
      return (
        <@TitledSection id=${id} ${attribute("title", title)} ${attribute("line", line)}>
          <@MomentList ${attribute("label", title)} moments={${rows}} />
        </@TitledSection>
      );
    }`;
}

function momentList(searching: boolean): Code {
  const shown = searching ? code`shown` : code`moments`;
  return code`
    function MomentList({ label, moments }: { label: string; moments: readonly @TimelineMoment[] }) {
      ${when(
        searching,
        code`
        const [search, setSearch] = @useState("");
        const shown = moments.filter(({ when, title, text }) => \`\${when} \${title} \${text}\`.toLowerCase().includes(search.trim().toLowerCase()));

        `,
      )}
      return (
        <>
          ${when(
            searching,
            code`
            <div className="flex">
              <@SearchBox label="Search these entries" value={search} onChange={setSearch} />
            </div>`,
          )}
          ${when(searching, code`{shown.length === 0 && <p role="status" className="text-on-page-muted">Nothing here matches “{search}”.</p>}`)}
          <ol role="list" aria-label={label} className="flex flex-col gap-4 border-l-2 border-accent pl-6 empty:hidden">
            {${shown}.map(({ when, title, text }) => (
              <li key={when + title} className="card relative p-5">
                <span aria-hidden="true" className="absolute top-6 -left-[2.15rem] size-4 rounded-full border-4 border-page bg-accent" />
                <p className="text-sm font-semibold text-accent-ink">{when}</p>
                <h3 className="card-title mt-1">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </>
      );
    }`;
}

function checksOf({ project, feature }: UnitCall<Timeline>): FeatureCheck[] {
  const listOf = (block: string, moments: Timeline["moments"], title: string): FeatureCheck["steps"] => {
    const path = blockPath(project, feature.id, block);
    const [first] = moments;
    const last = moments.at(-1);
    if (path === null || !first || !last) return [];
    const list = { role: "list", name: title, exact: true } as const;
    const items = { role: "listitem", within: list } as const;
    return [
      { do: "open", path },
      { do: "expectCount", target: items, atLeast: moments.length, atMost: moments.length },
      { do: "expectText", target: { ...items, nth: 0 }, contains: first.title },
      { do: "expectText", target: { ...items, nth: -1 }, contains: last.title },
      ...(feature.searching
        ? [
            { do: "fill", target: { label: "Search these entries" }, value: last.text } as const,
            { do: "expectCount", target: items, atLeast: 1, atMost: 1 } as const,
            { do: "fill", target: { label: "Search these entries" }, value: "qwertz uiop" } as const,
            { do: "expectVisible", target: { role: "status", text: "Nothing here matches" } } as const,
          ]
        : []),
    ];
  };
  const steps = [...listOf("moments", feature.moments, feature.title), ...listOf("honours", feature.honours, "In the order of the years")];
  return steps.length === 0
    ? []
    : [{ title: `What happened stands in its order${feature.searching ? ", and a search finds an entry" : ""}`, steps }];
}
