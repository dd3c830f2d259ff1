import { z } from "zod";
import { describeJson } from "./described-answer.ts";
import { moment, text } from "./fields.ts";
import { samples } from "./samples.ts";

/** A file of a version. */
export const ProjectFile = z
  .object({
    path: text("The path of the file in the project, with `/` as the separator."),
    content: text("The content of the file, as UTF-8 text."),
    updatedAt: moment("When the file’s version was delivered, or its draft last saved.").optional(),
  })
  .meta({ id: "ProjectFile", description: "A source file of a project." });
export type ProjectFile = z.output<typeof ProjectFile>;

/** The files of a version. */
export const FileList = z
  .object({ files: z.array(ProjectFile).meta({ description: "The files, sorted by path." }) })
  .meta({ id: "FileList", description: "The source files of a version or a draft." });
export type FileList = z.output<typeof FileList>;

const files = [
  { path: "index.html", content: '<!doctype html>\n<html lang="en">…</html>\n', updatedAt: samples.ended },
  { path: "src/App.tsx", content: 'import { Outlet } from "react-router";\n…', updatedAt: samples.ended },
];

const described = {
  status: 200,
  schema: FileList,
  headers: ["Content-Disposition", "Vary"],
  bytes: ["application/zip"],
} as const;

const delivered = { files: { summary: "The files of the newest version", value: { files } } };
const sentence = "The files as JSON or, if `Accept` prefers `application/zip`, as a zip archive with the same paths.";

/** The files response; there are none until the first delivery. */
export const filesOrNone = describeJson({
  ...described,
  description: `${sentence} Before the first delivery the list is empty, and there is no archive.`,
  examples: { ...delivered, none: { summary: "Nothing has been delivered yet", value: { files: [] } } },
});

/** The files response of a project that has files. */
export const deliveredFiles = describeJson({ ...described, description: sentence, examples: delivered });

/** The files response of a draft. */
export const draftFiles = describeJson({
  ...described,
  description: sentence,
  examples: { files: { summary: "The files of the draft", value: { files } } },
});
