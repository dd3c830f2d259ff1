// Reads a formula: numbers, quoted texts, names of fields, + - * / and parentheses, comparisons, and, or, not, and calls.
//
//   Quantity * Unit price                       fields of the row, by their labels or ids
//   product.price * quantity                    a field of the row that a reference leads to
//   sum(lines.amount), count(lines), average(reviews.stars), min(…), max(…)       over the rows that belong to the row
//   max(visits.date), last(visits.note), first(visits.note, visits.date)        the latest day; a value of the row that stands first or last by a day
//   sum(lines.quantity * lines.price), count(tasks.done), sum(if(bills.paid, 0, bills.amount))
//   count(tasks where done), sum(entries.amount where kind = "Income")            of the rows only those for which a condition holds
//   max(lot.bids.amount)                         over the rows that belong to the one that a reference leads to
//   if(stock < 5, "Low", "Enough"), round(x, 2), abs(x), empty(x)
//   due - today, start + 14, days(start, end), years(birthday, today)             dates and days
//   random(prizes), random(prizes.name)          in what a person does: a row that is drawn, or a field of it
//   row(prizes, "Lucky cat mug")                 in what a person does: the row that has this name
//   this, me                                     in what a person does: the row, for a reference to it, and the person's name
//   seller = me                                  in what a person does: whether a reference leads to a row that the person added
import type { Entity } from "../../schema/entity.ts";
import type { Aggregate, Formula, Operation } from "./formula.ts";
import { type Doing, FormulaScope } from "./formula-scope.ts";
import { formulaWords } from "./words/formula-words.ts";
import { NameCursor, type NamedRows } from "./words/name-cursor.ts";
import {
  added,
  AGGREGATES,
  CALLS,
  checked,
  choice,
  comparison,
  constant,
  CONSTANTS,
  drawnValue,
  NAMES,
  ofFlags,
  ofNumbers,
  OF_DAYS,
  oneOfRows,
  type Typed,
  typedCall,
} from "./typed-calls.ts";

/** Reads what a formula of an entity's rows says; a mistake is given as the end of a sentence. */
export function parseExpression(
  entities: readonly Entity[],
  entity: Entity,
  { formula, doing = null }: { formula: string; doing?: Doing | null },
): Typed {
  const scope = new FormulaScope(entities, entity, doing);
  const split = formulaWords(formula, scope.allNames);
  if ("unread" in split) return { problem: `it cannot be read from “${split.unread}” on.` };
  return new Parser(scope, split.words).whole();
}

/** What a table has under a name: never what every object has, such as `__proto__`. */
const entryOf = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** What stands in the parentheses of an aggregate. */
interface ArgsOfRows {
  args: readonly Formula[];
  where: Formula | null;
}

/** Before the condition of rows. */
const WHERE: ReadonlySet<string> = new Set(["where", "if", "when"]);

class Parser extends NameCursor {
  whole(): Typed {
    if (this.words.length === 0) return { problem: "it is empty." };
    const formula = this.either();
    const rest = this.words[this.at];
    if (rest !== undefined) this.fail(`“${rest.text}” is not expected where it stands.`);
    return this.problem === null ? formula : { problem: this.problem };
  }

  private either(): Formula {
    let left = this.both();
    while (this.takeName("or")) left = this.sound(ofFlags("either", left, this.both()));
    return left;
  }

  private both(): Formula {
    let left = this.negated();
    while (this.takeName("and")) left = this.sound(ofFlags("both", left, this.negated()));
    return left;
  }

  private negated(): Formula {
    const [word, next] = [this.words[this.at], this.words[this.at + 1]];
    if (word?.text.toLowerCase() !== "not" || word.kind !== "name" || next?.text === "(") return this.compared();
    this.at += 1;
    return this.sound(ofFlags("not", this.negated()));
  }

  private compared(): Formula {
    const left = this.sum();
    const sign = this.takeSign("<=", ">=", "<>", "=", "<", ">");
    return sign === null ? left : this.sound(comparison(sign, left, this.sum()));
  }

  private sum(): Formula {
    let left = this.product();
    for (let sign = this.takeSign("+", "-"); sign !== null; sign = this.takeSign("+", "-"))
      left = this.sound(added(sign, left, this.product()));
    return left;
  }

