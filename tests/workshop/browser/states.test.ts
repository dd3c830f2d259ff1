// Accessibility, and texts that nobody can see, in the states that a crawl or a check comes through.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { CheckStep } from "@atelier/blueprint";
import type { Finding } from "../../../src/workshop/finding.ts";
import { pageOf, siteOf } from "./fixture-site.ts";
import type { TestBrowser } from "./open-browser.ts";
import { checkOf, never, openOwnBrowser } from "./open-browser.ts";

let browser: TestBrowser;
before(async () => {
  browser = await openOwnBrowser({});
});
after(() => browser.close());

const press: CheckStep = { do: "click", target: { role: "button", name: "Go" } };
const isThere: CheckStep = { do: "expectVisible", target: { role: "heading" } };

/** A page whose button does something. */
const acting = (action: string, style = ""): string =>
  pageOf(
    `<style>${style}</style><h1>Test</h1><button id="go">Go</button><div id="out"></div>`,
    `
    const out = document.getElementById("out");
    document.getElementById("go").addEventListener("click", () => { ${action} });`,
  );

async function findingsOf(page: string, steps: CheckStep[]): Promise<Pick<Finding, "code" | "message">[]> {
  const { findings, checks } = await browser.run(siteOf({ "/index.html": page }), [checkOf("states", steps)], never());
  assert.deepEqual(
    checks.map(({ failure }) => failure),
    [null],
  );
  return findings.map(({ code, message }) => ({ code, message }));
}

