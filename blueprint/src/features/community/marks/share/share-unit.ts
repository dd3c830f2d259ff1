// Sharing the page of a row: its link is copied, or passed on to where people talk.
import { code, raw } from "../../../../writer/code/code.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import { capitalise } from "../../../../writer/model/names.ts";
import { namedSample, samplePath } from "../../../../checks/place.ts";
import { element, imported } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureCheck, Unit } from "../../../unit/unit.ts";
import { rowProps } from "../marked-parts.ts";
import { oneModule, ownFile } from "../marked-rows.ts";
import { sharePanelModule } from "./share-modules.ts";

/** What is seen of a shared link, whichever way it is copied. */
export const sharingSteps: FeatureCheck["steps"] = [
  { do: "click", target: { role: "button", name: "Copy link", exact: true } },
  { do: "expectVisible", target: { role: "status", text: "The link is" } },
  { do: "expectVisible", target: { role: "link", name: "WhatsApp", exact: true } },
  { do: "expectVisible", target: { role: "link", name: "E-mail", exact: true } },
];

const panelOf = (model: EntityModel) => ownFile(model, `Share${model.type.name}`);

export const shareUnit: Unit<FeatureOf<"share">> = {
  draft: ({ id, phrase, entity }) => (entity === null ? null : { feature: { kind: "share", id, phrase, entity: entity.id } }),
  write: ({ model }) => {
    const panel = panelOf(model);
    const row = raw(model.one);
    return {
      modules: [
        sharePanelModule,
        oneModule(
          panel,
          code`
          function ${panel}({ ${row} }: { ${row}: ${model.type} }) {
            const dialog = @useRef<HTMLDialogElement>(null);
            return (
              <>
                <button type="button" className="button button-quiet" onClick={() => dialog.current?.showModal()}>
                  <@Share2Icon className="size-4" />
                  Share
                </button>
                <dialog ref={dialog} aria-labelledby="share" className="card m-auto w-[calc(100%-2rem)] max-w-lg p-6 backdrop:bg-ink/60">
                  <div className="mb-4 flex items-center justify-between gap-4">
                    <h2 id="share" className="section-title">
                      Share
                    </h2>
                    <button type="button" className="icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
                      <@XIcon className="size-5" />
                    </button>
                  </div>
                  <@SharePanel title={${titleOf(model, model.one)}} path={\`${raw(model.base)}/\${${row}.id}\`} />
                </dialog>
              </>
            );
          }`,
        ),
      ],
      heading: [panel],
    };
  },
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
