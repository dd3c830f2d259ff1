import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFor, siteAnswers } from "./answer-requests.ts";

const file = (path: string, contentType: string) => ({ path, contentType, bytes: new TextEncoder().encode(path), immutable: false });
const site = siteAnswers([file("/index.html", "text/html; charset=utf-8"), file("/assets/main.js", "text/javascript")], {
  headers: {},
  frames: [],
});

const statusOf = (path: string, { isPage = false, method = "GET" } = {}) => answerFor(site, { path, method, isPage })?.status;

test("what the site holds is answered, with pages of the app falling back to its index", () => {
  assert.equal(statusOf("/", { isPage: true }), 200);
  assert.equal(statusOf("/recipes/12", { isPage: true }), 200);
  assert.equal(statusOf("/assets/main.js"), 200);
});

test("only pages fall back: a request of the app for data or for a file that is not there is not answered with a page", () => {
  assert.equal(statusOf("/api/recipes"), undefined);
  assert.equal(statusOf("/cake.png", { isPage: true }), undefined);
});

test("nothing is answered that would change something", () => {
  assert.equal(statusOf("/", { method: "POST", isPage: true }), undefined);
});

test("pages are asked for anew, everything else may be kept for the rest of the run", () => {
  assert.equal(answerFor(site, { path: "/", method: "GET", isPage: true })?.cacheable, false);
  assert.equal(answerFor(site, { path: "/assets/main.js", method: "GET", isPage: false })?.cacheable, true);
});
