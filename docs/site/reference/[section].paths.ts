import { printSection } from "../.vitepress/pages/print-section.ts";
import { sections } from "../.vitepress/pages/reference.ts";

export default {
  watch: ["../../../openapi/b.json"],
  paths: () => sections.map((section) => ({ params: { section: section.slug }, content: printSection(section) })),
};
