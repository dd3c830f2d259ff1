/** A field and its value, as they are written. */
interface Written {
  name: string;
  value: string;
}

/** Reads `tool = this, borrower = me`: a comma or a semicolon in quotes or parentheses belongs to the value. */
export function valuesIn(said: string): Written[] {
  return partsOf(said).flatMap((part) => {
    const [, name, value] = /^\s*([^=<>]+?)\s*[=:]\s*(.+?)\s*$/s.exec(part) ?? [];
    return name === undefined || value === undefined ? [] : [{ name, value }];
  });
}

function partsOf(said: string): string[] {
  const parts = [""];
  let depth = 0;
  let isQuoted = false;
  for (const character of said) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === "(") depth += 1;
    else if (!isQuoted && character === ")") depth -= 1;
    if (!isQuoted && depth === 0 && (character === "," || character === ";")) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${character}`);
  }
  return parts;
}
