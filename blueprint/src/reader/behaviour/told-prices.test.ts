import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks } from "../../checks/plan-checks.ts";
import { readPrompt } from "../read-prompt.ts";
import { describeReading } from "../reply/describe-reading.ts";

test("a site shows the prices and the opening hours that its prompt gives, and nothing made up beside them", () => {
  const text = "Website for a tailor: services with prices (hem 12 €, zip 18 €), opening hours Tue-Fri 9-17:30 and Sat 10-13";
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint");
  const { features } = reading.blueprint;
  const services = features.find(({ kind }) => kind === "services");
  const offers = services?.["offers"] as { name: string; cost?: string }[];
  assert.deepEqual(
    offers.map(({ name, cost }) => [name, cost]),
    [
      ["Hem", "€12"],
      ["Zip", "€18"],
    ],
  );
  assert.deepEqual(features.find(({ kind }) => kind === "contact")?.["hours"], [
    ["Tuesday to Friday", "9:00–17:30"],
    ["Saturday", "10:00–13:00"],
  ]);
  assert.deepEqual(reading.notUnderstood, []);
  const prices = planChecks(reading.blueprint).find(({ title }) => title === "What is offered stands with its price");
  assert.match(JSON.stringify(prices?.steps), /€12[^]*€18/);
});

test("a person is quoted as they wrote it, without the brackets that the parser needs", () => {
  const text = "Parcels with sender and a status of received, on the way, or handed over";
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint");
  const phrases = [...reading.understood.map(({ phrase }) => phrase), ...reading.notUnderstood];
  assert.ok(phrases.length > 1);
  for (const phrase of phrases) assert.ok(text.toLowerCase().includes(phrase.toLowerCase()), phrase);
});

test("what nobody said and stands on a site as an example is said to be one", () => {
  const replyTo = (text: string): string => describeReading(readPrompt({ text, answers: [] }));
  const plain = replyTo("Website for a tailor with prices and opening hours");
  assert.match(plain, /Examples, since you did not say yours: .*what is offered/);
  assert.match(plain, /opening hours/);
  assert.doesNotMatch(
    replyTo("Website for a tailor: services with prices (hem 12 €, zip 18 €), opening hours Tue-Fri 9-17:30"),
    /Examples/,
  );
  assert.match(replyTo("A pub quiz"), /questions, which are of general knowledge/);
  assert.match(replyTo("Quiz about moss"), /I know no questions about moss, so none are made up/);
});
