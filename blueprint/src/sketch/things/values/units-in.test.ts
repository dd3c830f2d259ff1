import assert from "node:assert/strict";
import { test } from "node:test";
import { languageOf } from "../../../project/words/languages.ts";
import { currencyIn, durationUnitIn, durationUnitOf } from "./units-in.ts";

test("a currency is known by its code, its sign and its name in the language of the app", () => {
  const said: readonly [string, string | null, string][] = [
    ["pl", "zł", "PLN"],
    ["pl", null, "PLN"],
    ["ja", "円", "JPY"],
    ["de", "Euro", "EUR"],
    ["de", "CHF", "CHF"],
    ["de", "US-Dollar", "USD"],
    ["en", "$", "USD"],
    ["ar", "ر.س", "SAR"],
    ["pt", "R$", "BRL"],
  ];
  for (const [tag, unit, code] of said) assert.equal(currencyIn(unit, languageOf(tag)), code, `${tag} ${unit}`);
});

test("a duration is counted in what its unit is called in the language of the app", () => {
  const said: readonly [string, string | null, string][] = [
    ["en", "hours", "hours"],
    ["en", null, "minutes"],
    ["de", "Stunden", "hours"],
    ["de", "Std.", "hours"],
    ["de", "Tage", "days"],
    ["pl", "godziny", "hours"],
    ["ja", "時間", "hours"],
    ["ar", "ساعات", "hours"],
    ["fr", "min", "minutes"],
    ["nl", "weken", "weeks"],
  ];
  for (const [tag, unit, name] of said) assert.equal(durationUnitIn(unit, languageOf(tag)), name, `${tag} ${unit}`);
});

test("the label of a duration says its unit", () => {
  const said = ["Hours", "Days left", "Duration", "Time", "Dauer"].map((label) => durationUnitOf(label, languageOf("en")));
  assert.deepEqual(said, ["hours", "days", null, null, null]);
  assert.equal(durationUnitOf("Stunden", languageOf("de")), "hours");
});
