/** The id of a part of a feature, by which a phrase that asks for it and the checks that show it are joined. */
export function partId(featureId: string, part: string): string {
  return `${featureId}.${part.replaceAll(" ", "-")}`;
}
