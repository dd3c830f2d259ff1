const ID_MAX = 48;

/** The id of a feature beside others of its kind: `collect-book`, `collect-book-followed`. */
export function idWith(id: string, variant: string): string {
  return `${id.slice(0, ID_MAX - variant.length - 1).replace(/-$/, "")}-${variant}`;
}
