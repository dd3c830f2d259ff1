// What a survey keeps in the generated app: its questions, and the responses.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import type { SurveyQuestion } from "../questions/questionnaire.ts";

/** `src/features/survey/survey.ts` and `src/data/survey-questions.ts`. */
export function surveyData(slug: string, questions: readonly SurveyQuestion[]): ModuleSource[] {
  return [
    {
      path: "src/data/survey-questions.ts",
      opening: "Change the survey here. A question keeps its id: the responses are kept by it.",
      library: true,
      parts: [{ name: "surveyQuestions", code: code`const surveyQuestions: readonly @SurveyQuestion[] = ${{ literal: questions }};` }],
    },
    {
      path: "src/features/survey/survey.ts",
      opening: "What a survey asks, and how its responses are kept.",
      library: true,
      parts: [...types, ...store(slug)],
    },
  ];
}

const types = [
  {
    name: "SurveyQuestion",
    isType: true,
    code: code`
      interface SurveyQuestion {
        id: string;
        prompt: string;
        type: "scale" | "choice" | "several" | "number" | "text";
        required: boolean;
        options?: readonly string[];
        /** The words at both ends of a scale from 1 to 5. */
        ends?: readonly [string, string];
        min?: number;
        max?: number;
      }`,
  },
  { name: "SURVEY_SCALE", code: code`const SURVEY_SCALE = ["1", "2", "3", "4", "5"];` },
  { name: "REVIEW_STATES", code: code`const REVIEW_STATES = ["New", "Reviewed", "Follow up"] as const;` },
  {
    name: "SurveyResponse",
    isType: true,
    code: code`
      interface SurveyResponse {
        /** The given answers by the question's id; none for a question that was passed over. */
        answers: Readonly<Record<string, readonly string[]>>;
        review: (typeof @REVIEW_STATES)[number];
        /** An ISO 8601 time. */
        at: string;
      }`,
  },
];

const store = (slug: string) => [
  {
    name: "readSurveyResponse",
    code: code`
      function readSurveyResponse(saved: @SavedObject): @SurveyResponse | null {
        if (!@isSavedObject(saved.answers)) return null;
        const answers = Object.fromEntries(Object.entries(saved.answers).map(([id, given]) => [id, @readTexts(given)]));
        return { answers, review: @readOption(@REVIEW_STATES, saved.review) || "New", at: @readText(saved.at) };
      }`,
  },
  {
    name: "surveyResponses",
    code: code`const surveyResponses = @createCollection<@SurveyResponse>({ key: ${`${slug}/survey`}, read: @readSurveyResponse, samples: () => [] });`,
  },
  {
    name: "readSurveyForm",
    comment: "The answers of a submitted form, with a message for each that is missing or wrong.",
    code: code`
      function readSurveyForm(data: FormData, questions: readonly @SurveyQuestion[]): { answers: Record<string, string[]>; errors: @FieldErrors } {
        const errors: @FieldErrors = {};
        const answers: Record<string, string[]> = {};
        for (const { id, type, required, min = 0, max = Infinity } of questions) {
          const given = data.getAll(id).flatMap((value) => (typeof value === "string" && value.trim() !== "" ? [value.trim()] : []));
          const [first] = given;
          if (first === undefined && required) errors[id] = type === "number" ? "Enter a number." : "Choose an answer.";
          if (first !== undefined && type === "number" && !(Number(first) >= min && Number(first) <= max)) {
            errors[id] = \`Enter a number from \${min} to \${max}.\`;
          }
          answers[id] = given;
        }
        return { answers, errors };
      }`,
  },
];
