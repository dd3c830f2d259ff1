// What is done to a single row: marked, rated, sent to another list, taken away as a file.
import type { CheckStep, Target } from "../../schema/check.ts";
import { markWords } from "../../model/fields.ts";
import { capabilitiesOf, type CapabilityOf, type FieldModel, fieldOf } from "../../model/entity-model.ts";
import { beginsIn } from "../../model/list-query.ts";
import { sampleTitle } from "../../model/entered/new-entry.ts";
import { entityOf } from "../../model/project-model.ts";
import { starOf, namedSample, openSample, type Place, placeOf, rowsOf } from "../place.ts";
import { numberOf, sampleValues } from "../samples.ts";
import { say } from "../../project/words/say.ts";

/** The mark is switched where the row is listed, and a reload keeps it. */
export function markSteps(place: Place, capability: CapabilityOf<"mark">): CheckStep[] {
  const field = fieldOf(place.model, capability.field);
  const named = namedSample(place);
  if (!named) return [];
  const checked = sampleValues(place.model, field)[named.index] !== true;
  const name = `${markWords(field).on}: ${named.title}`;
  const target = { role: "checkbox", name, exact: true, within: rowsOf(place, { text: named.title }) } as const;
  return [{ do: "open", path: place.home }, ...switchAndReload(target, checked), ...otherMark(place, field, named.index)];
}

/** The mark of another row is as it was. */
function otherMark(place: Place, field: FieldModel, marked: number): CheckStep[] {
  const other = [namedSample(place, marked + 1), namedSample(place)].find((one) => one !== null && one.index !== marked);
  if (other === undefined || other === null) return [];
  const name = `${markWords(field).on}: ${other.title}`;
  const target = { role: "checkbox", name, exact: true, within: place.list } as const;
  return [{ do: "expectChecked", target, checked: sampleValues(place.model, field)[other.index] === true }];
}

function switchAndReload(target: Target, checked: boolean): CheckStep[] {
  const seen: CheckStep = { do: "expectChecked", target, checked };
  return [{ do: "setChecked", target, checked }, seen, { do: "reload" }, seen];
}

/** Other stars are given than the sample has, and a reload keeps them. */
export function rateSteps(place: Place, capability: CapabilityOf<"rate">): CheckStep[] {
  const field = fieldOf(place.model, capability.field);
  const named = namedSample(place);
  if (!named) return [];
  const before = numberOf(sampleValues(place.model, field)[named.index]) ?? 0;
  const target = starOf(field, { group: say.general.rating({ label: field.label, title: named.title }), stars: before === 2 ? 3 : 2 });
  // The page of a row has the stars of one field; those of others are given in the list.
  const isOnPage = capabilitiesOf(place.model, "rate")[0] === capability;
  return [isOnPage ? openSample(place, named.index) : { do: "open", path: place.home }, ...switchAndReload(target, true)];
}

/** Every line of a row arrives in the other list. */
export function sendSteps(place: Place, capability: CapabilityOf<"send">): CheckStep[] {
  const { project, model } = place;
  const field = fieldOf(model, capability.field);
  const values = sampleValues(model, field);
  const index = values.findIndex((value) => Array.isArray(value) && value.length > 0);
  const lines = values[index];
  const target = placeOf(project, entityOf(project, capability.to));
  if (!Array.isArray(lines) || !target) return [];
  const button = { role: "button", name: capability.verb, exact: true } as const;
  const title = sampleTitle(project, model, index);
  const rows = rowsOf(target);
  // A table without rows has no head either.
  const heads = target.model.rows.length === 0 ? target.headRows : 0;
  return [
    { do: "open", path: target.home },
    { do: "rememberCount", target: rows, as: "before" },
    openSample(place, index),
    {
      do: "click",
      target: model.hasDetail ? button : { ...button, within: rowsOf(place, title === null ? { nth: index } : { text: title }) },
    },
    { do: "open", path: target.home },
    { do: "expectCountChanged", target: rows, since: "before", by: lines.length + heads },
    ...lines
      .slice(0, 2)
      .map((line, nth): CheckStep =>
        beginsIn(target.model) === undefined
          ? { do: "expectText", target: rowsOf(target, { nth }), contains: line }
          : { do: "expectVisible", target: rowsOf(target, { text: line }) },
      ),
  ];
}

/** The file holds a sample's name. */
export function exportSteps(place: Place, capability: CapabilityOf<"export">): CheckStep[] {
  const { model } = place;
  if (model.rows.length === 0) return [];
  const plain = [0, 1, 2, 3, 4]
    .map((from) => namedSample(place, from))
    .find((sample) => sample !== null && /^[\p{L}\p{N} .-]+$/u.test(sample.title));
  const format = capability.format;
  // A name without commas stands in its cell as it is, at the beginning of its line.
  const isCells = format === "csv" && model.fields[0] === model.title && model.fields.length > 1;
  return [
    { do: "open", path: place.home },
    {
      do: "expectDownload",
      target: {
        role: "button",
        name: say.general.exportAs({ format: format.toUpperCase() }),
        exact: true,
        nth: exportPosition(place, format),
      },
      nameEndsWith: `.${format}`,
      contains:
        plain && isCells ? `\n${plain.title},` : (plain?.title ?? { csv: model.title.label, json: model.title.key, pdf: "%PDF" }[format]),
    },
  ];
}

/** Which of the page's buttons for this format is this list's: lists that share a page stand in its order. */
function exportPosition({ project, model, home }: Place, format: string): number {
  const page = project.pages.find((candidate) => candidate.path === home)?.page;
  const listed = (page?.sections ?? []).flatMap((section) => (section.kind === "collection" ? [section.entity] : []));
  const before = listed.slice(0, listed.indexOf(model.entity.id)).map((id) => entityOf(project, id));
  // A list without rows exports nothing.
  const filled = before.filter(({ entity }) => entity.samples.length > 0);
  return filled.filter((other) => capabilitiesOf(other, "export").some((one) => one.format === format)).length;
}
