// Tests each kind of form once: submitted empty, to see whether it is rejected, then filled in, to see the confirmation.
import type { TriedForm } from "../evaluation.ts";
import type { VisitedWindow } from "./open-visitor.ts";
import type { AfterSending, FoundForm } from "./page/eyes-contract.ts";

const words = "Quietly remarkable";
const opener = /^\W*(add|new|create|write|post|book|apply|register|request|submit|contact|record|log|enrol|join|start|report)\b/i;

/** Tests the forms of these pages, including those that open when a button such as “Add” is pressed, until the time is over. */
export async function tryForms(
  window: VisitedWindow,
  { paths, milliseconds }: { paths: readonly string[]; milliseconds: number },
): Promise<TriedForm[]> {
  const deadline = performance.now() + milliseconds;
  const tried = new Map<string, TriedForm>();
  for (const path of paths) {
    if (performance.now() > deadline) break;
    await window.open(path);
    let found = await formsHere(window);
    if (found.length === 0 && (await pressOpener(window))) found = await formsHere(window);
    const here = new URL(window.page.url());
    for (const [place, form] of found.slice(0, 3).entries()) {
      const key = `${form.submit} ${form.fields.join()}`;
      if (tried.has(key) || performance.now() > deadline) continue;
      const { name, submit, fields } = form;
      tried.set(key, { path: here.pathname, name, submit, fields, ...(await tryForm(window, { place, path, form })) });
    }
  }
  return [...tried.values()];
}

function formsHere({ page }: VisitedWindow) {
  return page.evaluate(() => atelierEyes.forms());
}

async function pressOpener(window: VisitedWindow): Promise<boolean> {
  const buttons = window.page.locator("button:visible, [role=button]:visible, main a:visible").filter({ hasText: opener });
  if ((await buttons.count()) === 0) return false;
  await buttons.first().click();
  await window.page.evaluate(() => atelierEyes.settle(60, 800));
  return true;
}

async function tryForm(window: VisitedWindow, { place, path, form }: { place: number; path: string; form: FoundForm }) {
  const { page } = window;
  if (place > 0) await window.open(path);
  if (place > 0 && (await formsHere(window)).length <= place) await pressOpener(window);
  const { prefilled } = form;
  const silent = await page.evaluate((typed) => atelierEyes.afterSending(typed), words);
  // Submitting a prefilled form would save and close it.
  if (!prefilled) await page.evaluate((number) => atelierEyes.sendForm(number), place);
  await page.evaluate(() => atelierEyes.settle(60, 500));
  const empty = await page.evaluate((typed) => atelierEyes.afterSending(typed), words);
  const coming = await sendFilled(window, { place, days: 9 });
  const after = coming.refused ? await sendFilled(window, { place, days: -900 }) : coming;
  const confirmation = after.refused || after.said === "" || after.said === empty.said || after.said === silent.said ? null : after.said;
  return { refusedEmpty: empty.refused && !silent.refused, confirmation, shown: after.shown && !silent.shown && !after.refused };
}

// Some dates must be in the future, such as a booking, and some in the past, such as a birthday.
async function sendFilled({ page }: VisitedWindow, { place, days }: { place: number; days: number }): Promise<AfterSending> {
  await page.evaluate(([number, filling]) => atelierEyes.fillForm(number, filling), [place, { words, days }] as const);
  await page.evaluate((number) => atelierEyes.sendForm(number), place);
  await page.evaluate(() => atelierEyes.settle(120, 1200));
  return page.evaluate((typed) => atelierEyes.afterSending(typed), words);
}
