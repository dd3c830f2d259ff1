// A text of the person's own, such as a notice. Only a message to a finished app brings one, with its words.
import { pageOf } from "../../../definition/page-of.ts";
import { element } from "../../../../project/code/expression.ts";
import { defineFeature } from "../../../definition/define-feature.ts";
import { siteComponent } from "../../frame/kit-parts.ts";
import { PassageFeature } from "./passage-schema.ts";

export const passageFeature = defineFeature<typeof PassageFeature>({
  schema: PassageFeature,
  isSelfContained: true,
  describe: ({ title, line }) => ({ called: `the text “${title ?? shortened(line)}”`, can: null }),
  draft: () => null,
  means: ({ title, line }, words) => title === null || words.includes(title.toLowerCase()) || words.includes(line.toLowerCase()),
  compose: ({ feature: { id, title, line } }) => {
    const props = { id, title: title === null ? undefined : title, text: line };
    return { blocks: { text: { element: element(siteComponent("passage", "Passage"), props) } } };
  },
  checks: ({ project, feature: { id, title, line } }) => {
    const path = pageOf(project, { id }, "text");
    if (path === null) return null;
    return {
      title: `The page shows the text “${title ?? shortened(line)}”`,
      steps: [
        { do: "open", path },
        ...(title === null ? [] : [{ do: "expectVisible", target: { role: "heading", name: title, exact: true } } as const]),
        { do: "expectVisible", target: { text: shortened(line) } },
      ],
    };
  },
});

const SHOWN_CHARACTERS = 40;

/** The beginning of a text, in whole words. */
function shortened(text: string): string {
  const [first = ""] = text.split("\n");
  return first.length <= SHOWN_CHARACTERS
    ? first
    : first.slice(0, first.lastIndexOf(" ", SHOWN_CHARACTERS) >>> 0 || SHOWN_CHARACTERS).trim();
}
