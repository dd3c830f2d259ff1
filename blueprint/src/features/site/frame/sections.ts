// What the sections of a site share: the frame with a heading, a list of points with icons, and where links lead.
import { type Code, code, raw, Reference } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import type { PageModel, ProjectModel } from "../../../writer/model/project-model.ts";

/** `src/components/sections.tsx`. */
export function sectionModule(): ModuleSource {
  return {
    path: "src/components/sections.tsx",
    library: true,
    parts: [
      {
        name: "TitledSection",
        comment: "A part of a page with a heading of its own. Its id is the anchor that links lead to.",
        code: code`
          function TitledSection({ id, title, line, children }: { id: string; title: string; line?: string; children: @ReactNode }) {
            return (
              <section id={id} aria-labelledby={\`\${id}-title\`} className="flex min-w-0 scroll-mt-24 flex-col gap-6 pt-4">
                <div className="max-w-2xl">
                  <h2 id={\`\${id}-title\`} className="section-title w-fit text-on-page">
                    {title}
                  </h2>
                  {line !== undefined && <p className="mt-2 text-on-page-muted">{line}</p>}
                </div>
                {children}
              </section>
            );
          }`,
      },
      {
        name: "IconTile",
        code: code`
          function IconTile({ Icon }: { Icon: ${lucideIcon} }) {
            return (
              <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
                <Icon className="size-5" />
              </span>
            );
          }`,
      },
    ],
  };
}

/** The type of an icon. */
export const lucideIcon = new Reference("LucideIcon", "lucide-react", true);

/** An icon under the name that clashes with nothing. */
export function iconOf(name: string): Reference {
  return new Reference(`${name}Icon`, "lucide-react");
}

/** The words with the app's name put in for `{name}`. */
export function named(text: string, { blueprint }: Pick<ProjectModel, "blueprint">): string {
  return text.replaceAll("{name}", blueprint.title);
}

/** A list as it stands in the code: one entry a line. */
export function entries(items: readonly Code[]): Code {
  return code`
    [
      ${items}
    ]`;
}

/** A number or a word as it is. */
export function plain(value: number | string): Code {
  return raw(String(value));
}

/** The page on which a block of a feature stands; the first where several have it, null where none does. */
export function blockPage({ pages }: ProjectModel, feature: string, block: string): PageModel | null {
  const found = pages.find(({ page }) =>
    page.sections.some((section) => section.kind === "feature" && section.feature === feature && section.block === block),
  );
  return found ?? null;
}

/** The address of the page on which a block of a feature stands. */
export function blockPath(project: ProjectModel, feature: string, block: string): string | null {
  return blockPage(project, feature, block)?.path ?? null;
}
