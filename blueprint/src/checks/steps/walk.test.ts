import assert from "node:assert/strict";
import { test } from "node:test";
import type { CheckStep } from "../../schema/check.ts";
import { stepsOfWalk, type Ways } from "./walk.ts";

const open = (path: string): CheckStep => ({ do: "open", path });
const click = (name: string): CheckStep => ({ do: "click", target: { role: "link", name } });
const save: CheckStep = { do: "click", target: { role: "button", name: "Save" } };
const see = (text: string): CheckStep => ({ do: "expectVisible", target: { text } });

const ways: Ways = {
  forms: new Map([["/books/new", { from: "/books", by: click("Add book") }]]),
  pages: new Map([
    ["/books", click("Books")],
    ["/about", click("About")],
  ]),
};

test("what is shown already is not opened again, until something is done", () => {
  assert.deepEqual(stepsOfWalk([open("/"), see("one"), open("/"), see("two")]), [open("/"), see("one"), see("two")]);
  assert.deepEqual(stepsOfWalk([open("/"), save, open("/")]), [open("/"), save, open("/")]);
  assert.deepEqual(stepsOfWalk([open("/"), save, { shows: "/" }, open("/"), see("one")]), [open("/"), save, see("one")]);
});

test("a form is reached from its list, and opened from elsewhere", () => {
  assert.deepEqual(stepsOfWalk([open("/books"), see("one"), open("/books/new")], ways), [open("/books"), see("one"), click("Add book")]);
  assert.deepEqual(stepsOfWalk([open("/about"), open("/books/new")], ways), [open("/about"), open("/books/new")]);
});

test("the navigation leads on while nothing was changed; what was changed has to be there after a load", () => {
  const reload: CheckStep = { do: "reload" };
  assert.deepEqual(stepsOfWalk([open("/"), see("one"), open("/about"), open("/books")], ways), [
    open("/"),
    see("one"),
    click("About"),
    click("Books"),
  ]);
  assert.deepEqual(stepsOfWalk([open("/"), save, open("/about")], ways), [open("/"), save, open("/about")]);
  assert.deepEqual(stepsOfWalk([open("/"), save, reload, see("one"), open("/about")], ways), [
    open("/"),
    save,
    reload,
    see("one"),
    click("About"),
  ]);
});

test("what has to be kept is looked for after the next load of its page, which follows at the end at the latest", () => {
  const keeps = { keeps: [see("changed")], at: "/books" };
  const edited = [open("/books"), save, { shows: "/books" }, keeps];
  assert.deepEqual(stepsOfWalk([...edited, open("/books/new"), save, open("/books"), see("added")], ways), [
    open("/books"),
    save,
    click("Add book"),
    save,
    open("/books"),
    see("changed"),
    see("added"),
  ]);
  assert.deepEqual(stepsOfWalk(edited, ways), [open("/books"), save, open("/books"), see("changed")]);
});
