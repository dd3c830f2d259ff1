// The names in a formula, word by word: fields of the row, of rows that it refers to, and rows that belong to it.
import type { Entity, Field } from "../../../schema/entity.ts";
import type { FieldPlace, Formula } from "../formula.ts";
import { type FormulaScope, valueTypeOf } from "../formula-scope.ts";
import type { Typed } from "../typed-calls.ts";
import { FormulaCursor } from "./formula-cursor.ts";
import type { FormulaWord } from "./formula-words.ts";

/** A field that is named, and of what: the row, one of the rows of an aggregate, or what was asked for. */
interface NamedField {
  of: "row" | "child" | "asked";
  entity: Entity;
  field: Field;
}

/** A place in the words of a formula, with what the names there mean. */
export class NameCursor extends FormulaCursor {
  /** The rows that the aggregate is about which is being read; null outside of one. */
  protected child: FieldPlace | null = null;
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
    const child = this.childNamed();
    // Of a field "order" and rows called "order lines" the longer name is meant; of a number "policies" and rows called "policies" those
    // whose fields are named.
    const isRows = end === this.at && this.isInAggregate && own?.field.type !== "reference" && this.isSign(".");
    if (own !== null && (child === null || (end >= this.at && !isRows))) {
      this.at = end;
      return this.followed(own.of, own);
    }
    if (child === null) return null;
    const called = this.words
      .slice(start, this.at)
      .map(({ text }) => text)
      .join(" ");
    if (!this.isInAggregate) return this.fail(`“${called}” are many rows: say sum, count, average, min or max of them.`);
    if (this.child !== null && this.child.entity !== child.entity) return this.fail("one call is about rows of one kind only.");
    this.child = child;
    if (this.takeSign(".") === null) return this.fail(`which field of “${called}” is meant?`);
    const entity = this.scope.byId(child.entity);
    const field = entity && this.longest((name) => this.scope.fieldOf(entity, name));
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
    const child = this.child === null ? null : this.scope.byId(this.child.entity);
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

  protected childNamed(): FieldPlace | null {
    return this.longest((name) => this.scope.childOf(name));
  }
}
