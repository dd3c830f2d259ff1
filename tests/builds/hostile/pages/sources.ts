import { beforeApp, DONE, EITHER, FAILED, fileOf, type HostilePage, imported, inApp, pagesOf } from "./hostile-page.ts";

const lines = (count: number, line: (at: number) => string): string => Array.from({ length: count }, (_, at) => line(at)).join("\n");

/** Modules that the app imports; the first is its way in. */
const modules =
  (count: number, write: (at: number) => string): HostilePage["edit"] =>
  (project) => ({
    ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`src/m/m${at}.ts`, write(at)])),
    "src/main.tsx": `import * as all from "./m/m0";\n${fileOf(project, "src/main.tsx")}\nconsole.info(typeof all);\n`,
  });

/** Sources that a compiler, a formatter, a checker or a reader of types expands, or descends into, without end. */
export const sources = pagesOf("sources", [
  [
    "recursive-types",
    "conditional types that call themselves",
    FAILED,
    imported(
      "src/attack.ts",
      `type Count<N extends number, T extends unknown[] = []> = T["length"] extends N ? T : Count<N, [...T, unknown]>;
type Both<A, B> = { a: A; b: B; c: Both<B, A>["a"] };
type Deep<T, N extends unknown[] = []> = N["length"] extends 900 ? T : Deep<Both<T, N>, [...N, 0]>;
export const one: Count<999>["length"] = 998;
export const two: Deep<string> = null;
`,
    ),
  ],
  [
    "unions",
    "unions whose product has millions of members",
    FAILED,
    imported(
      "src/attack.ts",
      `type D = ${Array.from({ length: 40 }, (_, at) => `{ k${at}: ${at} }`).join(" | ")};
type All = D & { [K in keyof D]: D };
type Flip<T> = T extends infer U ? { [K in keyof U]: (x: U) => Flip<Exclude<D, U>> } : never;
export const all: All & Flip<D> & Flip<Flip<D>> = 1;
${lines(30, (at) => `export const p${at}: [D, D, D, D, D] & [D | ${at}, D, D, D, D | "${at}"] = [${at}];`)}
`,
    ),
  ],
  [
    "template-types",
    "template literal types of a hundred thousand texts",
    FAILED,
    imported(
      "src/attack.ts",
      `type D = ${Array.from({ length: 10 }, (_, at) => `"${at}"`).join(" | ")};
type Five = \`\${D}\${D}\${D}\${D}\`;
type Join<A extends string, B extends string> = \`\${A}-\${B}\`;
export const text: Join<Five, Five> = "x";
export const keys: { [K in \`\${Five}\${D}\`]: \`\${K}-\${K}\` } = {};
`,
    ),
  ],
  [
    "inference",
    "overloads and generic calls nested in one another",
    EITHER,
    imported(
      "src/attack.ts",
      `declare function pick<A, B>(a: A, b: (a: A) => B): { a: A; b: B };
${lines(12, (at) => `declare function pick<A, B extends { k${at}: A }>(a: A, b: (a: A) => B): B;`)}
const f = (x: number) => ${"pick(x, (x) => ".repeat(40)}x${")".repeat(40)};
export { f };
`,
    ),
  ],
  [
    "brackets",
    "a hundred thousand brackets, one within the other",
    FAILED,
    imported("src/attack.ts", `export const deep = ${"[".repeat(100_000)}${"]".repeat(100_000)};\n`),
  ],
  [
    "parentheses",
    "sixty thousand functions, one within the other",
    FAILED,
    imported("src/attack.ts", `export const deep = ${"()=>".repeat(60_000)}1;\n`),
  ],
  ["elements", "JSX nested 20,000 deep", EITHER, inApp(`  return ${"<b>".repeat(20_000)}x${"</b>".repeat(20_000)};`)],
  ["sums", "a sum of sixty thousand numbers", EITHER, imported("src/attack.ts", `export const sum = ${"1 + ".repeat(60_000)}1;\n`)],
  [
    "conditions",
    "ten thousand conditions, each the alternative of the one before",
    EITHER,
    imported(
      "src/attack.ts",
      `export const pick = (x: number): number => ${Array.from({ length: 10_000 }, (_, at) => `x === ${at} ? ${at} : `).join("")}0;\n`,
    ),
  ],
  [
    "patterns",
    "types of patterns in patterns, 20,000 deep",
    FAILED,
    imported("src/attack.ts", `export type Deep = ${"{a:".repeat(20_000)}1${"}".repeat(20_000)};\n`),
  ],
  [
    "literal",
    "a list of ten thousand different objects, which are inferred",
    EITHER,
    imported(
      "src/attack.ts",
      `export const rows = [${lines(6_000, (at) => `{ k${at}: ${at}, name: "x" },`)}];\nexport const first = rows.map((row) => ({ ...row, ...rows[0] }));\n`,
    ),
  ],
  [
    "modules",
    "200 modules that each import all of them",
    EITHER,
    modules(
      200,
      (at) =>
        `${lines(200, (to) => `import { v${to} as w${to} } from "./m${to}";`)}\nexport const v${at} = (): unknown => [${Array.from({ length: 200 }, (_, to) => `w${to}`).join(",")}];\n`,
    ),
  ],
  [
    "stars",
    "250 modules that each pass on what all others export, in circles",
    EITHER,
    modules(200, (at) => `${lines(250, (to) => (to === at ? "" : `export * from "./m${to}";`))}\nexport const v${at} = ${at};\n`),
  ],
  [
    "long-star",
    "a chain of 280 modules, with names of 100 kB",
    EITHER,
    modules(60, (at) => `${at < 59 ? `export * from "./m${at + 1}";` : ""}\nexport const v${at}${"x".repeat(30_000)} = ${at};\n`),
  ],
  [
    "json",
    "data of 200 kB, nested 50,000 deep",
    FAILED,
    (project) => ({
      "src/attack.json": `${'{"a":['.repeat(25_000)}${"]}".repeat(25_000)}`,
      "src/main.tsx": `import attack from "./attack.json";\n${fileOf(project, "src/main.tsx")}\nconsole.info(typeof attack);\n`,
    }),
  ],
  [
    "index-quotes",
    "a page whose quotes open thousands of tags",
    FAILED,
    (project) => ({ "index.html": fileOf(project, "index.html").replace("</body>", `${`<p a="'`.repeat(30_000)}</body>`) }),
  ],
  [
    "comments",
    "a module of one comment and hundreds of thousands of stars",
    EITHER,
    imported("src/attack.ts", `/*${"*".repeat(200_000)}/\nexport const one = 1; ${"/**/".repeat(5_000)}\n`),
  ],
  ["names", "names of 100 kB, written as escapes", EITHER, imported("src/attack.ts", `export const ${"\\u{61}".repeat(30_000)} = 1;\n`)],
  [
    "markdown",
    "a document of 200 kB of nested quotations and lists",
    EITHER,
    (project) => ({
      "README.md": `${fileOf(project, "README.md")}\n${"> ".repeat(30_000)}x\n\n${"- ".repeat(10_000)}x\n\n${"*a **b ".repeat(5_000)}\n\n${"[".repeat(20_000)}\n`,
    }),
  ],
  [
    "package",
    "a package.json nested 40,000 deep",
    FAILED,
    () => ({ "package.json": `{"name":"x","scripts":${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}}` }),
  ],
  [
    "outside",
    "asks for files of the machine, by every spelling",
    FAILED,
    beforeApp(
      `export type A = typeof import("../../../../../../etc/passwd");\nexport type B = typeof import/**/("../../../../../../etc/passwd");`,
    ),
  ],
  [
    "large-and-plain",
    "no attack: a module of 200 kB, which must be built",
    DONE,
    imported(
      "src/attack.ts",
      `export const rows: readonly string[] = [\n${lines(5_000, (at) => `  "row ${at} of an ordinary list of data",`)}\n];\n`,
    ),
  ],
]);
