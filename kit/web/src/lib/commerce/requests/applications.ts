// Applications, for a row or for something that is no row.
import { createRequests } from "./requests";

/** What the person applied for. */
export const applications = createRequests({
  name: "applications",
  prefix: "AP",
  over: "Withdrawn",
  list: { path: "/my-applications", title: "My applications" },
});

/** The state of an application that was sent. */
export const SUBMITTED = "Submitted";

/** What one applies for, in the words of the list. Where the kind is asked for, that names it. */
export function applicationTitle(title: string, kind: unknown): string {
  return typeof kind === "string" && kind !== "" ? `${kind} application` : title;
}
