// Whether a section shows the rows of whoever looks at it.
import { z } from "zod";
import { SketchAudience } from "../../../roles/audience.ts";

/** Only rows that the person added; in words only those that refer to rows of theirs. */
export const SketchMine = z.union([z.boolean(), SketchAudience]).optional();
