// The data of tracking in the generated app: codes, stations, and what finds a row by its code.
import { type Code, code, raw } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import { sampleId } from "../../../../writer/field/field-data.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { ownCode, prefixOf, trackNames } from "./track-names.ts";

type Track = FeatureOf<"track">;

/** `src/lib/tracking.ts`, and the entity's stations. */
export function trackModules({ project, feature, model }: UnitCall<Track>): ModuleSource[] {
  const { stations, codeOf, find } = trackNames(model);
  const row = raw(model.one);
  const own = ownCode(model);
  const isOwn = own === undefined ? undefined : code` || ${row}.${raw(own.key)}.toUpperCase() === wanted`;
  return [
    {
      path: "src/lib/tracking.ts",
      opening: "Codes by which rows are found, and the stations on their way.",
      library: true,
      parts: trackingParts,
    },
    {
      path: stations.from,
      library: true,
      parts: [
        {
          name: stations.name,
          comment: "The stations of all rows, the latest first.",
          code: code`
            const ${stations} = @createCollection<@Station>({
              key: ${`${project.blueprint.slug}/${feature.id}`},
              read: @readStation,
              samples: () => [
                ${sampleStations({ feature, model, project })}
              ],
            });`,
        },
        {
          name: codeOf.name,
          code: code`
            function ${codeOf}(${row}: ${model.type}): string {
              return @trackingCode(${prefixOf(model)}, ${row}.id);
            }`,
        },
        {
          name: find.name,
          comment: "The row with this code, however it is typed.",
          code: code`
            function ${find}(${raw(model.many)}: readonly ${model.type}[], code: string): ${model.type} | undefined {
              const wanted = code.trim().toUpperCase();
              return ${raw(model.many)}.find((${row}) => ${codeOf}(${row}) === wanted${isOwn});
            }`,
        },
      ],
    },
  ];
}

/** Each sample has come a little further than the one before it. */
function sampleStations({ feature, model }: UnitCall<Track>): Code[] {
  return model.entity.samples.slice(0, 8).flatMap((_, index) => {
    const reached = (index % feature.steps.length) + 1;
    return feature.steps
      .slice(0, reached)
      .map(
        ({ step, place }, at) =>
          code`{ id: ${`station-${index + 1}-${at + 1}`}, about: ${sampleId(model.entity, index)}, step: ${step}, place: ${place}, at: \`\${@localDate(${(at - reached) * 2})}T0${raw(String(8 + (at % 2)))}:30\` },`,
      )
      .toReversed();
  });
}

const trackingParts: Part[] = [
  {
    name: "Station",
    isType: true,
    code: code`
      interface Station {
        /** The id of the row that was there. */
        about: string;
        step: string;
        place: string;
        /** Local time as YYYY-MM-DDTHH:MM. */
        at: string;
      }`,
  },
  {
    name: "readStation",
    code: code`
      function readStation(saved: @SavedObject): @Station | null {
        const about = @readText(saved.about);
        return about === "" ? null : { about, step: @readText(saved.step), place: @readText(saved.place), at: @readText(saved.at) };
      }`,
  },
  {
    name: "trackingCode",
    comment: "A code for people, made of a row's id: PRO-00001, PRO-7K2M9Q.",
    code: code`
      function trackingCode(prefix: string, id: string): string {
        const tail = id.split("-").at(-1) ?? "";
        return \`\${prefix}-\${tail.length < 6 ? tail.padStart(5, "0") : tail.slice(-6)}\`.toUpperCase();
      }`,
  },
  {
    name: "localTime",
    comment: "Now as YYYY-MM-DDTHH:MM.",
    code: code`
      function localTime(): string {
        const now = new Date();
        const pad = (value: number) => String(value).padStart(2, "0");
        return \`\${@localDate()}T\${pad(now.getHours())}:\${pad(now.getMinutes())}\`;
      }`,
  },
];
