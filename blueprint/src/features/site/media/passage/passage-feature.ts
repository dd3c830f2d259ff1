// A text of the person's own, such as a notice, or the room for one: only the person can write it.
import { pageOf } from "../../../definition/page-of.ts";
import { array, element } from "../../../../project/code/expression.ts";
import { defineFeature } from "../../../definition/define-feature.ts";
import { linkTarget, siteComponent } from "../../frame/kit-parts.ts";
import { linksIn } from "../../frame/text-links.ts";
import { PassageFeature } from "./passage-schema.ts";

export const passageFeature = defineFeature<typeof PassageFeature>({
  schema: PassageFeature,
  isSelfContained: true,
  describe: (feature) => ({ called: `${calledOf(feature)} “${nameOf(feature)}”`, can: null }),
  draft: () => null,
  means: ({ title, line }, words) =>
    title === null || words.includes(title.toLowerCase()) || (line !== null && words.includes(line.toLowerCase())),
  compose: ({ project, feature: { id, title, line, isHeading, links: told } }) => {
    const links = linksIn(project, told).map(({ label, to }) => linkTarget({ act: label, to: to.path }));
    const props = {
      id,
      title: title === null ? undefined : title,
      text: line ?? undefined,
      isHeading,
      links: links.length === 0 ? undefined : array(links),
    };
    return { blocks: { text: { element: element(siteComponent("passage", "Passage"), props) } } };
  },
  checks: ({ project, feature }) => {
    const { id, title, line, isHeading } = feature;
    const path = pageOf(project, { id }, "text");
    // Room for a text is no text: nothing is proven by it.
    if (path === null || (line === null && isHeading !== true)) return null;
    return {
      title: `The page shows ${isHeading === true ? "a part called" : "the text"} “${nameOf(feature)}”`,
      steps: [
        { do: "open", path },
        ...(title === null ? [] : [{ do: "expectVisible", target: { role: "heading", name: title, exact: true } } as const]),
        ...(line ?? "")
          .split("\n")
          .flatMap((one) => (one.trim() === "" ? [] : [{ do: "expectText", target: { role: "main" }, contains: shortened(one) } as const])),
      ],
    };
  },
});

const calledOf = ({ line, isHeading }: PassageFeature): string =>
  isHeading === true ? "the heading" : line === null ? "room for" : "the text";

const nameOf = ({ title, line }: PassageFeature): string => title ?? shortened(line ?? "");

const SHOWN_CHARACTERS = 40;

/** The beginning of a text, in whole words. */
function shortened(text: string): string {
  const [first = ""] = text.split("\n");
  return first.length <= SHOWN_CHARACTERS
    ? first
    : first.slice(0, first.lastIndexOf(" ", SHOWN_CHARACTERS) >>> 0 || SHOWN_CHARACTERS).trim();
}
