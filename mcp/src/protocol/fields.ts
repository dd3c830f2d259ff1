// Arguments shared by several tools, with the same limits as in the API.
import { z } from "zod";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const uuid = (fault: string) => z.string().regex(UUID, fault).toLowerCase();

/** The id of a project. */
export const projectId = uuid("is not the id of a project").describe("The project’s id, from list_projects or create_project.");

/** The id of a build. */
export const requestId = uuid("is not the requestId of a build").describe(
  "The build’s requestId, as create_project or send_message answered it.",
);

/** A caller-chosen id that makes a retried call idempotent. */
export const newRequestId = uuid("is not a UUID")
  .refine((text) => !/^[0-]+$/.test(text), "is the nil UUID")
  .optional()
  .describe(
    "A new random UUID. The same one again returns the build that was begun under it and starts nothing. Left out, the service makes one.",
  );

/** A non-blank, storable text of at most this many Unicode characters. */
export function words(charactersMax: number) {
  return z
    .string()
    .refine((text) => text.trim() !== "", "is blank")
    .refine((text) => text.length <= charactersMax || [...text].length <= charactersMax, `has more than ${charactersMax} characters`)
    .refine((text) => text.isWellFormed() && !text.includes("\u0000"), "holds characters that no text has: U+0000 or half a surrogate pair")
    .meta({ minLength: 1, maxLength: charactersMax });
}

/** The maximum length of a prompt or a message, in characters. */
export const PROMPT_CHARACTERS_MAX = 20_000;

/** The model to build with. */
export const model = words(200).optional().describe("A model’s id from list_models, or auto. Left out: the best that the plan includes.");
