import { documents, readDocument } from "../.vitepress/pages/documents.ts";

export default {
  watch: ["../../*.md", "../../../sdk/README.md"],
  paths: () => documents.map((document) => ({ params: { page: document.slug }, content: readDocument(document) })),
};
