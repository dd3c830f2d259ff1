import { z } from "zod";
import { describeJson } from "../../wire/described-answer.ts";
import { count, flag, moment, RequestId, text, textOrNull } from "../../wire/fields.ts";
import { samples } from "../../wire/samples.ts";
import { Proof, sampleProof } from "./proof.ts";

const number = z.int().positive().meta({ description: "The version number, starting at 1." });

const shape = {
  version: number,
  kind: z
    .enum(["create", "message", "edit", "restore"])
    .meta({ description: "What created it: the first prompt, a message, an edit by hand, or the restore of an earlier version." }),
  message: text("The prompt, or the message that started its build."),
  requestId: RequestId.meta({ description: "The `requestId` of the build that created it." }),
  live: flag("Whether the site serves it."),
  createdAt: moment("When it was delivered."),
  files: count("The number of source files."),
  bytes: count("The total size of the source files, in bytes."),
  checks: z
    .object({ passed: count("The number that passed."), failed: count("The number that failed.") })
    .meta({ description: "The acceptance checks of its proof." }),
};

/** A version as the list shows it. */
export const VersionSummary = z.object(shape).meta({ id: "VersionSummary", description: "An immutable version, without its proof." });
export type VersionSummary = z.output<typeof VersionSummary>;

/** A version with its proof. */
export const VersionDetails = z
  .object({ ...shape, proof: Proof })
  .meta({ id: "VersionDetails", description: "An immutable version with its proof." });
export type VersionDetails = z.output<typeof VersionDetails>;

const VersionList = z
  .object({
    versions: z.array(VersionSummary).meta({ description: "The versions, newest first." }),
    nextCursor: textOrNull("The `cursor` of the next page, or null on the last one."),
  })
  .meta({ id: "VersionList", description: "A page of a project’s versions." });

const ChangedFile = z
  .object({
    path: text("The path of the file."),
    change: z.enum(["added", "removed", "changed"]).meta({ description: "What happened to it." }),
    added: count("The number of added lines; 0 for a binary file."),
    removed: count("The number of removed lines; 0 for a binary file."),
  })
  .meta({ id: "ChangedFile", description: "A file that differs between two versions." });

const VersionChanges = z
  .object({
    from: number.meta({ description: "The version that it is compared with." }),
    to: number.meta({ description: "The version whose changes these are." }),
    files: z.array(ChangedFile).meta({ description: "The files that differ, sorted by path." }),
  })
  .meta({ id: "VersionChanges", description: "The differences between two versions." });

const first: z.input<typeof VersionSummary> = {
  version: 1,
  kind: "create",
  message: samples.prompt,
  requestId: samples.requestId,
  live: true,
  createdAt: samples.ended,
  files: 38,
  bytes: 91_204,
  checks: { passed: 1, failed: 0 },
};

/** The response to a list of versions. */
export const versionsListed = describeJson({
  status: 200,
  schema: VersionList,
  description: "A page of the list.",
  examples: { first: { summary: "A project with one version", value: { versions: [first], nextCursor: null } } },
});

/** The response to a read of a version. */
export const versionRead = describeJson({
  status: 200,
  schema: VersionDetails,
  description: "The version with its proof.",
  examples: { first: { summary: "The first version", value: { ...first, proof: sampleProof } } },
});

/** The response to a comparison. */
export const versionsCompared = describeJson({
  status: 200,
  schema: VersionChanges,
  description: "The files that differ.",
  examples: {
    changed: {
      summary: "One file was changed",
      value: { from: 1, to: 2, files: [{ path: "src/App.tsx", change: "changed", added: 3, removed: 1 }] },
    },
  },
});