const WRONG: Record<string, { page: string; steps: CheckStep[]; code: string; says: RegExp }> = {
  "a field without a name in a dialog that a check opens": {
    page: acting('out.innerHTML = "<div role=dialog aria-label=New><input></div>"'),
    steps: [press, isThere],
    code: "label",
    says: /^Critical accessibility problem on \/ \(in the check "The promise states" after clicking the button "Go"\), in "input": Form elements must have labels/,
  },
  "a drawing without a name": {
    page: acting('out.innerHTML = "<div role=img>42</div>"'),
    steps: [press, isThere],
    code: "role_img_alt",
    says: /accessibility problem on \/ \(in the check/,
  },
  "a fault on a page that a check only comes through": {
    page: acting(
      `if (location.pathname === "/") { history.pushState({}, "", "/form"); out.innerHTML = "<img src='data:,'>"; }
       else { history.pushState({}, "", "/"); out.innerHTML = ""; }`,
    ),
    steps: [press, press, isThere],
    code: "image_alt",
    says: /problem on \/form \(in the check "The promise states" after clicking the button "Go"\)/,
  },
  "too little contrast in what a check brings about": {
    page: acting('out.innerHTML = "<p>Pale</p>"', "#out p { color: #bbb }"),
    steps: [press, isThere],
    code: "color_contrast",
    says: /problem on \/ \(in the check .*\), in "p": .*contrast of 1\.9/,
  },
  "a text in the colour of the gradient behind it": {
    page: acting(
      'out.innerHTML = "<p class=hero>Welcome home</p>"',
      ".hero { background: linear-gradient(#123456, #123457); color: #123456 }",
    ),
    steps: [press, isThere],
    code: "invisible_text",
    says: /in "p\.hero": the text "Welcome home" cannot be seen: its contrast to what is behind it is 1\.0/,
  },
  "a hint in the colour of its field": {
    page: acting(
      'out.innerHTML = "<label>Name <input class=faint placeholder=Ada></label>"',
      ".faint { background: #fff } .faint::placeholder { color: #fefefe; opacity: 1 }",
    ),
    steps: [press, isThere],
    code: "invisible_text",
    says: /in "input\.faint"/,
  },
  "a value that is switched off and cannot be seen": {
    page: acting(
      'out.innerHTML = "<button class=faint disabled>Locked door</button>"',
      ".faint { background: #fff; color: #fff; border: 0 }",
    ),
    steps: [press, isThere],
    code: "invisible_text",
    says: /the text "Locked door" cannot be seen/,
  },
  "a link that is too small for a finger": {
    page: acting(
      'out.innerHTML = "<a href=/a>i</a><a href=/b>j</a>"',
      "#out a { font-size: 8px; display: inline-block; width: 9px; height: 9px }",
    ),
    steps: [press, isThere],
    code: "target_size",
    says: /All touch targets must be 24px large/,
  },
  "a text that cannot be seen on the first page": {
    page: pageOf(`<h1>Test</h1><p style="background: linear-gradient(#fff, #fefefe); color: #fff">Where are we?</p>`),
    steps: [isThere],
    code: "invisible_text",
    says: /problem on \/[ ,].*in "p": the text "Where are we\?" cannot be seen/,
  },
};

for (const [name, { page, steps, code, says }] of Object.entries(WRONG)) {
  test(`it is found: ${name}`, async () => {
    const findings = await findingsOf(page, steps);
    assert.deepEqual(
      findings.map((finding) => finding.code),
      [code],
    );
    assert.match(findings[0]?.message ?? "", says);
  });
}

/** What looks like a fault to a quick look, and is none. */
const RIGHT: Record<string, string> = {
  "white text on a picture that lies behind it": acting(
    'out.innerHTML = "<div class=frame><div class=back></div><p>On top</p></div>"',
    ".frame { position: relative; height: 80px } .back { position: absolute; inset: 0; background: #0b2545 } .frame p { position: relative; color: #fff; margin: 0 }",
  ),
  "white text on a dark gradient": acting(
    'out.innerHTML = "<p class=hero>Hero</p>"',
    ".hero { background: linear-gradient(#123, #321); color: #fff }",
  ),
  "text that a gradient is clipped to": acting(
    'out.innerHTML = "<p class=hero>Hero</p>"',
    ".hero { background: linear-gradient(#123, #321); background-clip: text; color: transparent }",
  ),
  "text for screen readers alone": acting(
    'out.innerHTML = "<span class=readers>Saved</span>"',
    ".readers { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); color: #fff }",
  ),
  "a switched-off button that is pale": acting(
    'out.innerHTML = "<button class=pale disabled>Send</button>"',
    ".pale { color: #aaa; background: #fff }",
  ),
};

for (const [name, page] of Object.entries(RIGHT)) {
  test(`it is no finding: ${name}`, async () => assert.deepEqual(await findingsOf(page, [press, isThere]), []));
}

test("looking at a text leaves the app as it was", async () => {
  const page = acting(
    `if (out.innerHTML === "") out.innerHTML = "<p class=hero style='margin: 1px'>Hero</p>";
     else out.insertAdjacentText("beforeend", "style is " + out.firstChild.getAttribute("style"));`,
    ".hero { background: linear-gradient(#fff, #000); color: #fff; padding-top: 150px }",
  );
  const findings = await findingsOf(page, [
    press,
    { do: "switchPerson", to: "second" },
    { do: "switchPerson", to: "first" },
    press,
    { do: "expectText", target: { role: "main" }, contains: "style is margin: 1px" },
  ]);
  assert.deepEqual(findings, []);
});

test("a link is no smaller for the header of a page that lies over it where the page is scrolled", async () => {
  const style =
    "header { position: sticky; top: 0; height: 60px } #go { width: 100%; height: 60px } #out { height: 3000px } #out a { display: block; height: 24px }";
  const page = pageOf(
    `<style>${style}</style><header><button id="go">Go</button></header><h1>Test</h1><div id="out"></div>`,
    `
    const out = document.getElementById("out");
    document.getElementById("go").addEventListener("click", () => {
      out.innerHTML = "<a href=/one>The first of our boats</a><a href=/two>The second of our boats</a>";
      scrollTo(0, out.getBoundingClientRect().top + scrollY - 44);
    });`,
  );
  assert.deepEqual(await findingsOf(page, [press, isThere]), []);
});