  private product(): Formula {
    let left = this.signed();
    for (let sign = this.takeSign("*", "/"); sign !== null; sign = this.takeSign("*", "/"))
      left = this.sound(ofNumbers(sign === "*" ? "times" : "over", left, this.signed()));
    return left;
  }

  private signed(): Formula {
    if (this.takeSign("-") === null) return this.value();
    return this.sound(ofNumbers("minus", constant(0), this.signed()));
  }

  private value(): Formula {
    const word = this.words[this.at];
    if (word === undefined) return this.fail("it ends too early.");
    if (word.kind === "name") return this.named();
    this.at += 1;
    if (word.kind === "number") return constant(Number(word.text) / (this.takeSign("%") === null ? 1 : 100));
    if (word.kind === "text") return this.quoted(word.text);
    if (word.text !== "(") return this.fail(`“${word.text}” is not expected where it stands.`);
    const inside = this.either();
    this.needSign(")");
    return inside;
  }

  /** A text; or the field of the row whose label of several words stands in quotes. */
  private quoted(text: string): Formula {
    const own = /\s/.test(text.trim()) ? this.ownField(text) : null;
    return own === null ? { kind: "constant", type: "text", value: text } : this.followed(own.of, own);
  }

  private named(): Formula {
    const [word, next] = [this.words[this.at], this.words[this.at + 1]];
    const low = word?.text.toLowerCase() ?? "";
    // A difference of days is a number of days: “days today - due” says no more than “today - due”.
    if (low === "days" && next?.kind === "name" && this.lengthOfField() < 2) {
      this.at += 1;
      return this.named();
    }
    if (next?.text === "(" && next.kind === "sign") {
      this.at += 2;
      return this.called(low);
    }
    const isDay = low === "today" || low === "now";
    // What is worked out for today may be called “Today” itself.
    const path = isDay && this.ownField(low)?.field.formula !== undefined && this.lengthOfField() < 2 ? null : this.path();
    if (path !== null) return path;
    this.at += 1;
    if (isDay) return { kind: "today", type: "date" };
    if (low === "me" && this.scope.doing !== null) return { kind: "me", type: "text" };
    if (low === "this" && this.scope.doing !== null) return { kind: "this", type: "row", entity: this.scope.entity.id };
    const flag = entryOf(CONSTANTS, low);
    if (flag !== undefined) return { kind: "constant", type: "boolean", value: flag };
    return this.fail(`there is no “${word?.text ?? ""}”. It may name ${this.scope.names}.`);
  }

  private called(name: string): Formula {
    if (name === "today" || name === "now") {
      this.needSign(")");
      return { kind: "today", type: "date" };
    }
    if (name === "random" && this.scope.doing !== null) return this.drawn();
    if (name === "row" && this.scope.doing !== null) return this.rowNamed();
    const aggregate = entryOf(AGGREGATES, name);
    if (aggregate !== undefined) return this.aggregate(name, aggregate);
    const args = this.args();
    if (name === "if") return this.sound(choice(args));
    const known = entryOf(CALLS, name);
    if (known === undefined) return this.fail(`there is no “${name}(…)”.`);
    const given = name === "round" && args.length === 1 ? [...args, constant(0)] : args;
    if (given.length !== known.args.length) return this.fail(`“${name}” takes ${known.args.length} values, not ${args.length}.`);
    return this.sound(typedCall(known.name, known.type, { args: given, wanted: known.args }));
  }

  /** `prizes)`, `prizes.name)`, `prizes).name`: a row of an entity, or a field of it. */
  private drawn(): Formula {
    const entity = this.longest((name) => this.scope.named(name));
    if (entity === null) return this.fail(`“random” needs a thing from whose rows one is drawn, not “${this.words[this.at]?.text ?? ""}”.`);
    const isInside = this.isSign(".");
    if (!isInside) this.needSign(")");
    if (this.takeSign(".") === null) return { kind: "random", type: "row", entity: entity.id, field: null };
    const field = this.longest((name) => this.scope.fieldOf(entity, name));
    if (field === null) return this.unknownIn(entity);
    if (isInside) this.needSign(")");
    return this.sound(drawnValue(entity, field));
  }

