import { afterApp, beforeApp, EITHER, FAILED, inApp, pagesOf } from "./hostile-page.ts";

/** Texts of 100 MB wherever a page can have one that something might read: dialogs, titles, names, attributes, addresses. */
export const texts = pagesOf("texts", [
  ["alerts", "alerts without end, each of 10 MB", FAILED, beforeApp(`for (;;) alert("\\u0001".repeat(10_000_000));`)],
  [
    "questions",
    "confirms and prompts without end, with large texts and answers",
    FAILED,
    afterApp(`for (;;) { confirm("x".repeat(5_000_000)); prompt("y".repeat(5_000_000), "z".repeat(5_000_000)); }`),
  ],
  [
    "leaving",
    "asks whether to leave, whenever it is left, and leaves for ever",
    EITHER,
    afterApp(`addEventListener("beforeunload", (event) => { event.preventDefault(); event.returnValue = "x".repeat(10_000_000); });
document.addEventListener("click", () => location.reload());`),
  ],
  ["title", "a title of 100 MB", EITHER, beforeApp(`document.title = "\\u0001x".repeat(50_000_000);`)],
  [
    "titles",
    "a new title in each turn of the event loop",
    EITHER,
    afterApp(`let turn = 0;
const next = (): void => { for (let at = 0; at < 1_000; at += 1) document.title = "title " + (turn += 1) + "x".repeat(10_000); setTimeout(next); };
next();`),
  ],
  [
    "heading",
    "a heading of 100 MB",
    EITHER,
    beforeApp(`document.body.append(Object.assign(document.createElement("h1"), { textContent: "\\u0001 ".repeat(50_000_000) }));`),
  ],
  [
    "labels",
    "buttons and fields whose labels have 100 MB",
    EITHER,
    afterApp(`const large = "Save plant ".repeat(9_000_000);
for (const name of ["button", "input", "textarea", "select"]) {
  const element = document.createElement(name);
  element.setAttribute("aria-label", large);
  document.body.prepend(element);
}`),
  ],
  [
    "labelled-by",
    "labels made of thousands of other labels",
    EITHER,
    afterApp(`const host = document.createElement("div");
for (let at = 0; at < 3_000; at += 1) {
  const button = document.createElement("button");
  button.id = "part" + at;
  button.textContent = "x".repeat(1_000);
  button.setAttribute("aria-labelledby", Array.from({ length: 3_000 }, (_, part) => "part" + part).join(" "));
  host.append(button);
}
document.body.append(host);`),
  ],
  [
    "attributes",
    "attributes of 100 MB: alternative texts, titles, placeholders, ids, classes",
    EITHER,
    afterApp(`const large = "x y".repeat(33_000_000);
for (const name of ["alt", "title", "placeholder", "id", "class", "data-x", "role"]) {
  const element = document.createElement(name === "alt" ? "img" : "input");
  element.setAttribute(name, large);
  document.body.append(element);
}`),
  ],
  [
    "options",
    "a list of a hundred thousand options, one of 100 MB",
    EITHER,
    inApp(`  const [large] = React.useState(() => "\\u0001".repeat(100_000_000));
  return (
    <select aria-label="Kind">
      <option>{large}</option>
      {Array.from({ length: 100_000 }, (_, at) => <option key={at}>{at}</option>)}
    </select>
  );`),
  ],
  [
    "links",
    "ten thousand links with texts of 10 kB and addresses of 100 kB",
    EITHER,
    afterApp(`const text = "link ".repeat(2_000);
const nav = document.createElement("nav");
for (let at = 0; at < 10_000; at += 1) nav.append(Object.assign(document.createElement("a"), { href: "/" + at + "/" + "x".repeat(100_000), textContent: text }));
document.body.append(nav);`),
  ],
  [
    "link",
    "one link whose text and address have 100 MB",
    EITHER,
    afterApp(
      `document.body.append(Object.assign(document.createElement("a"), { href: "/" + "x".repeat(100_000_000), textContent: "y".repeat(100_000_000) }));`,
    ),
  ],
  [
    "field-value",
    "fields whose value has 100 MB",
    EITHER,
    afterApp(`for (const field of document.querySelectorAll("input")) field.value = "\\u0001".repeat(100_000_000);`),
  ],
  ["text", "a paragraph of 100 MB", EITHER, afterApp(`document.body.append("word ".repeat(20_000_000));`)],
]);
