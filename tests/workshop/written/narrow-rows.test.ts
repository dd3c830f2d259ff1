// A row with stars, a price and a button beside its name: on a phone these wrap below, and nothing is wider than the window.
// Controls have room for what is entered: a number of eight digits, a day and a moment.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type Blueprint, readPrompt, writeProject } from "@atelier/blueprint";
import type { Page } from "playwright-core";
import { invoices } from "../../../blueprint/src/examples/invoices.ts";
import { openProver, type Prover } from "../../support/prove-app.ts";
import { openPlainBrowser, serveSite } from "../../support/servers/show-site.ts";

let prover: Prover;
before(async () => {
  prover = await openProver();
});
after(async () => prover.close());

test("a list whose rows hold everything fits a phone's window", async () => {
  const reading = readPrompt({
    text: "A ride sharing website where users can browse rides, book seats, and rate them after the trip.",
    answers: [],
  });
  assert.ok(reading.outcome === "blueprint");
  const { findings, run, files } = await prover.prove(reading.blueprint, []);
  assert.match(files.get("src/pages/rides-page.tsx") ?? "", /rating: "rating"[\s\S]*amount: "price"[\s\S]*<BookLink/);
  assert.deepEqual(findings, []);
  assert.notEqual(run?.browser, "not run");
});

/** Invoices with lines that have a day and a moment. */
function withLines(): Blueprint {
  const [invoice] = invoices.entities;
  const name = invoice?.fields.find(({ type }) => type === "text");
  const due = invoice?.fields.find(({ type }) => type === "date");
  const client = invoice?.fields.find(({ type }) => type === "reference");
  assert.ok(invoice && name && due && client);
  const fields = [
    { ...name, id: "work", label: "Work" },
    { ...client, id: "of", label: "Of", of: invoice.id, isPart: true as const },
    { ...due, id: "day", label: "Day" },
    { ...due, id: "begun", label: "Begun", type: "datetime" as const },
  ];
  const line = { ...invoice, id: "work-line", name: { one: "work line", many: "work lines" }, titleField: "work", fields, samples: [] };
  return { ...invoices, entities: [...invoices.entities, line] };
}

/** The inputs that are narrower than what is entered needs; the icon of a calendar can do with 8 px before it instead of 24. */
async function cutInputs(page: Page): Promise<string[]> {
  for (const input of await page.locator("input[type=number], input[inputmode=decimal]").all()) await input.fill("12345678");
  return page.locator("input").evaluateAll((inputs) =>
    inputs.flatMap((input) => {
      if (!(input instanceof HTMLInputElement)) return [];
      const isMoment = input.type === "date" || input.type === "datetime-local";
      const free = input.cloneNode() as HTMLInputElement;
      free.style.cssText = "width: auto; min-width: 0; position: absolute";
      document.body.append(free);
      const [width, needed] = isMoment ? [input.offsetWidth, free.offsetWidth - 16] : [input.clientWidth, input.scrollWidth];
      const isCut = width < needed;
      free.remove();
      return isCut ? [`${input.type} ${input.name}: ${width} of ${needed}`] : [];
    }),
  );
}

test("numbers and days are not cut in filters, forms and lines", async (context) => {
  const blueprint = withLines();
  const { address, close } = await serveSite(await prover.site(writeProject(blueprint)));
  context.after(() => close());
  const browser = await openPlainBrowser();
  context.after(() => browser.close());
  for (const width of [375, 640, 1280]) {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    const seen: string[] = [];
    for (const path of ["/invoices", "/invoices/new"]) {
      await page.goto(address + path);
      await page.locator("input").first().waitFor();
      seen.push(...(await page.locator("input").evaluateAll((inputs) => inputs.map((input) => input.getAttribute("type") ?? ""))));
      assert.deepEqual(await cutInputs(page), [], `${path} at ${width}`);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} at ${width}`);
    }
    for (const type of ["number", "date", "datetime-local"]) assert.ok(seen.includes(type), `${type} at ${width}`);
    await page.close();
  }
});