  /** `prizes, "Lucky cat mug")`: the row of an entity that has this name. */
  private rowNamed(): Formula {
    const entity = this.longest((name) => this.scope.named(name));
    if (entity === null) return this.fail(`“row” needs a thing, not “${this.words[this.at]?.text ?? ""}”.`);
    this.needSign(",");
    const name = this.words[this.at];
    if (name?.kind !== "text") return this.fail("“row” needs the name of the row in quotes.");
    this.at += 1;
    this.needSign(")");
    return { kind: "named", type: "row", entity: entity.id, name: name.text };
  }

  /** Over the rows that belong to the row, or over values of it. */
  private aggregate(name: string, kinds: { rows: Aggregate; values: Operation | null }): Formula {
    if (this.isInAggregate) return this.fail(`“${name}” cannot stand inside another one of its kind.`);
    this.isInAggregate = true;
    const { args, where } = this.argsOfRows();
    const { rows } = this;
    this.isInAggregate = false;
    this.rows = null;
    if (rows !== null) return this.overRows(name, kinds.rows, { ...rows, args, where });
    if (where !== null) return this.fail(`“where” needs rows before it, as in “${name}(lines where …)”.`);
    const { values } = kinds;
    const [value = null] = args;
    if (values === null || value === null) return this.fail(`“${name}” needs rows that belong to ${this.scope.entity.name.many}.`);
    if (values !== "plus") return this.sound(ofNumbers(values, ...args));
    return args.slice(1).reduce((sum, arg) => this.sound(ofNumbers("plus", sum, arg)), this.sound(checked(value, ["number"])));
  }

  private overRows(name: string, rows: Aggregate, { child, via, args, where: said }: NamedRows & ArgsOfRows): Formula {
    const isOne = rows === "firstOf" || rows === "lastOf";
    // A second value that is yes or no can only be the condition.
    const second = !isOne && said === null && args.length === 2 && args[1]?.type === "boolean" ? args[1] : null;
    const condition = said ?? second;
    if (condition !== null && condition.type !== "boolean")
      return this.fail(`“where” needs a condition that is yes or no for each row, not a ${NAMES[condition.type]}.`);
    const more = { ...(condition !== null && { where: condition }), ...(via.length > 0 && { via }) };
    const values = second === null ? args : args.slice(0, 1);
    const [value = null] = values;
    if (isOne) {
      const fields = this.scope.byId(child.entity)?.fields ?? [];
      const one = this.sound(oneOfRows(rows, child, { args: values.map((arg) => this.inWords(arg)), fields }));
      return one.kind === "aggregate" ? { ...one, ...more } : one;
    }
    if (values.length > 1 || (value === null && rows !== "countOf")) return this.fail(`“${name}” takes one value of each row.`);
    const ofDays = value?.type === "date" ? OF_DAYS[rows] : undefined;
    if (ofDays !== undefined) return { kind: "aggregate", type: "date", name: ofDays, child, value, ...more };
    const typed = value === null || rows === "countOf" ? value : this.sound(checked(value, ["number"]));
    return { kind: "aggregate", type: "number", name: rows, child, value: typed, ...more };
  }

  /** The values of an aggregate; the rows may be named before them: `count(tasks)`, `sum(lines, quantity * price)`. */
  private argsOfRows(): ArgsOfRows {
    const start = this.at;
    const rows = this.rowsNamed();
    const isNamed = rows !== null && (this.isSign(",") || this.isSign(")") || this.isWhere());
    if (isNamed) this.rows = rows;
    else this.at = start;
    const args: Formula[] = [];
    for (let isNext = !isNamed || this.takeSign(",") !== null; isNext && !this.isWhere() && !this.isSign(")");) {
      args.push(this.either());
      isNext = this.takeSign(",") !== null;
    }
    const where = this.isWhere() ? this.condition() : null;
    this.needSign(")");
    return { args, where };
  }

  /** Whether a word for the condition of rows stands here, and no call. */
  private isWhere(): boolean {
    const [word, next] = [this.words[this.at], this.words[this.at + 1]];
    return word?.kind === "name" && WHERE.has(word.text.toLowerCase()) && (word.text.toLowerCase() === "where" || next?.text !== "(");
  }

  private condition(): Formula {
    this.at += 1;
    return this.either();
  }

  /** The values of a call, up to its closing parenthesis. */
  private args(): Formula[] {
    if (this.takeSign(")") !== null) return [];
    const args = [this.either()];
    while (this.takeSign(",") !== null) args.push(this.either());
    this.needSign(")");
    return args;
  }
}
