// Taking part as it is composed of the kit: the list that all enrolments share, and the words for this entity.
import { imported, invoke, literal, type Module, object } from "../../../project/code/expression.ts";
import type { FeatureOf } from "../../feature.ts";
import type { FeatureParts } from "../../unit/feature-parts.ts";
import type { UnitCall } from "../../unit/unit.ts";
import { commerceElement, rowProps } from "../parts/kit-parts.ts";
import { enrolmentList } from "./enrolment-list.ts";

type Enrol = FeatureOf<"enrol">;

/** What enrolments add to the project. */
export function enrolParts(call: UnitCall<Enrol>): FeatureParts {
  const { feature, model } = call;
  const { label, undo } = enrolmentList(call);
  const { verb, status } = feature.terms;
  const enrolments = imported("@/features/enrolments", "enrolments");
  const terms = imported(`@/features/${feature.id}`, "terms");
  const link = commerceElement("requests/request-link", "RequestLink", {
    requests: enrolments,
    ...rowProps(model),
    anchor: literal("enrol"),
    verb: literal(verb),
    status: literal(status),
  });
  const list = commerceElement("requests/request-list", "RequestList", {
    requests: enrolments,
    label: literal(label),
    empty: literal("What you take part in is listed here."),
    undoLabel: literal(undo),
  });
  const panel = { enrolments, terms, ...rowProps(model, { capacity: feature.capacity }) };
  return {
    modules: [enrolmentsModule(call), termsModule(feature)],
    blocks: { list: { element: list } },
    detail: [commerceElement("requests/enrolment-panel", "EnrolmentPanel", panel)],
    heading: [link],
    row: [link],
  };
}

function enrolmentsModule(call: UnitCall<Enrol>): Module {
  const { path, label } = enrolmentList(call);
  const list = object({ path: literal(path), title: literal(label) });
  return {
    path: "src/features/enrolments.ts",
    comment: "What the person takes part in, and the page that lists it.",
    statements: [
      {
        kind: "constant",
        name: "enrolments",
        value: invoke(imported("@/lib/commerce/requests/requests", "createEnrolments"), list),
      },
    ],
  };
}

function termsModule({ id, terms }: Enrol): Module {
  const { verb, heading, done, status, undo } = terms;
  const entries = { verb, heading, done, status, undo };
  const value = object(Object.fromEntries(Object.entries(entries).map(([name, word]) => [name, literal(word)])));
  return { path: `src/features/${id}.ts`, statements: [{ kind: "constant", name: "terms", value }] };
}
