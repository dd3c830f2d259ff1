// The heading of a generated page, which also names the browser's tab.
import { code } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";

const emptyState = code`
  function EmptyState({ title, children }: { title: string; children: @ReactNode }) {
    return (
      <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-control px-6 py-12 text-center">
        <p className="font-display text-xl font-semibold text-on-page">{title}</p>
        <div className="flex max-w-prose flex-col items-center gap-4 text-on-page-muted">{children}</div>
      </div>
    );
  }`;

/** `src/components/page.tsx`. */
export function pageHeadingModule(title: string): ModuleSource {
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
              <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
                <div className="min-w-0 max-w-2xl">
                  <h1 className="page-title">{title}</h1>
                  {intro !== undefined && <p className="mt-1.5 text-on-page-muted">{intro}</p>}
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
