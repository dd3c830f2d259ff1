type Values = Readonly<Record<string, number>>;

/**
 * What a calculation comes to: numbers and names of values, + − × ÷ ^, parentheses, ^ before × and ÷ before + and −, which of two
 * is the greater or the smaller (`max(a; b)`, `min(a; b)`), and in parentheses whether one is above another or reaches it (`(a > b)`,
 * `(a >= b)`: one or zero). Null where it cannot be worked out. Nothing is evaluated as code.
 */
export function calculate(calculation: string, values: Values = {}): number | null {
  const parts = partsOf(calculation);
  if (parts === null) return null;
  const reading = { parts, at: 0, values };
  const total = sumOf(reading);
  if (reading.at < parts.length || !Number.isFinite(total)) return null;
  return Math.round(total * 1e10) / 1e10;
}

interface Reading {
  readonly parts: readonly string[];
  at: number;
  readonly values: Values;
}

/** Its numbers, names and signs; null where there is anything else. */
function partsOf(calculation: string): string[] | null {
  const plain = calculation
    .replaceAll("×", "*")
    .replaceAll("÷", "/")
    .replaceAll("−", "-")
    .replaceAll(",", ".");
  const parts = plain.match(/\d*\.?\d+|[A-Za-z]\w*|>=|\S/g) ?? [];
  const isKnown = (part: string) => /^(?:\d*\.?\d+|[A-Za-z]\w*|>=|[-+*/^();>])$/.test(part);
  return parts.length > 0 && parts.length <= 400 && parts.every(isKnown) ? parts : null;
}

function sumOf(reading: Reading): number {
  let total = productOf(reading);
  for (let sign = take(reading, "+", "-"); sign !== null; sign = take(reading, "+", "-")) {
    const term = productOf(reading);
    total += sign === "+" ? term : -term;
  }
  return total;
}

function productOf(reading: Reading): number {
  let product = powerOf(reading);
  for (let sign = take(reading, "*", "/"); sign !== null; sign = take(reading, "*", "/")) {
    const factor = powerOf(reading);
    product = sign === "*" ? product * factor : product / factor;
  }
  return product;
}

function powerOf(reading: Reading): number {
  const base = valueOf(reading);
  return take(reading, "^") === null ? base : base ** powerOf(reading);
}

/** A number, the value of a name, or what is in parentheses; not a number for anything else. */
function valueOf(reading: Reading): number {
  if (take(reading, "-") !== null) return -valueOf(reading);
  if (take(reading, "(") !== null) {
    const inside = comparedIn(reading);
    return take(reading, ")") === null ? Number.NaN : inside;
  }
  const part = reading.parts[reading.at] ?? "";
  reading.at += 1;
  if (/^(?:max|min)$/.test(part) && take(reading, "(") !== null) return ofTwo(reading, part);
  if (/^[\d.]/.test(part)) return Number(part);
  return Object.hasOwn(reading.values, part) ? (reading.values[part] ?? Number.NaN) : Number.NaN;
}

/** A sum, or whether it is above another or reaches it: one or zero. */
function comparedIn(reading: Reading): number {
  const left = sumOf(reading);
  const sign = take(reading, ">", ">=");
  if (sign === null) return left;
  const right = sumOf(reading);
  return Number(sign === ">" ? left > right : left >= right);
}

/** `a; b)`: the greater or the smaller of the two. */
function ofTwo(reading: Reading, name: string): number {
  const left = sumOf(reading);
  if (take(reading, ";") === null) return Number.NaN;
  const right = sumOf(reading);
  if (take(reading, ")") === null) return Number.NaN;
  return name === "max" ? Math.max(left, right) : Math.min(left, right);
}

/** Takes the next part if it is one of these signs. */
function take(reading: Reading, ...signs: readonly string[]): string | null {
  const part = reading.parts[reading.at];
  if (part === undefined || !signs.includes(part)) return null;
  reading.at += 1;
  return part;
}
