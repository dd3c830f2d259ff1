// The samples as the written app's lists, filters and figures see them, computed here so that a check can say which
// rows, in which order, and which numbers must be there.
import type { SampleValue } from "../schema/entity.ts";
import { NUMBER_TYPES } from "../writer/feature/field-data.ts";
import { currencyOf } from "../writer/feature/field-display.ts";
import type { EntityModel, FieldModel } from "../writer/model/entity-model.ts";
import { sampleTitle } from "../writer/model/new-entry.ts";
import { entityOf, type ProjectModel } from "../writer/model/project-model.ts";

/** A field's value in every sample, in the samples' order. */
export function sampleValues(model: EntityModel, field: FieldModel): (SampleValue | undefined)[] {
  return model.entity.samples.map((sample) => sample[field.id]);
}

/** The value as a number; null when there is none. */
export function numberOf(value: SampleValue | undefined): number | null {
  return typeof value === "number" ? value : null;
}

/** The value as the words that a list shows for it; empty when there are none. */
export function wordsOf(project: ProjectModel, field: FieldModel, value: SampleValue | undefined): string {
  if (field.type === "reference") {
    return typeof value === "number" ? (sampleTitle(project, entityOf(project, field.of ?? ""), value) ?? "") : "";
  }
  return typeof value === "string" ? value : "";
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** How many samples hold every word of the search, as the written list searches. */
export function countMatching(project: ProjectModel, model: EntityModel, search: string): number {
  const fields = model.fields.filter((field) => !NUMBER_TYPES.has(field.type) && !["boolean", "date", "time"].includes(field.type));
  const words = folded(search).split(/\s+/);
  return model.entity.samples.filter((sample) => {
    const texts = fields.flatMap((field) => {
      const value = sample[field.id];
      return Array.isArray(value) ? value : [wordsOf(project, field, value)];
    });
    const text = folded(texts.join(" "));
    return words.every((word) => text.includes(word));
  }).length;
}

/** A number as the written app shows it, for the parts that do not depend on a unit. */
export function numberShown(field: FieldModel | null, value: number): string {
  if (field?.type === "money") return new Intl.NumberFormat("en", { style: "currency", currency: currencyOf(field) }).format(value);
  if (field?.type === "duration" && (field.unit ?? "minutes").startsWith("min")) {
    const hours = Math.floor(value / 60);
    const rest = Math.round(value % 60);
    return hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
  }
  return new Intl.NumberFormat("en", { maximumFractionDigits: 2 }).format(value);
}

/** Count, sum or average of some samples, as figures and charts compute it. */
export function measured(
  model: EntityModel,
  call: { measure: "count" | "sum" | "average"; field: FieldModel | null; indexes: readonly number[] },
): number {
  const { measure, field, indexes } = call;
  if (measure === "count" || field === null) return indexes.length;
  const values = sampleValues(model, field);
  const known = indexes.map((index) => numberOf(values[index]));
  const numbers = known.filter((value): value is number => value !== null && (field.type !== "rating" || measure === "sum" || value > 0));
  const total = numbers.reduce((sum, value) => sum + value, 0);
  return measure === "sum" ? total : numbers.length === 0 ? 0 : total / numbers.length;
}
