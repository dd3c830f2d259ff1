// The shapes of the editor, as the service's own procedures give them.
import type { Outputs } from "../../api/client.ts";

/** A project with its conversation and its builds. */
export type ProjectState = Outputs["projects"]["read"];
/** The newest build of a project. */
export type Operation = NonNullable<ProjectState["operation"]>;
/** A question that a build asks. */
export type Question = Operation["questions"][number];
/** A build of the past, in short. */
export type PastOperation = ProjectState["operations"][number];
/** Something that was said. */
export type Message = ProjectState["conversation"][number];
/** A version in the list. */
export type VersionEntry = Outputs["versions"]["list"]["versions"][number];
/** What was shown to be true of a version. */
export type Proof = Outputs["versions"]["proof"];
/** A file of a version. */
export type FileEntry = Outputs["versions"]["files"][number];
/** What differs between two versions. */
export type Comparison = Outputs["versions"]["compare"];
/** A language model, or the built-in generator, as this account may use it. */
export type OfferedModel = Outputs["models"]["list"][number];
