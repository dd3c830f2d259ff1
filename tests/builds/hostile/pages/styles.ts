import { afterApp, EITHER, FAILED, fileOf, type HostilePage, inApp, inStyles, pagesOf } from "./hostile-page.ts";

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const lines = (count: number, line: (at: number) => string): string => Array.from({ length: count }, (_, at) => line(at)).join("\n");

/** A picture of the site that the app shows. */
const picture =
  (svg: string): HostilePage["edit"] =>
  (project) => ({
    "public/attack.svg": svg,
    ...inApp(`  return <img src="/attack.svg" alt="" width="600" height="600" />;`)(project),
  });

/** Ten elements that each show the one before ten times: 10^8 in nine lines. */
const laughing = `<svg ${SVG}><defs><g id="u0"><rect width="9" height="9"/></g>${lines(
  8,
  (at) => `<g id="u${at + 1}">${`<use href="#u${at}" x="1"/>`.repeat(10)}</g>`,
)}</defs><use href="#u8"/></svg>`;

/** Styles and pictures whose cost is in working them out: in the compiler, in the layout, and in the drawing. */
export const styles = pagesOf("styles", [
  [
    "nested-rules",
    "rules that are nested such that their selectors double at each level, in the source",
    EITHER,
    inStyles(`${"&.a, &.b, &.c, &.d {".replace("&", ".x").repeat(1)}${" &.a, &.b, &.c, &.d {".repeat(24)} color: red; ${"}".repeat(25)}`),
  ],
  ["deep-rules", "rules nested 20,000 deep in the source", EITHER, inStyles(`${".a {".repeat(20_000)} color: red; ${"}".repeat(20_000)}`)],
  [
    "deep-functions",
    "functions nested 50,000 deep in the source",
    EITHER,
    inStyles(`.a { width: ${"calc(1px + ".repeat(12_000)}1px${")".repeat(12_000)}; }`),
  ],
  [
    "having",
    ":has within :is within :not, over many elements",
    EITHER,
    (project) => ({
      ...inStyles(
        lines(
          300,
          (at) =>
            `:is(div, p):has(~ * :is(span:not(:has(+ b))) :nth-last-child(${at + 2}n of :not(.a${at}))) ~ * :is(*, * *) { color: rgb(${at % 255} 0 0); }`,
        ),
      )(project),
      ...inApp(`  return <div>{Array.from({ length: 3_000 }, (_, at) => <p key={at}><span>{at}</span><b>b</b></p>)}</div>;`)(project),
    }),
  ],
  ["selectors", "a selector of 200 kB", EITHER, inStyles(`${lines(12_000, (at) => `.attack-${at} > *,`)} .attack { color: red; }`)],
  [
    "blurs",
    "filters and blurs, one over the other, on the whole page",
    EITHER,
    inStyles(
      `body * { filter: ${"blur(90px) drop-shadow(0 0 99px red) ".repeat(40)}; backdrop-filter: ${"blur(99px) ".repeat(40)}; box-shadow: ${Array.from({ length: 300 }, (_, at) => `0 0 ${at}px 99px red`).join(", ")}; }`,
    ),
  ],
  [
    "variables",
    "custom properties of which each holds the one before ten times",
    EITHER,
    inStyles(
      `:root { --v0: "lol"; ${lines(12, (at) => `--v${at + 1}: ${`var(--v${at}) `.repeat(10)};`)} } body::before { content: var(--v12); }`,
    ),
  ],
  [
    "imports",
    "stylesheets that import one another in a circle",
    EITHER,
    (project) => ({
      ...Object.fromEntries(
        Array.from({ length: 60 }, (_, at) => [`src/attack${at}.css`, lines(60, (to) => `@import "./attack${to}.css";`)]),
      ),
      "src/index.css": `@import "./attack0.css";\n${fileOf(project, "src/index.css")}`,
    }),
  ],
  [
    "apply",
    "utilities that apply one another in a circle, and doubling ones",
    EITHER,
    inStyles(
      `${lines(22, (at) => `@utility bomb-${at} { @apply bomb-${at + 1} hover:bomb-${at + 1} focus:bomb-${at + 1}; }`)}\n@utility bomb-22 { color: red; }\n.attack { @apply bomb-0; }`,
    ),
  ],
  [
    "classes",
    "fifty thousand classes that Tailwind has to write out",
    EITHER,
    (project) => ({
      "src/classes.ts": `export const CLASSES = [${lines(4, (part) => `"${Array.from({ length: 3_500 }, (_, at) => `w-[${part}${at}px]`).join(" ")}",`)}];\n`,
      "src/more-classes.ts": `export const MORE = "${Array.from({ length: 6_000 }, (_, at) => `hover:md:dark:p-[calc(${at}px+1rem)]`).join(" ")}";\n`,
      "src/main.tsx": `import { CLASSES } from "./classes";\nimport { MORE } from "./more-classes";\n${fileOf(project, "src/main.tsx")}\nconsole.info(CLASSES.length, MORE.length);\n`,
    }),
  ],
  [
    "animations",
    "twenty thousand elements that move, each drawn on a layer of its own",
    EITHER,
    (project) => ({
      ...inStyles(
        `@keyframes attack { to { transform: rotate3d(1, 1, 1, 360deg) scale(9); left: 900px; } } .attack { position: absolute; will-change: transform; animation: attack 1s infinite; }`,
      )(project),
      ...inApp(`  return <div aria-hidden="true">{Array.from({ length: 20_000 }, (_, at) => <i className="attack" key={at} />)}</div>;`)(
        project,
      ),
    }),
  ],
  [
    "layouts",
    "tables in grids in flexible boxes, 300 deep, each laid out several times",
    EITHER,
    inApp(`  let inner: React.ReactNode = "the innermost";
  for (let level = 0; level < 300; level += 1) inner = level % 3 === 0 ? <div className="flex">{inner}</div> : level % 3 === 1 ? <div className="grid grid-cols-[auto_1fr_min-content]">{inner}</div> : <table><tbody><tr><td>{inner}</td></tr></tbody></table>;
  return <section>{inner}</section>;`),
  ],
  [
    "sizes",
    "elements of millions of pixels with large gradients",
    EITHER,
    inStyles(
      `html, body { width: 30000000px; height: 30000000px; background: ${Array.from({ length: 200 }, (_, at) => `repeating-conic-gradient(from ${at}deg, red 0deg, blue 0.001deg)`).join(", ")}; }`,
    ),
  ],
  ["svg-laughs", "a picture that shows a part of itself a hundred million times", EITHER, picture(laughing)],
  [
    "svg-entities",
    "a picture with entities that double, the billion laughs",
    FAILED,
    picture(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "lol">${lines(9, (at) => `<!ENTITY a${at} "${`&a${at === 0 ? "" : at - 1};`.repeat(10)}">`)}]><svg ${SVG}><text>&a8;</text></svg>`,
    ),
  ],
  [
    "svg-filters",
    "a picture with hundreds of filters of a large size",
    EITHER,
    picture(
      `<svg ${SVG} width="20000" height="20000"><filter id="f" x="-999%" y="-999%" width="9999%" height="9999%">${`<feTurbulence baseFrequency="0.9" numOctaves="99"/><feGaussianBlur stdDeviation="500"/><feMorphology radius="500"/>`.repeat(100)}</filter><rect width="20000" height="20000" filter="url(#f)"/></svg>`,
    ),
  ],
  [
    "svg-size",
    "a picture of two billion pixels square, with half a million points",
    EITHER,
    picture(
      `<svg ${SVG} width="2000000000" height="2000000000" viewBox="0 0 9 9"><path stroke="red" stroke-dasharray="0.0001" d="M0 0${"l9 9l-9-9".repeat(20_000)}"/></svg>`,
    ),
  ],
  ["svg-depth", "a picture nested 20,000 deep", EITHER, picture(`<svg ${SVG}>${"<g>".repeat(20_000)}${"</g>".repeat(20_000)}</svg>`)],
  [
    "drawn-laughs",
    "the same in the page itself, through elements that the app renders",
    EITHER,
    inApp(
      `  return <svg width="300" height="300" aria-hidden="true"><g id="u0"><rect width="9" height="9" /></g>{Array.from({ length: 7 }, (_, at) => <g key={at} id={"u" + (at + 1)}>{Array.from({ length: 10 }, (_, x) => <use key={x} href={"#u" + at} x={x} />)}</g>)}</svg>;`,
    ),
  ],
  [
    "fonts",
    "ten thousand fonts that are loaded at once",
    EITHER,
    afterApp(
      `for (let at = 0; at < 10_000; at += 1) { const font = new FontFace("font" + at, "url(/font" + at + ".woff2)"); document.fonts.add(font); void font.load().catch(() => undefined); }`,
    ),
  ],
]);
