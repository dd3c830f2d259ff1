/** A list of names as it is written down in the lexicon. */
export function names(list: string): readonly string[] {
  return list.split(",");
}
