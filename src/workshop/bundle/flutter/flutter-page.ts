// The site of a Flutter app that was not built for browsers: a page that says what the project is, which files it has, how to
// run it, and that it was not run here.
import { createHash } from "node:crypto";
import { htmlText } from "./html-text.ts";
import type { ProjectFiles, Site, SiteFile } from "../../project-files.ts";

const STYLE = `:root { color-scheme: light dark; --page: #f3f5f8; --card: #fff; --ink: #16181d; --soft: #555b66; --code: #e4e8ee; }
@media (prefers-color-scheme: dark) { :root { --page: #101114; --card: #191b20; --ink: #f2f3f5; --soft: #a6acb8; --code: #2a2d34; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: clamp(2rem, 8vw, 5rem) 1.25rem; }
h1 { margin: 0 0 .25rem; font-size: clamp(1.75rem, 5vw, 2.25rem); line-height: 1.2; text-wrap: balance; }
h2 { margin: 0 0 .5rem; font-size: 1.05rem; }
p { margin: 0 0 .75rem; color: var(--soft); }
section { margin-top: 1.25rem; padding: 1.25rem 1.5rem; border-radius: 1rem; background: var(--card); }
section > :last-child { margin-bottom: 0; }
ol, ul { margin: 0; padding-inline-start: 1.25rem; color: var(--soft); }
li { margin-bottom: .4rem; overflow-wrap: anywhere; }
code { padding: .1em .4em; border-radius: .3em; background: var(--code); color: var(--ink); font: .9em ui-monospace, monospace; }
summary { cursor: pointer; font-weight: 600; }
summary + ul { margin-top: .75rem; }
`;

/** The site of a project. `untried` says why it was not tried. */
export function flutterPage(files: ProjectFiles, untried: string): Site {
  const style = `/assets/page-${createHash("sha256").update(STYLE).digest("hex").slice(0, 8)}.css`;
  const [name, tagline] = namesIn(files);
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="${htmlText(tagline || name)}">
    <title>${htmlText(name)}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${style}">
  </head>
  <body>
    <main>
      <h1>${htmlText(name)}</h1>
      <p>${htmlText(tagline)}</p>
      <section>
        <h2>An app for iOS, Android and the web, made with Flutter</h2>
        <p>This page is about its source. ${htmlText(untried)}</p>
      </section>
      <section>
        <h2>Run it</h2>
        <ol>
          <li>Download the files as a zip, and unpack them.</li>
          <li><code>flutter create . --platforms=android,ios,web</code></li>
          <li><code>flutter pub get</code></li>
          <li><code>flutter run</code></li>
        </ol>
      </section>
      <section>
        <details>
          <summary>${files.size} files</summary>
          <ul>${[...files.keys()].map((path) => `<li><code>${htmlText(path)}</code></li>`).join("")}</ul>
        </details>
      </section>
    </main>
  </body>
</html>
`;
  return [
    file("/index.html", { text: page, contentType: "text/html; charset=utf-8", immutable: false }),
    file(style, { text: STYLE, contentType: "text/css; charset=utf-8", immutable: true }),
  ];
}

const file = (path: string, { text, ...rest }: { text: string; contentType: string; immutable: boolean }): SiteFile => ({
  path,
  bytes: Buffer.from(text),
  ...rest,
});

/** The name of the app and what it is about, as its README has them. */
function namesIn(files: ProjectFiles): [name: string, tagline: string] {
  const [title = "", , tagline = ""] = (files.get("README.md") ?? "").split("\n");
  const plain = (text: string): string => text.replace(/\\([^A-Za-z0-9\s])/g, "$1").trim();
  const name = plain(title.replace(/^#\s*/, "")) || "Flutter app";
  return [name, tagline.startsWith("An app for iOS") ? "" : plain(tagline)];
}
