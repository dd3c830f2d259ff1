// The rules by which people are notified of what happens to rows. They stand in front of the stored rows, so that they hold for
// whatever changes a row: a form, a button, a board, a step of another row.
import type { Audience } from "../audience";
import type { Comment } from "../comments";
import {
  type Entities,
  type Entity,
  type Fields,
  type RowOf,
  type ValuesOf,
  fieldOf,
  titleOf,
  wholeOf,
} from "../entity";
import { formatDate, formatMoment } from "../format";
import type { Marks } from "../marks";
import { ownersOf, recordOwner } from "../owners";
import { person } from "../person";
import { folded } from "../rows";
import { readText } from "../saved";
import { session } from "../session";
import type { Collection } from "../store";
import type { Noun } from "../words";
import { dueFrom, isDue, remindedAt } from "./days";
import { type Notice, notices } from "./notices";
import * as communityWords from "../../words/community";
import * as words from "../../words/general";

/** A row that another one refers to by a field. */
interface About<F extends Fields> {
  by: keyof F & string;
  entity: () => Entity;
  /** Whether its rows have pages of their own. */
  isLink?: boolean;
}

export interface RuleOptions<F extends Fields> {
  id: string;
  /**
   * When people are notified: a row is added, somebody writes below it (`comments`), its `field` changes (to `value`), the day in its
   * `field` comes, or a condition (`holds`) is met.
   */
  when: "added" | "answered" | "changed" | "due" | "met";
  field?: keyof F & string;
  /** How many days earlier people are notified of a day. */
  daysBefore?: number;
  value?: string;
  holds?: (row: RowOf<F>) => unknown;
  /** The other entities whose rows the condition reads. */
  sources?: () => Entities;
  comments?: Collection<Comment>;
  /** What is new: `{ one: "reply", many: "replies" }`. */
  noun: Noun;
  /** People whatever the row; none where only single people are notified. */
  audience?: Audience;
  /** Who added the row; of a new row, who added the rows that it refers to. */
  isForOwner?: boolean;
  /** The rows that people follow. */
  followed?: readonly Marks[];
  /** Fields that name the people who are notified; `of` is the entity of a reference. */
  named?: readonly { name: keyof F & string; of?: () => Entity }[];
  /** The rows that a row refers to. */
  about?: readonly About<F>[];
  /** What is said; by default what happened to the row. */
  text?: string;
  /** Whether the rows have pages of their own. */
  isLink?: boolean;
}

/** A rule whose rows can be of any entity. */
export interface Rule {
  id: string;
  audience: Audience | null;
  /** Whether a row is there that whoever opens the app sees. */
  isSeen(row: string): boolean;
  /** The single people whom a row that is still in that state is for. */
  recipients(row: string): Pick<Notice, "accounts" | "names"> | null;
  /** The entities whose rows it is about. */
  entities(): Entities;
  /** Tells of every row that has come into the state of which the rule tells, and notes of which it has gone. */
  look(): void;
  /** Whether it tells of days. */
  isReminding: boolean;
  /** The days yet to come of which it will tell. */
  upcoming(): Upcoming[];
}

/** A day that is yet to come, and what will be said of it. */
export interface Upcoming extends Pick<Notice, "rule" | "row" | "text" | "detail" | "path"> {
  /** In the morning, where it is a whole day. */
  at: Date;
}

