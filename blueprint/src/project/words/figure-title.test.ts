import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../examples/drafted-sketch.ts";
import { say, textIn } from "./say.ts";
import { wordsIn } from "./words-in.ts";

/** A field that is called as the language calls a total, what its total and the chart of that by month are called, and of another field. */
const TITLES = {
  ar: ["الإجمالي", "الإجمالي", "الإجمالي حسب الشهر", "السعر", "الإجمالي: السعر حسب الشهر"],
  de: ["Gesamt", "Gesamt", "Gesamt nach Monat", "Preis", "Preis gesamt nach Monat"],
  en: ["Total", "Total", "Total by month", "Price", "Total price by month"],
  es: ["Total", "Total", "Total por mes", "Precio", "Total: Precio por mes"],
  fr: ["Total", "Total", "Total par mois", "Prix", "Total : Prix par mois"],
  it: ["Totale", "Totale", "Totale per mese", "Prezzo", "Totale: Prezzo per mese"],
  ja: ["合計", "合計", "月別の合計", "価格", "月別の価格の合計"],
  nl: ["Totaal", "Totaal", "Totaal per maand", "Prijs", "Totaal: Prijs per maand"],
  pl: ["Suma", "Suma", "Suma według miesięcy", "Cena", "Suma: Cena według miesięcy"],
  pt: ["Total", "Total", "Total por mês", "Preço", "Total: Preço por mês"],
} as const;

test("no word of the title of a figure is said twice, in any language", () => {
  for (const [language, [label, total, chart, other, otherChart]] of Object.entries(TITLES)) {
    const words = wordsIn(language);
    const byMonth = (name: string): string => words.app.byMonth({ what: words.app.totalValue({ label: name }) });
    assert.equal(words.app.totalValue({ label }), total, language);
    assert.equal(byMonth(label), chart, language);
    assert.equal(byMonth(other).toLocaleLowerCase(language), otherChart.toLocaleLowerCase(language), language);
    // So it is where the words are put in later.
    assert.equal(textIn(say.app.byMonth({ what: say.app.totalValue({ label }) }), words), chart, language);
  }
});

test("what already says the measure, the month or what it is by is called as it is", () => {
  const { app } = wordsIn("en");
  assert.equal(app.totalValue({ label: "Order total" }), "Order total");
  assert.equal(app.averageValue({ label: "average speed" }), "Average speed");
  assert.equal(app.byMonth({ what: "Monthly cost" }), "Monthly cost");
  assert.equal(app.valueBy({ what: "Kind", label: "kind" }), "Kind");
  assert.equal(app.valueBy({ what: "Total price", label: "State" }), "Total price by state");
  assert.equal(wordsIn("de").app.totalValue({ label: "Gesamtpreis" }), "Gesamtpreis");
  assert.equal(wordsIn("ja").app.totalValue({ label: "合計金額" }), "合計金額");
});

test("the chart of a field called “Total” of a sketch is titled after it once", () => {
  const bill = {
    one: "bill",
    fields: [
      { label: "Number", type: "text" },
      { label: "Total", type: "money" },
      { label: "Date", type: "date" },
    ],
    rows: [["A", 3, -3]],
  };
  const abilities = [{ kind: "chart", thing: "bill", field: "Total", measure: "sum", by: "Date", wish: "charts" }];
  const sketch = { title: "Bills", kind: "tool", things: [bill], abilities, pages: [{ title: "Bills", sections: [{ thing: "bill" }] }] };
  const { capabilities } = draftedSketch("Bills with charts", sketch).blueprint;
  assert.deepEqual(
    capabilities.flatMap((one) => (one.kind === "chart" ? [one.label] : [])),
    ["Total by month"],
  );
});
