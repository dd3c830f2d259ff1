// Texts that introduce what follows them: the text is the heading of a list, of figures and of parts that say so, and stands above
// them on the ground of the page instead of on a card of its own.
import { passageIn } from "../../features/site/frame/intro-of.ts";
import type { PassageFeature } from "../../features/site/media/passage/passage-schema.ts";
import type { ProjectModel } from "../../model/project-model.ts";
import type { Page, Section } from "../../schema/blueprint.ts";
import type { Element, Expression } from "../code/expression.ts";
import type { Parts } from "../parts.ts";

/** A project and what its features add. */
interface Composed {
  project: ProjectModel;
  parts: Parts;
}

/** The text that introduces a section of a page: the one before it, where the section has no heading of its own; else null. */
export function introTo({ project, parts }: Composed, page: Page, section: Section): PassageFeature | null {
  const before = page.sections[page.sections.indexOf(section) - 1];
  const passage = passageIn(project, before);
  if (passage?.isHeading === true) return passage;
  const isNamed = NAMED.has(section.kind) && "title" in section && section.title === passage?.title;
  return isNamed || takesIntro(parts, section, page) ? passage : null;
}

/** The kinds of sections whose heading the text above them may say. */
const NAMED: ReadonlySet<Section["kind"]> = new Set(["own", "entry", "recent"]);

function takesIntro({ blocks }: Parts, section: Section, page: Page): boolean {
  if (section.kind === "collection") return section.title === undefined;
  if (section.kind === "own" || section.kind === "entry") return section.title === page.title;
  if (section.kind === "figures") return true;
  return section.kind === "feature" && blocks.get(`${section.feature}/${section.block}`)?.introduced !== undefined;
}

/** A text with what it introduces, and what stands beside its heading. */
export function withIntro(text: Element, introduced: readonly Expression[], aside: Expression | undefined): Element {
  return { ...text, props: aside === undefined ? text.props : [...text.props, ["aside", aside]], children: introduced };
}
