// What a page shows of rows that only some people see: nothing of it to the others, and one entrance for all of them, which at home
// says what the app has.
import { passageIn } from "../../features/site/frame/intro-of.ts";
import { PassageFeature } from "../../features/site/media/passage/passage-schema.ts";
import { allLockedIn, lockedIn } from "../../model/people/locked-in.ts";
import { audienceOf, entityOf, type PageModel, type ProjectModel } from "../../model/project-model.ts";
import type { Section } from "../../schema/blueprint.ts";
import { array, data, element, type Expression, imported } from "../code/expression.ts";
import { formatted } from "../words/say.ts";
import { entityVariable } from "../files/entity-file.ts";
import type { Figure } from "../files/figures.ts";

/** A section as code, with the figures that it needs the rows of. */
export interface SectionCode {
  elements: Expression[];
  figures: readonly Figure[];
  /** Whether the text right before it is its heading. */
  isIntroduced?: boolean;
  /** What stands beside that heading. */
  aside?: Expression;
}

/** A section of a page, and who sees it. */
export interface GuardedCode extends SectionCode {
  /** The way in for those who do not see all of the page. */
  entrance?: Expression;
  /** The entity whose rows alone the section shows, where not everybody sees them: it and its heading are for those who do. */
  locked?: Expression;
  /** Whether it is a heading, without words of its own. */
  isHeading: boolean;
}

interface WrittenSection {
  section: Section;
  code: SectionCode;
}

/** The sections of a page with who sees them, and one entrance for everything that not everybody does. */
export function behindEntrance(project: ProjectModel, page: PageModel, written: readonly WrittenSection[]): GuardedCode[] {
  const locked = new Set(written.flatMap(({ section }) => allLockedIn(project, section)));
  const entities = array([...locked].map(entityVariable));
  const parts =
    page.path === "/"
      ? project.pages.filter((one) => one.path !== "/" && audienceOf(project, one) === null).map((one) => partOf(project, one))
      : [];
  const entrance = element(imported("@/components/account/locked-rows", "LockedRows"), {
    entities,
    parts: parts.length === 0 ? undefined : data(parts),
  });
  const first = written.findIndex(({ section }) => allLockedIn(project, section).length > 0);
  return written.map(({ section, code }, at) => {
    const model = lockedIn(project, section);
    const isHeading = passageIn(project, section)?.isHeading === true;
    return { ...code, isHeading, ...(at === first && { entrance }), ...(model !== null && { locked: entityVariable(model) }) };
  });
}

/** A page and what is there: its own words, else those of a text on it, else what its rows tell. */
function partOf(project: ProjectModel, { page, path }: PageModel): { title: string; text: string; to: string } {
  return { title: page.title, text: page.intro ?? writtenOn(project, page.sections) ?? toldBy(project, page.sections), to: path };
}

function writtenOn({ blueprint }: ProjectModel, sections: readonly Section[]): string | null {
  const placed = new Set(sections.flatMap((section) => (section.kind === "feature" ? [section.feature] : [])));
  const text = blueprint.features.find(({ id, kind }) => placed.has(id) && kind === "passage");
  const line = PassageFeature.safeParse(text).data?.line ?? null;
  return line === null ? null : (/^.*?[.!?。؟](?=\s|$)/s.exec(line)?.[0] ?? line);
}

/** The first fields of the rows that a page shows; nothing of a page without rows. */
function toldBy(project: ProjectModel, sections: readonly Section[]): string {
  const models = sections.flatMap((section) => {
    if (section.kind === "collection" || section.kind === "recent") return [entityOf(project, section.entity)];
    return lockedIn(project, section) ?? [];
  });
  const [first, ...others] = (models[0]?.fields ?? []).slice(0, LABELS_MAX).map(({ label }) => label);
  return [...(first === undefined ? [] : [first]), ...(others.length === 0 ? [] : [formatted.labels(others)])].join(", ");
}

const LABELS_MAX = 4;
