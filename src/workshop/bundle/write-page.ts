import { ENTRY_SCRIPT } from "../gate/files/check-page.ts";

/** What the page of a site loads, as paths in the site. */
export interface PageAssets {
  script: string;
  stylesheet: string | null;
  /** Modules that the script needs at once, which the browser then fetches in parallel. */
  preloads: readonly string[];
}

/** Rewrites the project's index.html: in place of its entry script, the built stylesheet, modules and script, in the head. */
export function writePage(html: string, { script, stylesheet, preloads }: PageAssets): string {
  const lines = [
    ...(stylesheet === null ? [] : [`<link rel="stylesheet" href="${stylesheet}">`]),
    ...preloads.map((path) => `<link rel="modulepreload" href="${path}">`),
    `<script type="module" src="${script}"></script>`,
  ];
  const [before = "", ...after] = html.replace(ENTRY_SCRIPT, "").split("</head>");
  return `${before}${lines.map((line) => `  ${line}\n  `).join("")}</head>${after.join("</head>")}`;
}
