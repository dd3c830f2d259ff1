// The heading of a generated page, which also names the browser's tab.
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Theme } from "../../schema/theme.ts";
import { type Code, code, raw } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";
import { languageOf } from "../scaffold/languages.ts";

const emptyState = code`
  function EmptyState({ title, children }: { title: string; children: @ReactNode }) {
    return (
      <div className="empty-state">
        <@Illustration />
        <p className="font-display text-xl font-semibold">{title}</p>
        <div className="flex max-w-prose flex-col items-center gap-4">{children}</div>
      </div>
    );
  }`;

function illustration(theme: Theme): Code {
  return code`
    function Illustration() {
      return (
        <svg aria-hidden="true" viewBox="0 0 120 80" className="illustration">
          ${raw(languageOf(theme).illustration)}
        </svg>
      );
    }`;
}

/** `src/components/page.tsx`. */
export function pageHeadingModule({ title, theme }: Pick<Blueprint, "title" | "theme">): ModuleSource {
  return {
    path: "src/components/page.tsx",
    library: true,
    parts: [
      {
        name: "PageHeading",
        comment: "A page's heading and its main actions. It also names the browser's tab.",
        code: code`
          function PageHeading({ title, intro, children }: { title: string; intro?: string; children?: @ReactNode }) {
            @usePageTitle(title);

            return (
              <div className="page-heading">
                <div className="min-w-0 max-w-2xl">
                  <h1 className="page-title">{title}</h1>
                  {intro !== undefined && <p className="page-intro">{intro}</p>}
                </div>
                {children !== undefined && <div className="flex flex-wrap gap-3">{children}</div>}
              </div>
            );
          }`,
      },
      {
        name: "usePageTitle",
        comment: "Names the browser's tab.",
        code: code`
          function usePageTitle(title: string) {
            @useEffect(() => {
              document.title = title === ${title} ? title : \`\${title} · \${${title}}\`;
            }, [title]);
          }`,
      },
      { name: "EmptyState", comment: "What to do where there is nothing yet.", code: emptyState },
      { name: "Illustration", code: illustration(theme) },
      {
        name: "BackLink",
        code: code`
          function BackLink({ to, children }: { to: string; children: string }) {
            return (
              <@Link to={to} className="back-link">
                <@ArrowLeftIcon className="size-4" />
                {children}
              </@Link>
            );
          }`,
      },
    ],
  };
}
