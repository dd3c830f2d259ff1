// Sharing the page of a row: its link is copied, or passed on to where people talk.
import { capitalise } from "../../../../model/names.ts";
import { namedSample, samplePath } from "../../../../checks/place.ts";
import { element, imported } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureCheck, Unit } from "../../../unit/unit.ts";
import { rowProps } from "../marked-parts.ts";

/** What is seen of a shared link, whichever way it is copied. */
export const sharingSteps: FeatureCheck["steps"] = [
  { do: "click", target: { role: "button", name: "Copy link", exact: true } },
  { do: "expectVisible", target: { role: "status", text: "The link is" } },
  { do: "expectVisible", target: { role: "link", name: "WhatsApp", exact: true } },
  { do: "expectVisible", target: { role: "link", name: "E-mail", exact: true } },
];

export const shareUnit: Unit<FeatureOf<"share">> = {
  draft: ({ id, phrase, entity }) => (entity === null ? null : { feature: { kind: "share", id, phrase, entity: entity.id } }),
  compose: ({ model }) => ({ heading: [element(imported("@/components/share/share-dialog", "ShareDialog"), rowProps(model))] }),
  checks: ({ project, model }) => {
    const sample = namedSample({ project, model });
    if (!sample) return [];
    const path = samplePath(model, sample.index);
    return [
      {
        title: `${capitalise(model.entity.name.many)} can be shared: the link is copied, or passed on by e-mail and other platforms`,
        steps: [
          { do: "open", path },
          { do: "click", target: { role: "button", name: "Share", exact: true } },
          ...sharingSteps,
          { do: "click", target: { role: "button", name: "Close", exact: true } },
          { do: "expectHidden", target: { role: "button", name: "Copy link", exact: true } },
        ],
      },
    ];
  },
};
