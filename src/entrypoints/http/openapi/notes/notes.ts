// What the description of an endpoint consists of, and the groups that they are shown in.
import type { ErrorKind } from "../../../../domain/errors.ts";
import type { Examples } from "../../contracts/wire/described-answer.ts";

/** The groups of endpoints, in the order of the documents. */
export const tags = [
  { name: "Projects", description: "Create applications from a prompt; list, read and delete them." },
  { name: "Files", description: "Read the source files and the screenshots of an application." },
  { name: "Versions", description: "List, compare and restore the versions of an application." },
  { name: "Operations", description: "Follow and stop builds." },
  { name: "Messages", description: "Answer the questions of a build, and request changes." },
  { name: "Webhooks", description: "Send events to your own service, and read what happened." },
  { name: "Credits", description: "The credits that the account can spend." },
  { name: "Models", description: "The models that can write an application." },
  { name: "Usage", description: "The requests, builds and credits of the account." },
] as const;
export type TagName = (typeof tags)[number]["name"];

/** The description of one endpoint. `refuses` has an example message for each of its own kinds of refusal. */
export interface EndpointNotes {
  operationId: string;
  tag: TagName;
  summary: string;
  /** Markdown. */
  description: string;
  refuses: Readonly<Partial<Record<ErrorKind, string>>>;
  /** The request headers that change its behaviour. */
  headers?: readonly ("Prefer" | "Last-Event-ID")[];
  /** Values of path parameters that fit its example response, where they are not the usual ones. */
  pathExamples?: Readonly<Record<string, unknown>>;
  requestExamples?: Examples;
}
