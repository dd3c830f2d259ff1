// The words that a feature shows because somebody wrote them: headings, facts, what is offered, what a calculator asks for.
import { definitionOf } from "../../features/feature.ts";
import { BookFeature } from "../../features/commerce/book/book-schema.ts";
import { CalculatorFeature } from "../../features/insight/tools/calculator/calculator-schema.ts";
import { FormFeature } from "../../features/site/answer/form/form-schema.ts";
import { FactsFeature } from "../../features/site/company/facts/facts-feature.ts";
import { ServicesFeature } from "../../features/site/company/offered/services-schema.ts";
import { PassageFeature } from "../../features/site/media/passage/passage-schema.ts";
import { QuizFeature } from "../../features/learning/practice/quiz/quiz-schema.ts";
import type { AnyFeature } from "../../schema/feature.ts";

/** What stands in a feature in words of its own. A form that asks for an address and a text is one to write to somebody. */
export function writtenIn(feature: AnyFeature): string[] {
  const passage = PassageFeature.safeParse(feature).data;
  if (passage?.isHeading === true) return [passage.title ?? ""];
  if (passage !== undefined) return [passage.title ?? "", passage.line ?? "", "words text paragraph"];
  const facts = FactsFeature.safeParse(feature).data;
  if (facts !== undefined) return [facts.title ?? "", ...facts.facts.flatMap(({ label, lines }) => [label, ...lines])];
  const own = CalculatorFeature.safeParse(feature).data?.own;
  if (own !== undefined)
    return [
      own.title,
      ...[...Object.values(own.formula.inputs), ...own.formula.results].flatMap(({ label, unit }) => [
        label,
        unit === "%" ? "percent" : "",
      ]),
    ];
  const questions = QuizFeature.safeParse(feature).data?.questions;
  if (questions !== undefined)
    return ["question answer score result end", questions.every(({ why }) => why !== "") ? "explanation reason" : ""];
  const offers = ServicesFeature.safeParse(feature).data;
  if (offers !== undefined)
    return [offers.title, ...offers.offers.flatMap(({ name, price }) => [name, price === undefined ? "" : "price cost"])];
  if (feature.kind === "hero") return [feature["headline"], feature["line"]].filter((one) => typeof one === "string");
  const { schedule } = BookFeature.safeParse(feature).data ?? {};
  if (schedule !== undefined) return [schedule.first, schedule.last, "minute hour time slot shift session place people max limit room"];
  const types = FormFeature.safeParse(feature).data?.fields.map(({ type }) => type) ?? [];
  const title = typeof feature["title"] === "string" ? [feature["title"]] : [];
  if (types.length === 0) return title;
  return types.includes("email") && types.includes("paragraph") ? [...title, ...definitionOf("contact").words.nouns] : title;
}
