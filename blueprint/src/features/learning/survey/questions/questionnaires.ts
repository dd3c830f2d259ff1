// The questionnaires that are asked for most, and one that fits everything.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";
import { WordPattern } from "../../../../knowledge/data/word-list.ts";
import { formFieldSchema } from "../../../site/answer/form-field-schema.ts";

const Questionnaire = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** What shows in a prompt that it is asked for; the one that fits everything has none. */
  words: WordPattern.optional(),
  /** In their labels `{about}` stands for what the survey is about, so that they speak of it by name. */
  fields: z.array(formFieldSchema.safeExtend({ label: z.string().min(1) })).min(1),
});
/** What a survey asks. */
export type Questionnaire = z.infer<typeof Questionnaire>;

const all = readData("questions/surveys/questionnaires.json", z.array(Questionnaire));

const general = questionnaireCalled("general");

function questionnaireCalled(id: string): Questionnaire {
  const found = all.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`blueprint/data/questions/surveys/questionnaires.json has no questionnaire ${id}.`);
  return found;
}

/** What this questionnaire asks of `about`, in lower case; the one that fits everything for an unknown id. */
export function questionsOf({ questionnaire: id, about }: { questionnaire: string; about: string }): Questionnaire["fields"] {
  const { fields } = all.find((candidate) => candidate.id === id) ?? general;
  return fields.map((field) => ({ ...field, label: field.label.replaceAll("{about}", () => about) }));
}

/** The questionnaire that these words ask for, looked for in the first words and only then in the next. */
export function questionnaireIn(...words: readonly string[]): Questionnaire {
  for (const asked of words) {
    const found = all.find((candidate) => candidate.words?.test(asked) === true);
    if (found) return found;
  }
  return general;
}
