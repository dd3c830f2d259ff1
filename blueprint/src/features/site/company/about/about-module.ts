// How the page on those behind the site is written, and the lines of it on the home page.
import { code, raw, Reference, when } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { attribute, jsxText } from "../../../../writer/code/text.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import { blockPage, named, plain } from "../../frame/sections.ts";
import { sceneOf } from "../../frame/scenes.ts";

type About = FeatureOf<"about">;

const PATH = "src/features/site/AboutSection.tsx";

/** `AboutSection`, the whole page. */
export const aboutSection = new Reference("AboutSection", PATH);
/** `AboutTeaser`, its lines on the home page. */
export const aboutTeaser = new Reference("AboutTeaser", PATH);

/** The module of both. */
export function aboutModule(project: ProjectModel, feature: About): ModuleSource {
  return {
    path: PATH,
    library: true,
    parts: [
      { name: "AboutSection", code: story(project, feature) },
      { name: "AboutTeaser", code: teaser(project, feature) },
    ],
  };
}

function story(project: ProjectModel, { title, beginning, facts, mission, values, note, motif, seed }: About) {
  return code`
    function AboutSection() {
      return (
        <@TitledSection id="about" ${attribute("title", title)}>
          <div className="card grid overflow-hidden lg:grid-cols-[1fr_20rem]">
            <div className="flex min-w-0 flex-col gap-4 p-6 sm:p-10">
              <h3 className="card-title">${jsxText(beginning.title)}</h3>
              ${beginning.paragraphs.map((paragraph) => code`<p className="max-w-prose">${jsxText(named(paragraph, project))}</p>`)}
              ${when(
                facts.length > 0,
                () => code`
                <dl className="fact-list sm:grid sm:grid-cols-2">
                  ${facts.map(
                    ({ label, value }) => code`
                    <div>
                      <dt>${jsxText(label)}</dt>
                      <dd>${jsxText(value)}</dd>
                    </div>`,
                  )}
                </dl>`,
              )}
              ${when(note !== null, () => code`<p className="text-sm text-muted">${jsxText(note ?? "")}</p>`)}
            </div>
            <div className="h-48 lg:h-auto">
              <${sceneOf(motif)} seed={${plain(seed)}} />
            </div>
          </div>
          <div className="rounded-card bg-accent p-6 text-on-accent sm:p-10">
            <h3 className="font-display text-xl font-bold">${jsxText(mission.title)}</h3>
            <p className="mt-2 max-w-3xl text-xl/relaxed text-pretty">${jsxText(mission.text)}</p>
          </div>
          <h3 className="section-title pt-2 text-on-page">${jsxText(values.title)}</h3>
          <ul role="list" className="grid gap-4 sm:grid-cols-2">
            ${values.passages.map(
              (value) => code`
              <li className="card p-6">
                <h4 className="font-semibold">${jsxText(value.title)}</h4>
                <p className="mt-1 text-muted">${jsxText(value.text)}</p>
              </li>`,
            )}
          </ul>
        </@TitledSection>
      );
    }`;
}

function teaser(project: ProjectModel, { id, title, beginning, mission }: About) {
  const page = blockPage(project, id, "story");
  const [first = mission.text] = beginning.paragraphs;
  return code`
    function AboutTeaser() {
      return (
        <@TitledSection id="about" ${attribute("title", title)}>
          <div className="card flex flex-col items-start gap-4 p-6 sm:p-10">
            <p className="max-w-3xl text-xl/relaxed text-pretty">${jsxText(mission.text)}</p>
            <p className="max-w-prose text-muted">${jsxText(named(first, project))}</p>
            ${when(
              page !== null,
              () => code`
              <@Link to="${raw(page?.path ?? "/")}" className="button button-quiet">
                ${jsxText(`More: ${page?.page.title ?? ""}`)}
              </@Link>`,
            )}
          </div>
        </@TitledSection>
      );
    }`;
}
