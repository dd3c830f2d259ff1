import { PassageFeature } from "../../../features/site/media/passage/passage-schema.ts";
import type { Blueprint, Section } from "../../../schema/blueprint.ts";
import type { Edited, EditOf } from "../edit.ts";
import { freeName } from "../ground/find.ts";

/** Adds a text of the person's own to a page: at its end, or at its top, where an opening stays the first. */
export function addText(blueprint: Blueprint, { page: id, title, text, at }: EditOf<"add-text">): Edited {
  const page = blueprint.pages.find((other) => other.id === id);
  if (page === undefined) return { refused: "There is no such page." };
  const feature = PassageFeature.safeParse({
    kind: "passage",
    id: freeName(
      "passage",
      blueprint.features.map((other) => other.id),
    ),
    phrase: text.slice(0, 200),
    title,
    line: text,
  });
  if (!feature.success) return { refused: "The text is too long: 600 characters fit, and 60 in its heading." };
  const section: Section = { kind: "feature", feature: feature.data.id, block: "text" };
  const [first] = page.sections;
  const opens = blueprint.features.some(({ kind, id: other }) => kind === "hero" && first?.kind === "feature" && other === first.feature);
  const place = at === "bottom" ? page.sections.length : opens ? 1 : 0;
  const pages = blueprint.pages.map((other) =>
    other === page ? { ...page, sections: page.sections.toSpliced(place, 0, section) } : other,
  );
  return {
    blueprint: { ...blueprint, features: [...blueprint.features, feature.data], pages },
    said: `The page “${page.title}” now shows the text “${(title ?? text).replace(/\.$/, "")}”${at === "top" ? " at its top" : ""}.`,
    became: [feature.data.id],
  };
}
