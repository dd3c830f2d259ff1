// Buttons below a text, such as "See the plans", which lead to pages of the app.
import { z } from "zod";
import type { PageModel, ProjectModel } from "../../../model/project-model.ts";
import { Slug } from "../../../schema/entity.ts";

/** The links of a text: what each says, and the id of the page that it leads to. */
export const TextLinks = z
  .array(z.strictObject({ label: z.string().min(1).max(40), page: Slug }))
  .min(1)
  .max(3);
export type TextLinks = z.infer<typeof TextLinks>;

/** A link with the page that it leads to. */
export interface TextLink {
  label: string;
  to: PageModel;
}

/** The links whose pages the app has. */
export function linksIn({ pages }: ProjectModel, links: TextLinks | undefined): TextLink[] {
  return (links ?? []).flatMap(({ label, page }) => {
    const to = pages.find((model) => model.page.id === page);
    return to === undefined ? [] : [{ label, to }];
  });
}
