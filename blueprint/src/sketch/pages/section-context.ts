// What the parts of a sketched section are drafted with.
import type { Drafting } from "../drafting.ts";

/** The section that a part belongs to: its heading, the words of the request that it fulfils, and the page's title. */
export interface SectionContext {
  drafting: Drafting;
  /** The heading of the section where nothing of it has shown that yet; null where there is none. */
  heading: string | null;
  text: string | null;
  wish: string | null;
  page: string;
  /** What is done with the result of what the section holds. */
  saves: readonly string[];
}
