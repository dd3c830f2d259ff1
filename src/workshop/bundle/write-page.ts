import { ENTRY_SCRIPT } from "../gate/files/check-page.ts";

/** What a site's page loads, as paths in the site. */
export interface PageAssets {
  script: string;
  stylesheet: string | null;
  /** Modules that the script needs immediately, which the browser then fetches in parallel. */
  preloads: readonly string[];
}

/** Rewrites index.html: replaces its entry script with the built stylesheet, modules and script, in the head. */
export function writePage(html: string, { script, stylesheet, preloads }: PageAssets): string {
  const lines = [
    ...(stylesheet === null ? [] : [`<link rel="stylesheet" href="${stylesheet}">`]),
    ...preloads.map((path) => `<link rel="modulepreload" href="${path}">`),
    `<script type="module" src="${script}"></script>`,
  ];
  const [before = "", ...after] = html.replace(ENTRY_SCRIPT, "").split("</head>");
  return `${before}${lines.map((line) => `  ${line}\n  `).join("")}</head>${after.join("</head>")}`;
}
