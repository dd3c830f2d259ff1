import { constant, imported, type Module, object } from "../../code/expression.ts";

/** The module and the export of the view of each kind of field. */
const VIEWS: Readonly<Record<string, readonly [file: string, name: string]>> = {
  text: ["line-views", "textView"],
  paragraph: ["area-views", "paragraphView"],
  lines: ["area-views", "linesView"],
  number: ["line-views", "numberView"],
  money: ["line-views", "numberView"],
  percent: ["line-views", "numberView"],
  duration: ["line-views", "durationView"],
  date: ["line-views", "dateView"],
  datetime: ["line-views", "datetimeView"],
  time: ["line-views", "timeView"],
  flag: ["flag-view", "flagView"],
  choice: ["select-views", "choiceView"],
  state: ["select-views", "stateView"],
  tags: ["tags-view", "tagsView"],
  rating: ["rating-view", "ratingView"],
  link: ["line-views", "linkView"],
  email: ["line-views", "emailView"],
  phone: ["line-views", "phoneView"],
  reference: ["reference-views", "referenceView"],
  references: ["reference-views", "referencesView"],
  anyReference: ["reference-views", "anyReferenceView"],
  file: ["file-view", "fileView"],
  picture: ["picture-view", "pictureView"],
};

/** The module of a kind: `anyReference` is in `any-reference.ts`. */
const kebab = (kind: string): string => kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What the file of the views begins with. */
export const VIEWS_COMMENT = "The views of the kinds of fields that this app uses.";

/** Whether there is a kind of fields of this name. */
export const isKind = (name: string): boolean => Object.hasOwn(VIEWS, name);

/** The kinds of fields among these words; the plainest one for an app that has none, since its modules may not be empty. */
function usedOf(kinds: ReadonlySet<string>): string[] {
  const used = Object.keys(VIEWS).filter((kind) => kinds.has(kind));
  return used.length === 0 ? ["text"] : used;
}

/** `src/lib/fields/index.ts`: these kinds of fields. */
export function fieldsIndexFile(kinds: ReadonlySet<string>): Module {
  const used = usedOf(kinds);
  return {
    path: "src/lib/fields/index.ts",
    comment: "The kinds of fields of this app. Each has a view in src/field-views.ts.",
    statements: used.toSorted().map((kind) => ({ kind: "re-export", from: `./${kebab(kind)}`, name: kind })),
  };
}

/** `src/field-views.ts`: the views of these kinds of fields. */
export function fieldViewsFile(kinds: ReadonlySet<string>): Module {
  const used = usedOf(kinds);
  const views = Object.entries(VIEWS)
    .filter(([kind]) => used.includes(kind))
    .map(([kind, [file, name]]) => [kind, imported(`@/components/fields/${file}`, name)] as const);
  return {
    path: "src/field-views.ts",
    comment: VIEWS_COMMENT,
    statements: [constant("fieldViews", object(Object.fromEntries(views)), ["@/components/fields/field-view", "FieldViews"])],
  };
}
