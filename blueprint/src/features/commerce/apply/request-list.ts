import { type FeatureContext, featuresOf } from "../../definition/define-feature.ts";
import { blockPage } from "../../definition/page-of.ts";
import { ApplyFeature } from "./apply-schema.ts";
import { say } from "../../../project/words/say.ts";

/** A list of what a person asked for, one for all features of an app that have it: its page, and how an entry is taken back. */
export interface RequestList {
  name: string;
  label: string;
  path: string;
  title: string;
  undo: string;
  /** The state of an entry that was taken back. */
  over: string;
  prefix: string;
}

/** The list in which a feature's requests stand. What is taken back is called as the first feature says. */
export function requestList({ project, feature }: FeatureContext<ApplyFeature>): RequestList {
  const { list } = feature.terms;
  const sharing = featuresOf(project.blueprint, ApplyFeature).filter(({ terms }) => terms.list === list);
  const [page] = sharing.flatMap(({ id }) => blockPage(project, id, "list") ?? []);
  return {
    name: list,
    label: list === "applications" ? say.app.applications() : say.app.enrolments(),
    path: page?.path ?? `/my-${list}`,
    title: page?.page.title ?? (list === "applications" ? say.app.myApplications() : say.app.enrolments()),
    undo: (sharing[0] ?? feature).terms.undo,
    ...(list === "applications" ? { over: say.app.withdrawn(), prefix: "AP" } : { over: say.app.left(), prefix: "EN" }),
  };
}
