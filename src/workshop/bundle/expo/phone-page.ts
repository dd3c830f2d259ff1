// The page around an app for phones, for visitors with a wide window: it frames the app, which stays at its own addresses, and
// says how to run it on a phone. On a phone nothing of it is seen but a link that opens the app in Expo Go, where there is one. The sites entrypoint gives it to whoever opens an address.
import { EXPO_GO_CODE_PATH, PHONE_PAGE, SOURCE_PATH } from "../../project-files.ts";

const STYLE = `:root { color-scheme: light dark; --page: #eceef1; --ink: #16181d; --soft: #555b66; --code: #dfe2e7; --case: #17181b; --rim: #3a3d44; }
@media (prefers-color-scheme: dark) { :root { --page: #101114; --ink: #f2f3f5; --soft: #a6acb8; --code: #23252b; --case: #000; --rim: #4a4e57; } }
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { display: flex; align-items: center; justify-content: center; gap: clamp(2rem, 6vw, 6rem); min-height: 100%; padding: 2rem; }
.phone { flex: none; width: 414px; height: min(868px, calc(100dvh - 4rem)); padding: 12px; border-radius: 54px; background: var(--case); box-shadow: 0 0 0 1px var(--rim), 0 30px 60px -20px #0006; }
.phone iframe { display: block; width: 100%; height: 100%; border: 0; border-radius: 42px; background: var(--page); }
.about { max-width: 24rem; }
h1 { margin: 0 0 .25rem; font-size: 1.75rem; line-height: 1.2; text-wrap: balance; }
p { margin: 0 0 1.5rem; color: var(--soft); }
h2 { margin: 0 0 .5rem; font-size: 1rem; }
ol { margin: 0; padding-inline-start: 1.25rem; color: var(--soft); }
li { margin-bottom: .5rem; }
a { color: inherit; text-underline-offset: .2em; }
a:hover { color: var(--ink); }
pre { margin: .5rem 0 0; padding: .75rem 1rem; border-radius: .75rem; background: var(--code); color: var(--ink); font: .875rem/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
code { font: inherit; }
[hidden] { display: none !important; }
.go { margin: 0 0 1.5rem; }
.go p { margin: 0 0 .75rem; overflow-wrap: anywhere; }
.qr { width: 11rem; margin: 0 0 .75rem; padding: .5rem; border-radius: .75rem; background: #fff; color: #000; }
.qr svg { display: block; width: 100%; height: auto; }
.bar { display: none; flex: none; align-items: center; gap: .5rem; padding: .25rem .25rem .25rem 1rem; }
.bar a { flex: 1; padding: .6rem 0; font-weight: 600; color: var(--ink); }
.bar button { min-width: 2.75rem; min-height: 2.75rem; border: 0; background: none; color: var(--soft); font: inherit; font-size: 1.25rem; cursor: pointer; }
@media (max-height: 900px) { main { align-items: flex-start; } .phone { position: sticky; top: 2rem; } }
@media (max-width: 860px) {
  .about { display: none; }
  body { display: flex; flex-direction: column; height: 100dvh; }
  main { flex: 1; min-height: 0; }
  .bar { display: flex; }
  .phone { height: 100%; max-height: 868px; }
}
@media (max-width: 520px), (max-height: 520px) and (pointer: coarse) {
  main { padding: 0; }
  .phone { position: static; width: 100%; height: 100%; max-height: none; padding: 0; border-radius: 0; box-shadow: none; }
  .phone iframe { border-radius: 0; }
}
`;

/** Shows the address of the app as its own, so that it can be reloaded and passed on. */
const SCRIPT = `const [name] = location.hostname.split(".");
for (const place of document.querySelectorAll(".name")) place.textContent = name;
const frame = document.querySelector("iframe");
frame.src = location.pathname + location.search + location.hash;
setInterval(() => {
  const { pathname, search, hash } = frame.contentWindow.location;
  const shown = pathname + search + hash;
  if (shown === location.pathname + location.search + location.hash || !shown.startsWith("/")) return;
  history.replaceState(null, "", shown);
}, 300);
const bar = document.querySelector(".bar");
const go = document.querySelector(".go");
const isClosed = () => sessionStorage.getItem("expo-go-closed") !== null;
bar.querySelector("button").addEventListener("click", () => {
  sessionStorage.setItem("expo-go-closed", "");
  bar.hidden = true;
});
async function showCode() {
  const answer = await fetch("${EXPO_GO_CODE_PATH}").catch(() => null);
  if (answer !== null && !answer.ok) return;
  const said = answer === null ? null : await answer.json();
  if (said === null || said.state === "preparing") setTimeout(showCode, 10_000);
  if (said === null) return;
  go.hidden = false;
  go.querySelector("p").textContent = said.text;
  go.querySelector(".qr").innerHTML = said.code ?? "";
  go.querySelector(".qr").hidden = said.code === null;
  for (const link of document.querySelectorAll(".expo-go")) {
    link.hidden = said.address === null;
    if (said.address !== null) link.href = said.address;
  }
  bar.hidden = said.address === null || isClosed();
}
void showCode();
`;

/** A file of the page, as text. */
export interface PhonePageFile {
  path: string;
  text: string;
  immutable: boolean;
}

/** The page of the app of this name, with its style and its script. The names are HTML. */
export function phonePage({ name, description }: { name: string; description: string }, hashOf: (text: string) => string): PhonePageFile[] {
  const style = `/assets/phone-${hashOf(STYLE)}.css`;
  const script = `/assets/phone-${hashOf(SCRIPT)}.js`;
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="description" content="${description}">
    <title>${name}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${style}">
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <div class="bar" hidden><a class="expo-go">Open in Expo Go</a><button type="button" aria-label="Close this bar">×</button></div>
    <main>
      <div class="phone"><iframe title="${name}" allow="clipboard-write; fullscreen"></iframe></div>
      <div class="about">
        <h1>${name}</h1>
        <p>${description}</p>
        <p>On a phone, this page is the app itself.</p>
        <section class="go" aria-live="polite" hidden>
          <h2>Open it in Expo Go</h2>
          <div class="qr" role="img" aria-label="QR code that opens the app in Expo Go" hidden></div>
          <p></p>
          <a class="expo-go" hidden>Open in Expo Go on this device</a>
        </section>
        <h2>Run it with Expo</h2>
        <ol>
          <li>Open <a href="${SOURCE_PATH}" target="_blank">its project</a>, signed in as its owner, and download the zip of its code.</li>
          <li>
            Unpack it, and start the app with Node.js 20.19 or newer:
            <pre><code>unzip <span class="name">app</span>-v*.zip -d app
cd app
npm install
npm start</code></pre>
          </li>
          <li>Scan the code that this prints with <a href="https://expo.dev/go">Expo Go</a> on a phone in the same network.</li>
        </ol>
      </div>
    </main>
  </body>
</html>
`;
  return [
    { path: PHONE_PAGE, text: page, immutable: false },
    { path: style, text: STYLE, immutable: true },
    { path: script, text: SCRIPT, immutable: true },
  ];
}
