/** A variable at the beginning of a declaration, in minified styles. */
const DECLARED = /(?<=[{;])--[\w-]+(?=:)/g;

/** A variable anywhere else but in its own registration. */
const READ = /(?<!@property |[{;\w-])--[\w-]+/g;

/** A variable in the text of a module. What it is composed with ends in a hyphen: `--chart-${index}`. */
const NAMED = /(?<![\w)\]-])--[\w-]*/g;

/** The variables that minified styles declare, and that neither they nor the modules read. */
export function unusedVariables(css: string, sources: readonly string[]): string[] {
  const read = new Set(css.match(READ));
  const named = new Set(sources.flatMap((source) => source.match(NAMED) ?? []));
  const beginnings = [...named].filter((name) => name.endsWith("-"));
  const isNamed = (variable: string): boolean => named.has(variable) || beginnings.some((beginning) => variable.startsWith(beginning));
  return [...new Set(css.match(DECLARED))].filter((variable) => !read.has(variable) && !isNamed(variable));
}
