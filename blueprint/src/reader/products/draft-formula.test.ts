import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { WrittenFormula } from "../../features/insight/tools/calculator/written-formula.ts";
import type { Prompt } from "../../schema/reading.ts";
import { readPrompt } from "../read-prompt.ts";

function readingOf(text: string, answers: Prompt["answers"] = []) {
  const reading = readPrompt({ text, answers });
  assert.equal(reading.outcome, "blueprint");
  return reading;
}

function expressionOf({ blueprint }: ReturnType<typeof readingOf>): unknown {
  return blueprint.features.map((feature) =>
    feature.kind === "calculator" ? WrittenFormula.parse(feature["formula"]).expression : null,
  )[0];
}

describe("a calculator with a formula of the prompt", () => {
  it("is that calculator alone, and its phrase is understood", () => {
    const { blueprint, understood, notUnderstood } = readingOf("A calculator: price = length × width × 12.5");
    assert.deepEqual(blueprint.entities, []);
    const [feature] = blueprint.features;
    assert.equal(feature?.kind, "calculator");
    assert.deepEqual(feature?.kind === "calculator" ? feature["formula"] : null, {
      result: "Price",
      inputs: [
        { key: "length", label: "Length" },
        { key: "width", label: "Width" },
      ],
      expression: "length * width * 12.5",
    });
    assert.deepEqual(understood, [{ phrase: "price = length × width × 12.5", became: ["calculator"] }]);
    assert.deepEqual(notUnderstood, []);
  });

  it("is that of a text in which a sentence says nothing else", () => {
    const reading = readingOf(
      "I lay floors and always guess wrong. Boards is room length times room width divided by 2. Make that for my phone.",
    );
    assert.equal(expressionOf(reading), "roomLength * roomWidth / 2");
    const list = readingOf("A list of keys with holder. The deposit is two times the fee of the hall, and paid by the holder.");
    assert.deepEqual(list.blueprint.features, []);
  });

  it("leaves out in what something is measured, and is called by what is worked out", () => {
    const reading = readingOf(
      "Something that works out how much sand I need for a pit: length x width x depth in metres, times 1.6 to get tonnes.",
    );
    assert.equal(expressionOf(reading), "length * width * depth * 1.6");
    assert.equal(reading.blueprint.title, "Sand calculator");
  });

  it("may be a formula without another word", () => {
    assert.equal(readingOf("total = (hours * rate + materials) * 1.2").blueprint.title, "Total calculator");
  });

  it("is named as the prompt names it", () => {
    assert.equal(readingOf("fuel calculator: cost = distance / 100 * consumption").blueprint.title, "Fuel calculator");
  });

  it("may be a sum in words", () => {
    const said = "A price calculator for hand-woven rugs that adds up yarn, hours at my rate and postage, and then suggests a price";
    assert.equal(expressionOf(readingOf(said)), "yarn + hours * rate + postage");
  });

  it("is asked for where nobody says it and it is none that is known, and the answer is it", () => {
    for (const text of [
      "how much gravel do i need calculator",
      "A calculator for candle makers: put in the jar size and wax type and it tells me the grams",
    ]) {
      const asked = readPrompt({ text, answers: [] });
      assert.ok(asked.outcome === "questions" && asked.questions[0]?.text.includes("formula"), text);
      const answers = [{ question: "formula-0", answer: "grams = volume × 0.86" }];
      assert.equal(expressionOf(readingOf(text, answers)), "volume * 0.86");
    }
    assert.equal(readingOf("A mortgage calculator").blueprint.title, "Mortgage Calculator");
    assert.equal(readingOf("A simple calculator").blueprint.title, "Calculator");
  });

  it("is asked for by what is entered and told, with what is entered in the person's words", () => {
    const questionOn = (text: string): string => {
      const reading = readPrompt({ text, answers: [] });
      return reading.outcome === "questions" ? (reading.questions[0]?.text ?? "") : "";
    };
    for (const said of [
      "I want to enter bed length, width and depth and be told bags of soil",
      "type in bed length, width and depth and see how many bags",
    ])
      assert.match(questionOn(said), /a calculator that asks for bed length, width and depth, but not guess .* formula/);
    assert.doesNotMatch(questionOn("People enter name and phone and be on time"), /formula/);
  });

  it("needs no name for its result, and says which condition it leaves out", () => {
    const said = "A calculator for stained glass: width times height divided by 144 times $85, plus $40 if it needs a frame";
    const { blueprint, notUnderstood } = readingOf(said);
    assert.equal(blueprint.title, "Stained glass calculator");
    assert.match(notUnderstood.join("; "), /\$40/);
  });

  it("says what else was asked for and is missing", () => {
    const { notUnderstood } = readingOf("A calculator where cost = metres * 45, and a list of customers with name and phone");
    assert.ok(
      notUnderstood.some((phrase) => /customers/.test(phrase)),
      notUnderstood.join("; "),
    );
  });

  it("is asked for of a calculator that is only named", () => {
    const reading = readPrompt({ text: "gravel calculator", answers: [] });
    assert.equal(reading.outcome === "questions" ? reading.questions[0]?.id : "", "formula-0");
  });

  it("is what somebody asks how much it comes to, or a calculator followed by names with an x between them", () => {
    for (const [text, title, expression] of [
      ["How much gravel do I need for a path, length times width times depth", "Gravel calculator", "length * width * depth"],
      ["How much should I charge for a hat, hours times 12 plus wool", "Result calculator", "hours * 12 + wool"],
      ["Turf calculator length x width for the back garden", "Turf calculator", "length * width"],
    ] as const) {
      const reading = readingOf(text);
      assert.deepEqual([reading.blueprint.title, expressionOf(reading)], [title, expression]);
    }
    assert.notEqual(readPrompt({ text: "How many people are coming to the fete, with names", answers: [] }).outcome, "blueprint");
  });
});

it("names, days and texts that somebody types are no amounts to work with", () => {
  const reading = readPrompt({ text: "enter the pupils and their hobbies and be told who works with whom", answers: [] });
  const asked = reading.outcome === "questions" ? reading.questions.map(({ text }) => text).join(" ") : "";
  assert.doesNotMatch(asked, /calculator/);
});
