import type { Thing } from "../../thing.ts";
import { mediaContent } from "./media/index.ts";
import { writingContent } from "./writing/index.ts";

/** What people read, watch and listen to. */
export const contentOffers: readonly Thing[] = [...mediaContent, ...writingContent];
