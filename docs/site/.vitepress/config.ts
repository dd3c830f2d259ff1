// The documentation that the service serves at /docs: the pages in docs/site, the reference from openapi/b.json, and
// documents of the repository. Built by launcher/building/build-docs.mjs. Nothing comes from another origin, and the
// inline scripts of its pages are listed by their hashes, so that the service can serve it under a strict policy.
import { defineConfig } from "vitepress";
import { finishBuild } from "./finish-build.ts";
import { type DocumentPage, documents } from "./pages/documents.ts";
import { sections } from "./pages/reference.ts";
import { readSdkReference } from "./pages/sdk-reference.ts";
import { searchSections } from "./pages/search-sections.ts";

const guides = [
  ["builds", "Builds and questions"],
  ["streaming", "Streaming progress"],
  ["idempotency", "Idempotent requests"],
  ["pagination", "Pagination and filters"],
  ["metadata", "Metadata"],
  ["versions", "Versions and edits"],
  ["errors", "Errors"],
  ["limits", "Rate limits and credits"],
  ["webhooks", "Webhooks"],
  ["github-action", "GitHub Action"],
  ["api-versions", "API versions and deprecation"],
] as const;

function documentsOf(group: DocumentPage["group"]): { text: string; link: string }[] {
  return documents.filter((one) => one.group === group).map(({ slug, title }) => ({ text: title, link: `/more/${slug}` }));
}

export default defineConfig({
  title: "Atelier",
  titleTemplate: ":title · Atelier docs",
  description: "Documentation of the Atelier API: from a prompt to a tested, deployed web application.",
  lang: "en",
  base: "/docs/",
  cleanUrls: true,
  metaChunk: true,
  // Switching is done by style sheets alone, since the policy rejects inline styles.
  appearance: { disableTransition: false },
  head: [
    ["link", { rel: "icon", href: "/icon.svg", type: "image/svg+xml" }],
    ["meta", { name: "color-scheme", content: "light dark" }],
  ],
  buildEnd: finishBuild,
  // Addresses of the service itself, which are filled in when a page is served.
  ignoreDeadLinks: [/^http:\/\/localhost:4000/],
  themeConfig: {
    outline: [2, 3],
    notFound: {
      title: "Page not found",
      quote: "There is no page at this address. Search for it, or begin at the overview.",
      linkText: "Overview",
    },
    search: { provider: "local", options: { miniSearch: { _splitIntoSections: searchSections } } },
    nav: [
      { text: "Quickstart", link: "/quickstart" },
      { text: "Guides", link: "/guides/builds", activeMatch: "/guides/" },
      { text: "API reference", link: "/reference/projects", activeMatch: "/reference/" },
      { text: "Changelog", link: "/changelog" },
      { text: "Console", link: "http://localhost:4000/", target: "_self", noIcon: true },
    ],
    sidebar: [
      {
        text: "Get started",
        items: [
          { text: "Overview", link: "/" },
          { text: "Quickstart", link: "/quickstart" },
          { text: "Authentication", link: "/authentication" },
        ],
      },
      { text: "Guides", items: guides.map(([page, text]) => ({ text, link: `/guides/${page}` })) },
      { text: "Recipes", items: [{ text: "Recipes", link: "/recipes" }] },
      { text: "Run a service", items: [{ text: "Running in production", link: "/guides/production" }, ...documentsOf("Run a service")] },
      { text: "API reference", items: sections.map(({ slug, title }) => ({ text: title, link: `/reference/${slug}` })) },
      {
        text: "SDK reference",
        items: readSdkReference().map(({ slug, title }) => ({ text: title, link: `/sdk/${slug}` })),
      },
      {
        text: "More",
        items: [...documentsOf("More"), { text: "Changelog", link: "/changelog" }],
      },
    ],
  },
});
