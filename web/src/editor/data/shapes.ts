// The editor's types, from the service's procedures.
import type { Outputs } from "../../api/client.ts";

/** A project with its conversation and its builds. */
export type ProjectState = Outputs["projects"]["read"];
/** The newest build of a project. */
export type Operation = NonNullable<ProjectState["operation"]>;
/** What a build has written and not finished. */
export type Draft = NonNullable<ProjectState["draft"]>;
/** A question that a build asks. */
export type Question = Operation["questions"][number];
/** A past build, in short. */
export type PastOperation = ProjectState["operations"][number];
/** A message of the conversation. */
export type Message = ProjectState["conversation"][number];
/** A version in the list. */
export type VersionEntry = Outputs["versions"]["list"]["versions"][number];
/** The proof of a version. */
export type Proof = Outputs["versions"]["proof"];
/** A file of a version. */
export type FileEntry = Outputs["versions"]["files"][number];
/** The differences between two versions. */
export type Comparison = Outputs["versions"]["compare"];
/** A model or the built-in generator, as available to this account. */
export type OfferedModel = Outputs["models"]["list"][number];
