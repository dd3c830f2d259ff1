// Who meets in a match: where rows are meetings of two sides, the sides are predicted and not the rows.
import { code, type Code } from "../../../writer/code/code.ts";
import type { Part } from "../../../writer/code/module.ts";
import type { EntityModel, FieldModel } from "../../../writer/model/entity-model.ts";

/** The sides of an entity's rows: the fields that name them, the field of the score, and how one side is called. */
export interface Sides {
  fields: readonly FieldModel[];
  score: FieldModel | undefined;
  one: string;
  many: string;
  /** The sides that the samples name, in their order. */
  names: readonly string[];
}

/** The sides of the rows; null where rows are no meetings, or the samples name fewer than two sides. */
export function sidesOf(model: EntityModel): Sides | null {
  const fields = model.fields.filter(
    (field) =>
      field !== model.title &&
      field.type === "text" &&
      /^(?:opponent|rival|home(?: team)?|away(?: team)?|team (?:a|b|1|2|one|two))$/i.test(field.label),
  );
  const named = model.entity.samples.flatMap((sample) => fields.map((field) => sample[field.id]));
  const names = [...new Set(named.filter((name) => typeof name === "string" && name !== ""))].map(String);
  if (names.length < 2) return null;
  const called = fields.length === 1 ? "opponent" : "team";
  return {
    fields,
    score: model.fields.find((field) => field.type === "text" && /score|result/i.test(field.label)),
    one: called,
    many: `${called}s`,
    names,
  };
}

/** The data of the sides, as an expression made from the data of the meetings. */
export function contenderSource({ fields, score, one, many }: Sides, meetings: Code): Code {
  return code`@contendersOf(${meetings}, { one: ${one}, many: ${many}, sides: ${{ literal: fields.map(({ key }) => key) }}, score: ${score?.key ?? ""} })`;
}

/** What makes records of the sides in the generated app. */
export const contenderPart: Part = {
  name: "contendersOf",
  comment: "The sides of meetings as records: how often each was met, and what a score such as 2 : 1 says of it on average.",
  code: code`
    function contendersOf(source: @DataSource, { one, many, sides, score }: { one: string; many: string; sides: readonly string[]; score: string }): @DataSource {
      const meetings = source.records.flatMap((record) => {
        const [first, second] = @recordGroups(record, score).join("").match(/\d+/g) ?? [];
        const points = first === undefined || second === undefined ? [] : [Number(first), Number(second)];
        return sides.flatMap((side, index) => {
          const [own, others] = sides.length === 1 || index === 1 ? [points[1], points[0]] : [points[0], points[1]];
          return @recordGroups(record, side).map((name) => ({ name, own: own ?? null, others: others ?? null }));
        });
      });
      const records = [...new Set(meetings.map(({ name }) => name))].map((name) => {
        const met = meetings.filter((meeting) => meeting.name === name);
        const values = { scored: @average(met.map(({ own }) => own)), conceded: @average(met.map(({ others }) => others)), met: met.length };
        return { id: name, title: name, path: null, date: "", values };
      });
      const fields: @DataField[] = [
        { key: "scored", label: "Points scored on average", kind: "number", format: @formatNumber },
        { key: "conceded", label: "Points conceded on average", kind: "number", format: @formatNumber, isLessBetter: true },
        { key: "met", label: "Meetings", kind: "number", format: @formatNumber },
      ];
      return { id: \`\${source.id} sides\`, one, many, isDated: false, fields, records };
    }`,
};
