/** What a calculation of numbers and + − × ÷ comes to, × and ÷ before + and −; null where it cannot be worked out. Nothing is evaluated as code. */
export function calculate(calculation: string): number | null {
  const plain = calculation
    .replaceAll("×", "*")
    .replaceAll("÷", "/")
    .replaceAll("−", "-")
    .replaceAll(",", ".")
    .replace(/\s+/g, "");
  if (!/^-?\d*\.?\d+(?:[-+*/]-?\d*\.?\d+)*$/.test(plain)) return null;
  const parts = plain.match(/(?:^-?|(?<=[-+*/])-?|)\d*\.?\d+|[-+*/]/g) ?? [];
  const terms = [Number(parts[0])];
  for (let index = 1; index + 1 < parts.length; index += 2) {
    const sign = parts[index];
    const value = Number(parts[index + 1]);
    const last = terms.pop() ?? 0;
    if (sign === "*") terms.push(last * value);
    else if (sign === "/") terms.push(last / value);
    else terms.push(last, sign === "-" ? -value : value);
  }
  const total = terms.reduce((sum, term) => sum + term, 0);
  return Number.isFinite(total) ? Math.round(total * 1e10) / 1e10 : null;
}
