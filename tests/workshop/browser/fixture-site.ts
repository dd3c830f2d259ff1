// A small app written by hand, with one thing for every step of a check to act on and to look at.
import type { Site } from "../../../src/workshop/project-files.ts";

const CONTENT_TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  map: "application/json",
};

/** A site of these texts by path. */
export const siteOf = (texts: Record<string, string>): Site =>
  Object.entries(texts).map(([path, text]) => ({
    path,
    contentType: CONTENT_TYPES[path.split(".").at(-1) ?? ""] ?? "application/octet-stream",
    bytes: new TextEncoder().encode(text),
    immutable: false,
  }));

/** A page with this body and script, that has nothing wrong with it but what these bring. */
export const pageOf = (body: string, script = ""): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Test page</title></head>
<body><main>${body}</main><script>${script}</script></body>
</html>`;

const STYLE = `
:root { color-scheme: light dark; --text: #1b1b1b; --page: #ffffff; --accent: #0b5d3b; }
@media (prefers-color-scheme: dark) { :root { --text: #f0f0f0; --page: #141414; --accent: #7ee0b0; } }
body { margin: 0; padding: 16px; font-family: sans-serif; color: var(--text); background: var(--page); }
a { color: var(--accent); }
button, input, select { font: inherit; min-height: 32px; }
.accent { background-color: #0b5d3b; color: #ffffff; border: 2px solid #0b5d3b; }
.hidden-look { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.cover { position: fixed; inset: 0; }
`;

const SCRIPT = `
const seed = [
  { name: "Apple pie", price: 12, day: "2026-01-05", made: false },
  { name: "beef stew", price: 1250.5, day: "2025-03-09", made: false },
  { name: "Carrot soup", price: 8, day: "2024-12-24", made: true },
];
const root = document.getElementById("root");
let recipes = JSON.parse(localStorage.getItem("recipes") ?? "null") ?? seed;
let query = "";
const save = () => localStorage.setItem("recipes", JSON.stringify(recipes));
const escape = (text) => text.replace(/[<>&"]/g, (sign) => "&#" + sign.charCodeAt(0) + ";");

function list() {
  return recipes.filter((one) => one.name.toLowerCase().includes(query)).map((one) => \`
    <li><a href="/recipes/\${recipes.indexOf(one)}">\${escape(one.name)}</a>
      <span class="price">\${one.price.toLocaleString("en")} €</span>
      <time datetime="\${one.day}">\${new Date(one.day).toDateString()}</time>
      <label><input type="checkbox" \${one.made ? "checked" : ""} data-made="\${recipes.indexOf(one)}"> Made</label>
      <button data-delete="\${recipes.indexOf(one)}" aria-label="Delete \${escape(one.name)}">×</button></li>\`).join("");
}

const home = () => \`
  <h1>Recipes</h1>
  <label>Search <input type="search" id="search"></label>
  <button id="open-add">Add recipe</button>
  <form id="add" hidden aria-label="New recipe">
    <label>Name <input id="name"></label>
    <label>Day <input id="day" type="date"></label>
    <label>Course <select id="course"><option value="m">Main</option><option value="d">Dessert</option></select></label>
    <label>Stars <input id="stars" type="range" min="1" max="5" value="3"></label>
    <button type="submit">Save</button>
  </form>
  <p role="status" id="status"></p>
  <ul aria-label="Recipes" id="list"></ul>
  <button id="export">Export</button>
  <button class="accent">Accent</button>
  <button disabled>Locked</button>
  <div style="position: relative"><button id="under">Covered</button><div id="lid" style="position: absolute; inset: 0">Lid</div></div>
  <label for="styled" class="switch">Dark plates</label><input type="checkbox" id="styled" class="hidden-look">
  <button id="later">Later</button>
  <label>Picture <input id="picture" type="file" accept="image/*"></label>
  <div id="yard" style="height: 120px"><button id="dodger" style="position: relative">Dodger</button></div>
  <p id="echo"></p>\`;

function drawList() {
  document.getElementById("list").innerHTML = list();
  document.getElementById("status").textContent = document.querySelectorAll("#list li").length + " recipes";
}

function wireHome() {
  const by = (id) => document.getElementById(id);
  by("search").addEventListener("input", (event) => { query = event.target.value.toLowerCase(); drawList(); });
  by("open-add").addEventListener("click", () => { by("add").hidden = false; by("name").focus(); });
  by("add").addEventListener("submit", (event) => {
    event.preventDefault();
    recipes = [...recipes, { name: by("name").value, price: 5, day: by("day").value || "2026-06-01", made: false }];
    by("echo").textContent = by("course").selectedOptions[0].text + " with " + by("stars").value + " stars";
    save(); by("add").reset(); by("add").hidden = true; drawList();
  });
  by("list").addEventListener("change", (event) => { recipes[event.target.dataset.made].made = event.target.checked; save(); });
  by("list").addEventListener("click", (event) => {
    const index = event.target.dataset.delete;
    if (index !== undefined) { recipes = recipes.filter((_, at) => at !== Number(index)); save(); drawList(); }
  });
  by("export").addEventListener("click", () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob(["name\\n" + recipes.map((one) => one.name).join("\\n")], { type: "text/csv" }));
    link.download = "recipes.csv"; link.click();
  });
  by("later").addEventListener("click", () => setTimeout(() => { by("echo").textContent = "Here at last"; }, 120));
  by("picture").addEventListener("change", async ({ target: { files: [file] } }) => { by("echo").textContent = file.name + " has " + (await file.bytes()).length + " bytes"; });
  let missed = 0;
  by("dodger").addEventListener("mouseenter", ({ target }) => { target.style.left = "300px"; target.style.top = "60px"; }, { once: true });
  by("yard").addEventListener("click", ({ target }) => { if (target.id !== "dodger") missed += 1; });
  by("dodger").addEventListener("click", () => { by("echo").textContent = "Caught with " + missed + " clicks beside it"; });
  by("search").addEventListener("keydown", (event) => { if (event.key === "Escape") { event.target.value = ""; query = ""; drawList(); } });
}

function draw() {
  const path = location.pathname;
  const detail = /^\\/recipes\\/(\\d+)$/.exec(path);
  root.innerHTML = '<nav aria-label="Main"><a href="/">Home</a> <a href="/about">About</a></nav><main></main>';
  const main = root.querySelector("main");
  // The page of each recipe has a fault of its own in its frame.
  if (path === "/recipes/0") root.querySelector("nav").innerHTML += ' <a href="/lost">Lost</a>';
  if (path === "/about" || path === "/recipes/1" || path === "/recipes/2") {
    const scheme = document.createElement("button");
    scheme.textContent = "Colours"; scheme.dataset.schemeControl = "";
    scheme.addEventListener("click", () => {
      if (path === "/recipes/2") return;
      document.documentElement.style.setProperty("--page", "#f4fff4");
      if (path === "/about") localStorage.setItem("page", "#f4fff4");
    });
    root.append(scheme);
  }
  document.documentElement.style.setProperty("--page", localStorage.getItem("page") ?? "");
  if (path === "/") { main.innerHTML = home(); wireHome(); drawList(); }
  else if (path === "/about") main.innerHTML = "<h1>About</h1><p>A box of recipes.</p><figure><p>Stove</p><figcaption>Where we cook</figcaption></figure>";
  else if (detail && recipes[detail[1]]) main.innerHTML = "<h1>" + escape(recipes[detail[1]].name) + "</h1>";
  else main.innerHTML = '<h1>Page not found</h1><a href="/">Home</a>';
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href^='/']");
  if (!link) return;
  event.preventDefault(); history.pushState({}, "", link.getAttribute("href")); draw();
});
addEventListener("popstate", draw);
draw();
`;

/** The recipe box: nothing is wrong with it, and it keeps its recipes across reloads. */
export const recipeBox: Site = siteOf({
  "/index.html": `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Recipe box</title><link rel="stylesheet" href="/style.css"></head><body><div id="root"></div><script src="/app.js"></script></body></html>`,
  "/style.css": STYLE,
  "/app.js": SCRIPT,
});
