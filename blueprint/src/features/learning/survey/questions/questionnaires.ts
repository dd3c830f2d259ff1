// The questionnaires that are asked for most, and one that fits everything.
import { choice, type Questionnaire, scale, several, text } from "./questionnaire.ts";

const health: Questionnaire = {
  id: "health",
  title: "Health survey",
  words: /\b(?:health|medical|wellness|symptoms?|patients?|fitness|women|lifestyle)\b/,
  questions: () => [
    { id: "age", prompt: "How old are you?", type: "number", required: true, min: 16, max: 110 },
    scale("overall", "How would you rate your health in general?", ["Poor", "Excellent"]),
    choice("sleep", "How much do you sleep on most nights?", ["Less than 6 hours", "6 to 7 hours", "7 to 9 hours", "More than 9 hours"]),
    choice("movement", "On how many days a week are you active for half an hour?", ["None", "1 or 2", "3 or 4", "5 or more"]),
    scale("stress", "How stressed did you feel in the past month?"),
    several("symptoms", "Which of these did you have in the past month?", [
      "Headaches",
      "Back pain",
      "Trouble sleeping",
      "Tiredness",
      "Low mood",
    ]),
    choice("checkup", "When was your last medical check-up?", ["In the past year", "One to three years ago", "Longer ago", "Never"]),
    text("notes", "Is there anything else about your health that you want to tell?"),
  ],
};

const workplace: Questionnaire = {
  id: "workplace",
  title: "Workplace survey",
  words: /\b(?:employees?|workplace|staff|colleagues|engagement)\b/,
  questions: () => [
    scale("satisfaction", "How satisfied are you with your work?"),
    scale("workload", "How manageable is your workload?"),
    scale("support", "How well are you supported by those you work with?"),
    choice("place", "Where do you do most of your work?", ["On site", "At home", "Both alike"]),
    several("better", "What would help you most?", ["Clearer goals", "More time", "Better tools", "Training", "More recognition"]),
    choice("stay", "Would you recommend working here?", ["Yes", "Maybe", "No"]),
    text("notes", "What should change first?"),
  ],
};

const course: Questionnaire = {
  id: "course",
  title: "Course feedback",
  words: /\b(?:courses?|class(?:es)?|students?|teach(?:ers?|ing)|training|school|workshop|lectures?)\b/,
  questions: () => [
    scale("useful", "How useful is what you learnt?"),
    scale("clear", "How clear were the explanations?"),
    choice("pace", "How was the pace?", ["Too slow", "Right", "Too fast"]),
    several("liked", "What helped you to learn?", ["Examples", "Exercises", "Discussions", "Written material", "Videos"]),
    choice("recommend", "Would you recommend it?", ["Yes", "Maybe", "No"]),
    text("notes", "What could be better?"),
  ],
};

const event: Questionnaire = {
  id: "event",
  title: "Event feedback",
  words: /\b(?:events?|conferences?|festivals?|weddings?|meetups?|concerts?)\b/,
  questions: () => [
    scale("overall", "How did you like the event?"),
    scale("organised", "How well was it organised?"),
    several("liked", "What did you like best?", ["Programme", "People", "Place", "Food and drinks", "Music"]),
    choice("again", "Would you come again?", ["Yes", "Maybe", "No"]),
    choice("heard", "How did you hear of it?", ["Friends", "Social media", "Website", "Poster", "Other"]),
    text("notes", "What should be different next time?"),
  ],
};

const satisfaction: Questionnaire = {
  id: "satisfaction",
  title: "Satisfaction survey",
  words: /\b(?:satisf\w*|customers?|clients?|guests?|products?|shops?|orders?|restaurants?|hotels?)\b/,
  questions: (about) => [
    scale("overall", `How satisfied are you with ${about} in all?`),
    scale("quality", "How do you rate the quality?", ["Poor", "Excellent"]),
    scale("service", "How helpful was the service?"),
    choice("often", "How often do you come to us?", ["This was the first time", "Now and then", "Every month", "Every week"]),
    several("matters", "What matters most to you?", ["Price", "Quality", "Speed", "Friendliness", "Choice"]),
    choice("recommend", "Would you recommend us?", ["Yes", "Maybe", "No"]),
    text("notes", "What should we do better?"),
  ],
};

const general: Questionnaire = {
  id: "general",
  title: "Survey",
  words: /\bsurvey\b/,
  questions: (about) => [
    scale("overall", `How do you like ${about}?`),
    scale("easy", `How easy to use is ${about}?`),
    choice("often", `How often do you use ${about}?`, ["For the first time", "Now and then", "Every week", "Every day"]),
    several("liked", "What do you like most?", ["Content", "Look", "Speed", "Ease of use", "Choice"]),
    choice("recommend", "Would you recommend it to a friend?", ["Yes", "Maybe", "No"]),
    text("notes", "What is missing, or what could be better?"),
  ],
};

const all: readonly Questionnaire[] = [health, workplace, course, event, satisfaction];

/** The questionnaire of this id; the one that fits everything for an unknown id. */
export function questionnaireOf(id: string): Questionnaire {
  return all.find((candidate) => candidate.id === id) ?? general;
}

/** The questionnaire that these words ask for, looked for in the first words and only then in the next. */
export function questionnaireIn(...words: readonly string[]): Questionnaire {
  for (const asked of words) {
    const found = all.find((candidate) => candidate.words.test(asked));
    if (found) return found;
  }
  return general;
}
