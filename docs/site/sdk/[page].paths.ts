import { readSdkReference } from "../.vitepress/pages/sdk-reference.ts";

export default {
  watch: ["../../../sdk/reference/README.md"],
  paths: () => readSdkReference().map(({ slug, text }) => ({ params: { page: slug }, content: text })),
};