/** Makes a rule of the rows of an entity, and begins to follow them. */
export function notifyOf<F extends Fields>(entity: Entity<F>, options: RuleOptions<F>): Rule {
  const whole = wholeOf(entity);
  const { id, when, field, sources = () => [] } = options;
  if (when === "added") followAdded(entity, options);
  if (when === "changed") followChanged(entity, options);
  if (options.comments !== undefined) followComments(entity, options, options.comments);
  if (options.isForOwner === true) {
    noteOwners(entity);
    for (const { entity: target } of options.about ?? []) noteOwners(target());
  }

  function look() {
    if (when !== "due" && when !== "met") return;
    for (const row of whole.all()) {
      const open = notices.all().find((one) => one.rule === id && one.row === row.id && one.isOpen);
      const holds =
        when === "due"
          ? isDue(readText(row[field ?? entity.title]), options.daysBefore)
          : options.holds?.(row) === true;
      if (holds && open === undefined)
        tell(entity, row, { options, said: saidOf(entity, row, options), isOpen: true });
      if (!holds && open !== undefined) notices.update(open.id, { isOpen: false });
    }
  }

  return {
    id,
    audience: options.audience ?? null,
    isSeen: (row) => entity.rows.all().some((one) => one.id === row),
    recipients: (about) => {
      const row = whole.all().find((one) => one.id === about);
      return row === undefined
        ? null
        : recipientsOf(entity, row, { options, above: rowsAbove(row, options) });
    },
    entities: () => [entity, ...sources()],
    look,
    isReminding: when === "due",
    upcoming: () =>
      when !== "due" || field === undefined
        ? []
        : entity.rows.all().flatMap((row) => {
            const at = remindedAt(readText(row[field]), options.daysBefore);
            const said = { options, said: saidOf(entity, row, options) };
            return at.getTime() > Date.now() ? [{ ...sayingOf(entity, row, said), at }] : [];
          }),
  };
}

const isNoted = new WeakSet<object>();

/** Remembers who adds the rows of an entity. */
function noteOwners(entity: Entity) {
  const whole = wholeOf(entity);
  if (isNoted.has(whole)) return;
  isNoted.add(whole);
  const { add } = whole;
  whole.add = (values, place) => {
    const row = add(values, place);
    recordOwner(entity, row.id);
    return row;
  };
}

function followAdded<F extends Fields>(entity: Entity<F>, options: RuleOptions<F>) {
  const whole = wholeOf(entity);
  const { add } = whole;
  whole.add = (values, place) => {
    const row = add(values, place);
    tell(entity, row, { options, said: saidOf(entity, row, options) });
    return row;
  };
}

function followChanged<F extends Fields>(entity: Entity<F>, options: RuleOptions<F>) {
  const whole = wholeOf(entity);
  const { update } = whole;
  const { field, value } = options;
  const find = (id: string) => whole.all().find((row) => row.id === id);
  const isTold = (before: RowOf<F>, now: RowOf<F>, changes: Partial<ValuesOf<F>>) => {
    const names = field === undefined ? Object.keys(changes) : [field];
    return names.some(
      (name) => before[name] !== now[name] && (value === undefined || now[name] === value),
    );
  };
  whole.update = (id, changes) => {
    const before = find(id);
    update(id, changes);
    const now = find(id);
    if (before === undefined || now === undefined || !isTold(before, now, changes)) return;
    tell(entity, now, { options, said: saidOf(entity, now, options), byName: person.get().name });
  };
}

function followComments<F extends Fields>(
  entity: Entity<F>,
  options: RuleOptions<F>,
  comments: Collection<Comment>,
) {
  const { add } = comments;
  comments.add = (values, place) => {
    const comment = add(values, place);
    const row = wholeOf(entity)
      .all()
      .find(({ id }) => id === comment.about);
    if (row !== undefined)
      tell(entity, row, {
        options,
        said: saidOf(entity, row, options),
        detail: comment.text,
        byName: comment.author,
      });
    return comment;
  };
}

/** What happened to a row, in a sentence. */
function saidOf<F extends Fields>(
  entity: Entity<F>,
  row: RowOf<F>,
  { when, field, noun }: RuleOptions<F>,
): string {
  const title = titleOf(entity, row);
  if (when === "added" || when === "answered")
    return communityWords.newRow({ one: noun.one, title });
  if (when === "met" || field === undefined) return title;
  const { label, kind, format } = fieldOf(entity, field);
  if (kind === "state" || kind === "choice")
    return words.isNow({ title, state: format(row[field]) });
  const day = readText(row[field]);
  const shown =
    when === "due" ? (day.length > 10 ? formatMoment(day) : formatDate(day)) : format(row[field]);
  return words.changedTo({ title, label, value: shown });
}

