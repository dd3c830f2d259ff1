/** An amount that a person typed, with a point or a comma: null if it is empty, NaN if it is not a number of 0 or more. */
export function readAmount(text: string): number | null {
  const typed = text.trim().replace(",", ".");
  if (typed === "") return null;
  return /^\d+(\.\d*)?$|^\.\d+$/.test(typed) ? Number(typed) : Number.NaN;
}
