// Texts that introduce what follows them: the text is the heading of a list, of figures and of parts that say so, and stands above
// them on the ground of the page instead of on a card of its own.
import { passageIn } from "../../features/site/frame/intro-of.ts";
import type { PassageFeature } from "../../features/site/media/passage/passage-schema.ts";
import type { ProjectModel } from "../../model/project-model.ts";
import type { Page, Section } from "../../schema/blueprint.ts";
import type { Element, Expression } from "../code/expression.ts";
import type { Parts } from "../parts.ts";
import type { GuardedCode } from "./behind-entrance.ts";
import { unlocked } from "./unlocked.ts";

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

/** The sections below each other: those with a text that introduces them within it, and a heading only where its part is seen. */
export function shownSections(sections: readonly GuardedCode[]): Expression[] {
  return sections.flatMap(({ elements, isIntroduced, aside, entrance, locked }, index) => {
    const before = isIntroduced ? sections[index - 1] : undefined;
    const [text] = before?.elements ?? [];
    const way = entrance === undefined ? [] : [entrance];
    const guarded = (shown: readonly Expression[]): readonly Expression[] => (locked === undefined ? shown : [unlocked(locked, shown)]);
    if (before === undefined || text?.kind !== "element") return sections[index + 1]?.isIntroduced ? [] : [...way, ...guarded(elements)];
    // Words of its own stand above the entrance for everybody, as what they tell of is behind it.
    const isToldFirst = entrance !== undefined && !before.isHeading;
    return isToldFirst
      ? [withIntro(text, [entrance, ...guarded(elements)], aside)]
      : [...way, ...guarded([withIntro(text, elements, aside)])];
  });
}

/** A text with what it introduces, and what stands beside its heading. */
function withIntro(text: Element, introduced: readonly Expression[], aside: Expression | undefined): Element {
  return { ...text, props: aside === undefined ? text.props : [...text.props, ["aside", aside]], children: introduced };
}
