// The files of predictions and recommendations: scoring shared by all entities, and this entity's panels.
import { code, Reference } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import type { EntityModel } from "../../../writer/model/entity-model.ts";
import type { FeatureOf } from "../../feature.ts";
import type { UnitCall } from "../../unit/unit.ts";
import { dataNames } from "../data/record-modules.ts";
import { advicePanel } from "./advice-panel.ts";
import { contenderPart, contenderSource, sidesOf } from "./contenders.ts";
import { contestPanel } from "./contest-panel.ts";

type Predict = FeatureOf<"predict">;

/** `TeamContest` and `TeamAdvice`. */
export function adviceNames(model: EntityModel): { contest: Reference; advice: Reference } {
  const type = model.type.name;
  const path = `${model.folder}/${type}Advice.tsx`;
  return { contest: new Reference(`${type}Contest`, path), advice: new Reference(`${type}Advice`, path) };
}

/** What all predictions share, and this entity's. */
export function predictModules({ project, feature, model }: UnitCall<Predict>): ModuleSource[] {
  const { contest, advice } = adviceNames(model);
  const use = dataNames(model).use;
  const read = code`${use}()`;
  const sides = sidesOf(model);
  const key = `${project.blueprint.slug}/${feature.id}`;
  return [
    scoreLibrary,
    { path: "src/lib/contenders.ts", library: true, parts: [contenderPart] },
    ...contestPanel(),
    advicePanel(),
    {
      path: contest.from,
      library: true,
      parts: [
        {
          name: contest.name,
          code: code`
            function ${contest}() {
              return <@ContestPanel source={${sides ? contenderSource(sides, read) : read}} storageKey={${`${key}/kept`}} isBetting={${feature.betting}} />;
            }`,
        },
        {
          name: advice.name,
          code: code`
            function ${advice}() {
              return <@AdvicePanel source={${use}()} storageKey={${`${key}/wishes`}} />;
            }`,
        },
      ],
    },
  ];
}

const scoreLibrary: ModuleSource = {
  path: "src/lib/score.ts",
  opening: "Scores that can be explained: each number of a record lies between the worst and the best there is.",
  library: true,
  parts: [
    {
      name: "FORM_FIELD",
      comment: "What counts where records have no numbers.",
      code: code`const FORM_FIELD: @DataField = { key: "form", label: "Form (simulated)", kind: "number" };`,
    },
    {
      name: "scoredFields",
      comment: "The numbers that count, at most six.",
      code: code`
        function scoredFields({ fields, records }: @DataSource): readonly @DataField[] {
          const numbers = fields.filter(({ kind, key }) => kind === "number" && records.some((record) => @recordNumber(record, key) !== null));
          return numbers.length === 0 ? [@FORM_FIELD] : numbers.slice(0, 6);
        }`,
    },
    {
      name: "scoredNumber",
      code: code`
        function scoredNumber(record: @DataRecord, { key }: @DataField): number {
          if (key === @FORM_FIELD.key) return 40 + Math.round(@seedOf(record.title) * 55);
          return @recordNumber(record, key) ?? 0;
        }`,
    },
    {
      name: "standing",
      comment: "Where a record stands among all: 0 is the worst, 1 the best.",
      code: code`
        function standing(record: @DataRecord, field: @DataField, records: readonly @DataRecord[]): number {
          const values = records.map((other) => @scoredNumber(other, field));
          const least = Math.min(...values);
          const span = Math.max(...values) - least;
          const part = span === 0 ? 0.5 : (@scoredNumber(record, field) - least) / span;
          return field.isLessBetter === true ? 1 - part : part;
        }`,
    },
    {
      name: "chanceOf",
      comment: "The probability of the first, from the difference of two scores between 0 and 1.",
      code: code`
        function chanceOf(first: number, second: number): number {
          return 1 / (1 + Math.exp(-3.2 * (first - second)));
        }`,
    },
  ],
};
