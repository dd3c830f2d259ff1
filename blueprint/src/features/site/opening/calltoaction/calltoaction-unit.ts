// A band that asks visitors to do what the site is for. It leads to the form, the plans or the contact page.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { jsxText } from "../../../../writer/code/text.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import { element, literal } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { Unit } from "../../../unit/unit.ts";
import { pick, subjectOf } from "../../copy/subject.ts";
import { wayWords } from "../../copy/ways/ways.ts";
import { linkTarget, siteComponent } from "../../frame/kit-parts.ts";
import { linkCode, linkTo, type SiteLink } from "../../frame/site-links.ts";

type CallToAction = FeatureOf<"calltoaction">;

const PATH = "src/features/site/CallToActionSection.tsx";
const section = new Reference("CallToActionSection", PATH);

export const calltoactionUnit: Unit<CallToAction> = {
  draft: (ask) => {
    const { domain, seed } = subjectOf(ask);
    const [first] = wayWords[domain.way].steps;
    return {
      feature: {
        ...{ kind: "calltoaction", id: ask.id, phrase: ask.phrase },
        title: pick(["Ready when you are", "The first step is a small one", "Shall we begin?"], seed),
        line: first ? first.text : domain.line,
      },
      places: [{ block: "band", on: "home", at: "bottom" }],
    };
  },
  write: ({ project, feature }) => ({ modules: [bandModule(project, feature)], blocks: { band: { component: section } } }),
  compose: ({ project, feature }) => ({
    blocks: {
      band: {
        element: element(siteComponent("opening/call-to-action", "CallToAction"), {
          title: literal(feature.title),
          description: literal(feature.line),
          action: linkTarget(goal(project)),
        }),
      },
    },
  }),
  checks: ({ project, feature }) => {
    const { act, to } = goal(project);
    return [
      {
        title: "The band at the foot of the home page leads to the next step",
        steps: [
          { do: "open", path: "/" },
          { do: "click", target: { role: "link", name: act, exact: true, within: { role: "region", name: feature.title } } },
          to === "#content"
            ? { do: "expectVisible", target: { role: "link", name: act, exact: true, nth: 0 } }
            : to.startsWith("#")
              ? { do: "expectVisible", target: { role: "region", nth: 0 } }
              : { do: "expectHidden", target: { role: "region", name: feature.title } },
        ],
      },
    ];
  },
};

/** Where the band leads; to the top of the page where there is nothing else. */
function goal(project: ProjectModel): Pick<SiteLink, "act" | "to"> {
  return linkTo(project, ["form", "pricing", "contact", "collection", "services", "chatbot"]) ?? { act: "Back to the top", to: "#content" };
}

function bandModule(project: ProjectModel, { title, line }: CallToAction): ModuleSource {
  return {
    path: PATH,
    library: true,
    parts: [{ name: "CallToActionSection", code: band({ title, line, link: linkCode(goal(project), "button bg-on-accent text-accent") }) }],
  };
}

function band({ title, line, link }: { title: string; line: string; link: Code }): Code {
  return code`
    function CallToActionSection() {
      return (
        <section aria-labelledby="calltoaction-title" className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-accent p-6 text-on-accent sm:p-10">
          <div className="min-w-0 max-w-xl">
            <h2 id="calltoaction-title" className="section-title">${jsxText(title)}</h2>
            <p className="mt-2">${jsxText(line)}</p>
          </div>
          ${link}
        </section>
      );
    }`;
}
