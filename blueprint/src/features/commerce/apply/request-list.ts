import { capitalise } from "../../../model/names.ts";
import type { FeatureOf } from "../../feature.ts";
import type { UnitCall } from "../../unit/unit.ts";

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
export function requestList({ project, feature }: UnitCall<FeatureOf<"apply">>): RequestList {
  const { list } = feature.terms;
  const page = project.pages.find(({ page: { id } }) => id === `my-${list}`);
  const first = project.blueprint.features.find((other) => other.kind === "apply" && other.terms.list === list);
  return {
    ...{ name: list, label: capitalise(list), path: page?.path ?? `/my-${list}`, title: page?.page.title ?? `My ${list}` },
    undo: (first?.kind === "apply" ? first : feature).terms.undo,
    ...(list === "applications" ? { over: "Withdrawn", prefix: "AP" } : { over: "Left", prefix: "EN" }),
  };
}
