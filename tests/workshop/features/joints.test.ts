// What one feature makes, the others know: each joint is written and proven, and its check fails where the joint is cut. Every
// run cuts each joint of two apps once, a nightly run each joint of all apps in every way.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { type AcceptanceCheck, type Blueprint, planChecks } from "@atelier/blueprint";
import type { AddFeatureRequest } from "../../../blueprint/src/features/definition/add-feature.ts";
import { isNightly } from "../../support/runner/volume.ts";
import { openProver, type Prover, smallestApp } from "../../support/prove-app.ts";

/** A defect: in a file of the written app, these words in the place of those. */
interface Defect {
  name: string;
  file: string;
  words: string;
  instead: string;
}

interface Joint {
  title: string;
  /** What the title of its check says. */
  check: RegExp;
  defects: readonly Defect[];
}

interface App {
  prompt: string;
  asks?: readonly AddFeatureRequest[];
  joints: readonly Joint[];
}

const apps: readonly App[] = [
  {
    prompt: "A list of products with price and stock",
    asks: [{ kind: "buy", entity: "product", phrase: null, words: "buy products" }],
    joints: [
      {
        title: "an order lowers the stock of what was bought",
        check: /^An order lowers the stock/,
        defects: [
          {
            name: "an order takes nothing",
            file: "lib/commerce/orders.ts",
            words: "takeFromStock(stocks, sold);",
            instead: "takeFromStock(stocks, sold.slice(9));",
          },
          {
            name: "an order takes one of many",
            file: "lib/commerce/stock.ts",
            words: "stock.change(link, -quantity)",
            instead: "stock.change(link, -Math.sign(quantity))",
          },
          {
            name: "an order takes of every row",
            file: "lib/commerce/stock.ts",
            words: "wholeOf(entity).update(row.id,",
            instead: "for (const { id } of wholeOf(entity).all()) wholeOf(entity).update(id,",
          },
          {
            name: "a cancelled order keeps what it took",
            file: "lib/commerce/orders.ts",
            words: "putBackInStock(stocks, lines);",
            instead: "putBackInStock(stocks, lines.slice(9));",
          },
          {
            name: "what is sold out can be bought",
            file: "components/commerce/cart/purchase-panel.tsx",
            words: "if (left <= 0)",
            instead: "if (left < -9)",
          },
          { name: "the checkout knows no stock", file: "routes.tsx", words: "stocks={stocks}", instead: "stocks={[]}" },
        ],
      },
    ],
  },
  {
    prompt: "A list of books with author and year",
    asks: [
      { kind: "collect", entity: "book", phrase: null, words: "vote for books" },
      { kind: "review", entity: "book", phrase: null, words: "review books" },
    ],
    joints: [
      {
        title: "a list is sorted by votes",
        check: /the list is sorted by votes/,
        defects: [
          {
            name: "the fewest votes come first",
            file: "lib/marks.ts",
            words: "count(right) - count(left)",
            instead: "count(left) - count(right)",
          },
          {
            name: "the list has no such order",
            file: "lib/rows.ts",
            words: "[...orders, ...listOrders(",
            instead: "[...orders.slice(9), ...listOrders(",
          },
        ],
      },
      {
        title: "a list is sorted by the average of its reviews",
        check: /is sorted by the average of their reviews/,
        defects: [
          {
            name: "the worst come first",
            file: "lib/reviews.ts",
            words: "stars(right) - stars(left)",
            instead: "stars(left) - stars(right)",
          },
          { name: "all reviews count for every row", file: "lib/reviews.ts", words: "about === id", instead: "about !== `not ${id}`" },
        ],
      },
    ],
  },
  {
    prompt: "A list of projects, each with tasks",
    joints: [
      {
        title: "what belongs to a row stands on its page",
        check: /^The page of a project shows its tasks/,
        defects: [
          { name: "the page shows no tasks", file: "pages/project-page.tsx", words: 'by={["project"]}', instead: "by={[]}" },
          {
            name: "the page shows the tasks of all",
            file: "components/resource/child-rows.tsx",
            words: "leadsTo?.(row[name], parent, of.name)",
            instead: "leadsTo?.(row[name], `not ${parent}`, of.name) !== true",
          },
          {
            name: "the form for one more has no project chosen",
            file: "components/resource/form-pages.tsx",
            words: "preset={preset?.values}",
            instead: "preset={preset === null ? {} : {}}",
          },
          {
            name: "what is added there leads elsewhere",
            file: "components/resource/form-pages.tsx",
            words: "hasDetail && back === null",
            instead: "hasDetail || back === null",
          },
          {
            name: "the page says only what they are called",
            file: "components/resource/child-rows.tsx",
            words: "card={card}",
            instead: "card={card && {}}",
          },
        ],
      },
    ],
  },
  {
    prompt: "A list of invoices with client, amount and whether it is paid",
    asks: [{ kind: "log", entity: "invoice", phrase: null, words: "record payments" }],
    joints: [
      {
        title: "payments of all that is due mark an invoice as paid",
        check: /come to all that is due mark the invoice as paid/,
        defects: [
          { name: "the row is never marked", file: "components/log/log-form.tsx", words: "settleRow(log, values.about);", instead: "" },
          { name: "a part marks the whole", file: "lib/log.ts", words: "paid >= due", instead: "paid > 0" },
          {
            name: "the payments of all rows count",
            file: "lib/log.ts",
            words: "entry.about === about));",
            instead: "entry.about !== about));",
          },
        ],
      },
    ],
  },
  {
    prompt: "A ladder for our squash club where members put in the score after a match, 2 points for a win and 1 for a draw",
    joints: [
      {
        title: "a table follows from the results of matches",
        check: /^The table is worked out from the results/,
        defects: [
          { name: "a win gives a point more", file: "lib/learning/standings.ts", words: "won * win +", instead: "won * (win + 1) +" },
          {
            name: "the wrong side wins",
            file: "lib/learning/standings.ts",
            words: "({ lead }) => lead > 0",
            instead: "({ lead }) => lead < 0",
          },
          {
            name: "the order is that of entry",
            file: "lib/learning/standings.ts",
            words: ".toSorted(compare)",
            instead: ".toSorted(() => 0)",
          },
          {
            name: "equal points are not segmented",
            file: "lib/learning/standings.ts",
            words: "right.difference - left.difference ||",
            instead: "",
          },
          { name: "a draw gives double", file: "lib/learning/standings.ts", words: "drawn * draw", instead: "2 * drawn * draw" },
        ],
      },
    ],
  },
];

