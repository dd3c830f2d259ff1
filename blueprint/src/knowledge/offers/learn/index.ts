import type { Thing } from "../../thing.ts";
import { coursesLearn } from "./courses/index.ts";
import { studyLearn } from "./study/index.ts";

/** What people learn. */
export const learnOffers: readonly Thing[] = [...coursesLearn, ...studyLearn];
