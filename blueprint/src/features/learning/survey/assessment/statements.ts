// What an assessment asks: statements about oneself, two for each side of the profile, and what a high or a low value says.
import { z } from "zod";
import { readData } from "../../../../knowledge/data-files.ts";
import { WordPattern } from "../../../../knowledge/word-list.ts";

const AssessedSide = z.strictObject({
  name: z.string().min(1),
  statements: z.tuple([z.string(), z.string()]).readonly(),
  /** These two follow "You". */
  high: z.string().min(1),
  low: z.string().min(1),
});

const Assessment = z.strictObject({
  id: z.string(),
  title: z.string(),
  words: WordPattern,
  sides: z.array(AssessedSide).min(3).readonly(),
});
/** An assessment by its subject. */
export type Assessment = z.infer<typeof Assessment>;

const assessments: readonly Assessment[] = readData("questions/surveys/assessments.json", z.array(Assessment));

const personality = assessmentCalled("personality");

function assessmentCalled(id: string): Assessment {
  const found = assessments.find((assessment) => assessment.id === id);
  if (found === undefined) throw new Error(`blueprint/data/questions/surveys/assessments.json has no assessment ${id}.`);
  return found;
}

/** The assessment of this id; personality for an unknown one. */
export function assessmentOf(id: string): Assessment {
  return assessments.find((assessment) => assessment.id === id) ?? personality;
}

/** The assessment that the words ask for, looked for in the first words and only then in the next; personality where none is named. */
export function assessmentIn(...words: readonly string[]): Assessment {
  return (
    words.map((text) => assessments.find((assessment) => assessment.words.test(text))).find((found) => found !== undefined) ?? personality
  );
}
