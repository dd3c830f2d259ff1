// What the pictures of rows show: what a sample's picture is said to show, else what its name says, its kind, or what
// the rows are called. Rows that are added later have the picture of the words that they share with these.
import { findPictogram, findSubject, type Reading, type Shown } from "../../knowledge/pictograms/find-pictogram.ts";
import { englishGrammar } from "../../knowledge/large-packages.ts";
import type { EntityModel, FieldModel } from "../../model/entity-model.ts";
import { isPerson } from "../../model/people/is-people.ts";
import { type ProjectModel } from "../../model/project-model.ts";
import { averageOf, rolesOf } from "../../model/roles.ts";
import { camel } from "../../model/names.ts";
import { constant, type Expression, imported, type Module, object } from "../code/expression.ts";
import { drawingNamed } from "./drawing-file.ts";

/** The pictures of the rows of an entity, by the names of pictograms. */
export interface RowPictures {
  /** By words of names and kinds, in lower case. */
  words: ReadonlyMap<string, string>;
  /** What the rows are called, for those of which nothing else is known. */
  other: string | null;
  /** The pictogram of each sample; null for one without. */
  samples: readonly (string | null)[];
}

/** A picture that fits less shows something else. */
const FIT_MIN = 0.69;
/** What the rows are called is so clearly a thing that the names of rows only say which of its kind. */
const CLEAR_FIT = 0.84;
/** Where fewer of the samples have a picture of their own, the others would look forgotten. */
const SHARE_MIN = 0.75;

/** The options of a choice are kinds of things where so many of them are things. */
const KINDS_SHARE_MIN = 0.6;

/** Titles of so many words on average say something rather than name a thing. */
const SAYING_WORDS_MIN = 4.5;

const known = new WeakMap<EntityModel, { pictures: RowPictures | null }>();

/** What the pictures of these rows show; null where they are people, or nothing fits. */
export function rowPictures(project: ProjectModel, model: EntityModel): RowPictures | null {
  const made = known.get(model) ?? { pictures: choose(project, model) };
  known.set(model, made);
  return made.pictures;
}

function choose({ blueprint: { language } }: ProjectModel, model: EntityModel): RowPictures | null {
  const { entity, title } = model;
  const titles = entity.samples.map((sample) => textOf(sample[title.id]));
  if (isPerson(model) || arePeople(titles)) return null;
  const called = fitting(findPictogram(entity.name.one, { language }), FIT_OF_CALLED_MIN);
  const kind = rolesOf(model).kind;
  const words = new Map<string, string>();
  // A headline or a question is about more than a thing that it names.
  const areSayings = averageOf(titles, (text) => text.split(/\s+/).length) >= SAYING_WORDS_MIN;
  const find = (text: string): Shown | null => {
    const shown = areSayings ? null : fitting(findPictogram(text, { language, about: [entity.name.one] }), FIT_MIN);
    const isOther = shown !== null && called !== null && called.fit >= CLEAR_FIT && called.pictogram.group !== shown.pictogram.group;
    if (shown === null || isOther) return null;
    if (!words.has(shown.words)) words.set(shown.words, shown.pictogram.name);
    return shown;
  };
  const options = (kind?.options ?? []).flatMap((option) => {
    const shown = fitting(findPictogram(option, { language, about: [entity.name.one] }), FIT_MIN);
    return shown === null ? [] : [[option.toLowerCase(), shown.pictogram.name] as const];
  });
  const areKinds = options.length >= (kind?.options ?? []).length * KINDS_SHARE_MIN;
  if (areKinds) for (const [option, name] of options) words.set(option, name);
  const picture = pictureField(model);
  const kindOf = (sample: EntityModel["rows"][number] | undefined): string => textOf(sample?.[kind?.id ?? ""]).toLowerCase();
  const own = entity.samples.map((sample, at) => {
    const said = textOf(sample[picture?.id ?? ""]);
    const subject = said === "" ? null : findSubject(said, { language, about: [entity.name.one] });
    return subject?.pictogram.name ?? find(titles[at] ?? "")?.pictogram.name ?? words.get(kindOf(sample)) ?? null;
  });
  // What nothing is known of looks like another one of its kind.
  const likeIt = (sample: EntityModel["rows"][number]): string | null =>
    own.find((name, at) => name !== null && kindOf(sample) !== "" && kindOf(entity.samples[at]) === kindOf(sample)) ?? null;
  const samples = entity.samples.map((sample, at) => own[at] ?? likeIt(sample) ?? called?.pictogram.name ?? null);
  const shownCount = samples.filter((name) => name !== null).length;
  if (shownCount < samples.length * SHARE_MIN || (words.size === 0 && called === null && shownCount === 0)) return null;
  return { words, other: called?.pictogram.name ?? null, samples };
}

const FIT_OF_CALLED_MIN = 0.62;

/** The name of the pictogram that a name surely says; null where it does not. */
export function pictureOf(name: string, reading: Reading): string | null {
  return fitting(findPictogram(name, reading), FIT_MIN)?.pictogram.name ?? null;
}

/** The field for a picture that a row has. */
export function pictureField({ fields }: EntityModel): FieldModel | undefined {
  return fields.find(({ type }) => type === "picture");
}

function fitting(shown: Shown | null, least: number): Shown | null {
  return shown !== null && shown.fit >= least ? shown : null;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Whether most of these names are those of people. */
function arePeople(names: readonly string[]): boolean {
  const people = names.filter((name) => /^\p{Lu}\S+(?: \p{Lu}\S+){1,2}$/u.test(name) && englishGrammar()(name).has("#Person"));
  return names.length > 0 && people.length * 2 >= names.length;
}

/** The variable that holds the pictures of the rows of an entity. */
export function rowPicturesVariable(model: EntityModel): Expression {
  return imported(moduleOf(model), variableOf(model));
}

const moduleOf = ({ file }: EntityModel): string => `@/pictures/${file}`;

const variableOf = ({ entity }: EntityModel): string => `${camel(entity.id)}Pictures`;

/** `src/pictures/<plural>.ts`: what is drawn of the rows of those entities whose pictures these texts of modules import. */
export function rowPicturesFiles(project: ProjectModel, texts: Iterable<string>): Module[] {
  const all = [...texts];
  return project.entities.flatMap((model) => {
    const pictures = rowPictures(project, model);
    return pictures === null || !all.some((text) => text.includes(`"${moduleOf(model)}"`)) ? [] : [rowPicturesFile(model, pictures)];
  });
}

function rowPicturesFile(model: EntityModel, pictures: RowPictures): Module {
  const words = [...pictures.words].map(([word, name]) => [word, drawingNamed(name)] as const);
  const value = object({
    words: object(Object.fromEntries(words)),
    other: pictures.other === null ? undefined : drawingNamed(pictures.other),
  });
  return {
    path: `src/pictures/${model.file}.ts`,
    comment: `What is drawn of ${model.entity.name.many}, by words of their names.`,
    statements: [constant(variableOf(model), value, ["@/lib/pictures", "RowPictures"])],
  };
}
