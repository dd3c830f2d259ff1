// A band that asks visitors to do what the site is for. It leads to the form, the plans or the contact page.
import type { ProjectModel } from "../../../../model/project-model.ts";
import { element, literal } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { Unit } from "../../../unit/unit.ts";
import { pick, subjectOf } from "../../copy/subject.ts";
import { wayWords } from "../../copy/ways/ways.ts";
import { linkTarget, siteComponent } from "../../frame/kit-parts.ts";
import { linkTo, type SiteLink } from "../../frame/site-links.ts";

type CallToAction = FeatureOf<"calltoaction">;

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
  return linkTo(project, ["form", "pricing", "contact", "collection", "services"]) ?? { act: "Back to the top", to: "#content" };
}
