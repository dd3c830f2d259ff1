// The names in a formula, word by word: fields of the row, of rows that it refers to, and rows that belong to it.
import type { Entity, Field } from "../../../schema/entity.ts";
import type { FieldPlace, Formula } from "../formula.ts";
import { type FormulaScope, isCalled, plainName, valueTypeOf } from "../formula-scope.ts";
import type { Typed } from "../typed-calls.ts";
import { FormulaCursor } from "./formula-cursor.ts";
import type { FormulaWord } from "./formula-words.ts";

/** A field that is named, and of what: the row, one of the rows of an aggregate, or what was asked for. */
interface NamedField {
  of: "row" | "child" | "asked";
  entity: Entity;
  field: Field;
}

/** Rows that belong to a row: the one of the formula, or the one to which references of it lead. */
export interface NamedRows {
  child: FieldPlace;
  via: readonly FieldPlace[];
}

const isSame = (one: NamedRows, other: NamedRows): boolean =>
  one.child.entity === other.child.entity && one.via.map(({ field }) => field).join() === other.via.map(({ field }) => field).join();

/** A place in the words of a formula, with what the names there mean. */
export class NameCursor extends FormulaCursor {
  /** The rows that the aggregate is about which is being read; null outside of one. */
  protected rows: NamedRows | null = null;
  protected isInAggregate = false;
  protected readonly scope: FormulaScope;

  constructor(scope: FormulaScope, words: readonly FormulaWord[]) {
    super(words);
    this.scope = scope;
  }

  protected sound(part: Typed): Formula {
    return "problem" in part ? this.fail(part.problem) : part;
  }

  /** The number of words of the field that is named here; 0 where none is. */
  protected lengthOfField(): number {
    const start = this.at;
    const own = this.longest((name) => this.ownField(name));
    const length = own === null ? 0 : this.at - start;
    this.at = start;
    return length;
  }

  /** A field by its name, and by the references that lead to it; null where no name stands there that is known. */
  protected path(): Formula | null {
    const start = this.at;
    const own = this.longest((name) => this.ownField(name));
    const end = this.at;
    this.at = start;
    const rows = this.rowsNamed();
    // Of a field "order" and rows called "order lines" the longer name is meant; of a number "policies" and rows called "policies" those
    // whose fields are named.
    const isRows = end === this.at && this.isInAggregate && own?.field.type !== "reference" && this.isSign(".");
    if (own !== null && (rows === null || (end >= this.at && !isRows))) {
      this.at = end;
      return this.followed(own.of, own);
    }
    if (rows === null) return null;
    const called = this.words
      .slice(start, this.at)
      .map(({ text }) => text)
      .join(" ")
      .replaceAll(" . ", ".");
    if (!this.isInAggregate) return this.fail(`“${called}” are many rows: say sum, count, average, min or max of them.`);
    if (this.rows !== null && !isSame(this.rows, rows)) return this.fail("one call is about rows of one kind only.");
    this.rows = rows;
    if (this.takeSign(".") === null) return this.fail(`which field of “${called}” is meant?`);
    const entity = this.scope.byId(rows.child.entity);
    const field = entity && this.longest((name) => this.scope.fieldOf(entity, name));
    if (entity !== null && field === null && this.longest((name) => this.scope.childOf(name, entity)) !== null)
      return this.fail(
        `each of the ${entity.name.many} has many of these rows: add them up in a field of ${entity.name.many}, and name that here.`,
      );
    if (entity === null || field === null) return this.unknownIn(entity);
    return this.followed("child", { entity, field });
  }

  /** What stands for a row that is referred to: its name. */
  protected inWords(value: Formula): Formula {
    const last = value.kind === "field" ? value.path.at(-1) : undefined;
    const field = last && this.scope.byId(last.entity)?.fields.find(({ id }) => id === last.field);
    const target = field && this.scope.targetOf(field);
    const title = target?.fields.find(({ id }) => id === target.titleField);
    const type = title && valueTypeOf(title.type);
    if (value.kind !== "field" || !target || !title || !type) return value;
    return { ...value, type, path: [...value.path, { entity: target.id, field: title.id }] };
  }

  /** A field of the row that the formula is about; inside an aggregate also one of its rows. */
  protected ownField(name: string): NamedField | null {
    const { entity, asked } = this.scope;
    const child = this.rows === null ? null : this.scope.byId(this.rows.child.entity);
    const inChild = child === null ? null : this.scope.fieldOf(child, name);
    if (child !== null && inChild !== null) return { of: "child", entity: child, field: inChild };
    const given = asked === null ? null : this.scope.fieldOf(asked, name);
    if (asked !== null && given !== null) return { of: "asked", entity: asked, field: given };
    const field = this.scope.fieldOf(entity, name);
    return field === null ? null : { of: "row", entity, field };
  }

  protected followed(of: "row" | "child" | "asked", first: { entity: Entity; field: Field }): Formula {
    const path: [FieldPlace, ...FieldPlace[]] = [{ entity: first.entity.id, field: first.field.id }];
    let { field } = first;
    while (this.takeSign(".") !== null) {
      const target = this.scope.targetOf(field);
      if (target === null) return this.fail(`“${field.label}” has no fields of its own.`);
      const next = this.longest((name) => this.scope.fieldOf(target, name));
      if (next === null) return this.unknownIn(target);
      path.push({ entity: target.id, field: next.id });
      field = next;
    }
    const type = valueTypeOf(field.type);
    if (type === null) return this.fail(`“${field.label}” is a list, which a formula cannot work with.`);
    return { kind: "field", type, of, path };
  }

  protected unknownIn(entity: Entity | null): Formula {
    const labels = (entity?.fields ?? []).map(({ label }) => `“${label}”`).join(", ");
    return this.fail(`there is no “${this.words[this.at]?.text ?? ""}” of ${entity?.name.many ?? "it"}, which have ${labels}.`);
  }

  /** `bids`, `lot.bids`: rows that belong to the row, or to one that it refers to; null where none are named. */
  protected rowsNamed(): NamedRows | null {
    const { rows } = this;
    const child = this.longest((name) => this.scope.childOf(name));
    if (child !== null) return { child, via: [] };
    const again = rows && this.longest((name) => (isCalled(this.scope.byId(rows.child.entity), plainName(name)) ? rows : null));
    if (again !== null) return again;
    const start = this.at;
    const own = this.longest((name) => this.scope.fieldOf(this.scope.entity, name));
    const found = own === null ? null : this.rowsBehind(this.scope.entity, own);
    if (found === null) this.at = start;
    return found;
  }

  /** The rows of the one that a reference leads to, or further ones from there. */
  private rowsBehind(entity: Entity, field: Field): NamedRows | null {
    const target = this.scope.targetOf(field);
    if (target === null || this.takeSign(".") === null) return null;
    const via = { entity: entity.id, field: field.id };
    const start = this.at;
    const child = this.longest((name) => this.scope.childOf(name, target));
    const end = this.at;
    this.at = start;
    const next = this.longest((name) => this.scope.fieldOf(target, name));
    if (child !== null && (next === null || this.words[end]?.text === ".")) {
      this.at = end;
      return { child, via: [via] };
    }
    const further = next === null ? null : this.rowsBehind(target, next);
    return further === null ? null : { ...further, via: [via, ...further.via] };
  }
}