describe("what one feature makes, the others know", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  for (const [at, { prompt, asks = [], joints }] of apps.entries()) {
    const app = smallestApp(prompt, asks);
    let files: ReadonlyMap<string, string> = new Map();

    it(`is written and proven: ${joints.map(({ title }) => title).join("; ")}`, async () => {
      const proven = await prover.prove(
        app,
        joints.map((joint) => checkOf(app, joint)),
      );
      assert.deepEqual(proven.findings, []);
      files = proven.files;
      // What only nightly runs plant has its place in the files in every run.
      for (const defect of joints.flatMap(({ defects }) => defects)) planted(files, defect);
    });

    for (const defects of isNightly ? joints.flatMap(each) : at < 2 ? [joints.map(first)] : [])
      it(`is not proven where ${defects.map(({ name }) => name).join(", and where ")}`, async () => {
        const cut = joints.filter((joint) => joint.defects.some((defect) => defects.includes(defect)));
        const { run, findings } = await (isNightly ? prover.proveFiles : prover.perform)(
          defects.reduce(planted, files),
          cut.map((joint) => checkOf(app, joint)),
        );
        assert.deepEqual(
          run?.checks.map(({ passed }) => passed),
          cut.map(() => false),
          JSON.stringify(findings),
        );
      });
  }
});

function each({ defects }: Joint): Defect[][] {
  return defects.map((defect) => [defect]);
}

function first({ defects: [defect] }: Joint): Defect {
  assert.ok(defect);
  return defect;
}

function checkOf(app: Blueprint, { check }: Joint): AcceptanceCheck {
  const found = planChecks(app).find(({ title }) => check.test(title));
  assert.ok(found, `No check says ${String(check)}`);
  return found;
}

function planted(files: ReadonlyMap<string, string>, { file, words, instead }: Defect): ReadonlyMap<string, string> {
  const path = `src/${file}`;
  const text = files.get(path);
  assert.ok(text !== undefined && text.includes(words), `${path} says ${words}`);
  return new Map([...files, [path, text.replace(words, instead)]]);
}