interface Telling<F extends Fields> {
  options: RuleOptions<F>;
  said: string;
  detail?: string;
  byName?: string;
  isOpen?: boolean;
}

/** Writes a notice of a row. */
function tell<F extends Fields>(entity: Entity<F>, row: RowOf<F>, telling: Telling<F>) {
  const { options, byName = "", isOpen = false } = telling;
  const { when, field } = options;
  const isByPerson = when !== "due" && when !== "met";
  const notice: Notice = {
    ...sayingOf(entity, row, telling),
    ...recipientsOf(entity, row, { options, above: rowsAbove(row, options) }),
    by: isByPerson ? session.get() : "",
    byName,
    at:
      when === "due" && field !== undefined
        ? dueFrom(readText(row[field]), options.daysBefore).toISOString()
        : new Date().toISOString(),
    isOpen,
    readBy: [],
  };
  notices.add(notice);
}

/** What is said of a row, and the page that shows it. */
function sayingOf<F extends Fields>(
  entity: Entity<F>,
  row: RowOf<F>,
  { options, said, detail = "" }: Telling<F>,
): Omit<Upcoming, "at"> {
  const { id, text, when } = options;
  const above = rowsAbove(row, options);
  const parents = above.map((one) => titleOf(one.entity, one.row)).join(" · ");
  const first = above.find(({ isLink }) => isLink);
  return {
    rule: id,
    row: row.id,
    text: text ?? said,
    detail: [text === undefined ? "" : said, detail || (when === "added" ? parents : "")]
      .filter((part) => part !== "")
      .join(" · ")
      .slice(0, DETAIL_CHARACTERS_MAX),
    path:
      options.isLink === true || first === undefined
        ? options.isLink === true
          ? `${entity.rowPath}/${row.id}`
          : entity.home.path
        : `${first.entity.rowPath}/${first.row.id}`,
  };
}

const DETAIL_CHARACTERS_MAX = 160;

interface Above {
  entity: Entity;
  row: RowOf<Fields>;
  isLink: boolean;
}

/** The rows that a row refers to. */
function rowsAbove<F extends Fields>(row: RowOf<F>, { about = [] }: RuleOptions<F>): Above[] {
  return about.flatMap(({ by, entity, isLink = true }) => {
    const target = wholeOf(entity())
      .all()
      .find(({ id }) => id === row[by]);
    return target === undefined ? [] : [{ entity: entity(), row: target, isLink }];
  });
}

/** The single people whom a notice of a row is for. */
function recipientsOf<F extends Fields>(
  entity: Entity<F>,
  row: RowOf<F>,
  { options, above }: { options: RuleOptions<F>; above: readonly Above[] },
): Pick<Notice, "accounts" | "names"> {
  const { when, isForOwner = false, followed = [], named = [] } = options;
  const owned = when === "added" ? above : [{ entity, row }];
  const owners = isForOwner ? owned.flatMap((one) => ownersOf(one.entity, one.row.id)) : [];
  const subjects = new Set([row.id, ...above.map((one) => one.row.id)]);
  const followers = followed.flatMap((marks) =>
    marks
      .all()
      .filter(({ about, by }) => subjects.has(about) && by !== "")
      .map(({ by }) => by),
  );
  const texts = named.flatMap(({ name }) => fieldOf(entity, name).searchTexts(row[name]));
  const entered = named.flatMap(({ name, of }) =>
    of === undefined ? [] : ownersOf(of(), readText(row[name])),
  );
  return {
    accounts: [...new Set([...owners, ...followers, ...entered])],
    names: texts.map(folded).filter((name) => name !== ""),
  };
}
