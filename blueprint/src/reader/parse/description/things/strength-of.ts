import { type Act, isFeatureAct, type RowAct } from "../../../lexicon/acts.ts";

/** How sure it is that the object of an act is kept in the app. */
const strengths: Record<RowAct, number> = {
  keep: 2.5,
  add: 2,
  edit: 1.5,
  delete: 1.5,
  browse: 1.2,
  search: 1.2,
  filter: 1,
  sort: 1,
  mark: 1.2,
  rate: 1.2,
  tag: 1,
  total: 0.5,
  chart: 0.5,
  export: 0.7,
  send: 0.5,
  unsupported: 0,
};

/** How sure it is that what an act is about is kept; what a feature is about is so more often than not: "book a room". */
export function strengthOf(act: Act): number {
  return isFeatureAct(act) ? 1.8 : strengths[act];
}
