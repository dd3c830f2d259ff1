import { z } from "zod";
import { addressOrNull, count, moment, RequestId, text } from "../../wire/fields.ts";

/** Unfinished work. */
export const Draft = z
  .object({
    requestId: RequestId.meta({ description: "The `requestId` of the build that wrote it." }),
    model: text("The model of that build."),
    request: text("What that build was asked for."),
    works: z.array(z.string()).meta({ description: "The titles of the planned checks that pass." }),
    missing: z.array(z.string()).meta({ description: "The titles of the planned checks that do not pass yet." }),
    creditsSpent: count("What that build has cost; 0 if it failed or was dropped, since its credits were returned."),
    url: addressOrNull("The URL at which its owner opens it, or null if no state of it can be opened."),
    updatedAt: moment("When it was last saved."),
  })
  .meta({
    id: "Draft",
    description:
      "What a build has written and could not finish. It is not a version and is never live. A message to a model that writes code goes on from it; `DELETE /projects/{id}/draft` drops it.",
  });
