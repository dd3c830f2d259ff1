// The words of lessons, cards, quizzes and rankings, in English.
import { formatNumber } from "../lib/number";
import { inSentence } from "../lib/words";

export const front = "Front";
export const writeTheQuestion = "Write the question.";
export const back = "Back";
export const writeTheAnswer = "Write the answer.";
export const cardsKnown = (values: { count: number; known: string | number }): string =>
  values.count === 1
    ? `${values.known} of ${formatNumber(values.count)} card known`
    : `${values.known} of ${formatNumber(values.count)} cards known`;
export const knownCards = "Cards known";
export const thereAreNoCardsAdd = "There are no cards. Add the first below.";
export const box = (values: { box: string | number }): string => `Box ${values.box}`;
export const answer = "Answer";
export const question = "Question";
export const turnBack = "Turn back";
export const turnTheCard = "Turn the card";
export const iKnewIt = "I knew it";
export const notYet = "Not yet";
export const yourNameOnTheLeaderboard = "Your name on the leaderboard";
export const nameSaved = "Your name on the leaderboard is saved.";
export const points = "Points";
export const saveName = "Save name";
export const rankAndName = "Rank and name";
export const medal = "Medal";
export const rankedHere = (values: { label: string; one: string }): string =>
  `Each ${values.one} that is added is ranked here by ${inSentence(values.label)}, the highest first.`;
export const played = "Played";
export const won = "Won";
export const drawn = "Drawn";
export const lost = "Lost";
export const difference = "Difference";
export const pts = "Pts";
export const tableFollows = (values: {
  matches: string | number;
  sides: string | number;
}): string =>
  `Add two or more ${values.sides}, then the results of their ${values.matches}: the table works itself out.`;
export const pointsRule = (values: { draw: string | number; win: number }): string =>
  `${values.win === 1 ? `${formatNumber(values.win)} point for a win, ${values.draw} for a draw.` : `${formatNumber(values.win)} points for a win, ${values.draw} for a draw.`} Equal points are separated by the difference of the scores, then by what was scored.`;
export const content = "Content";
export const startLearning = "Start learning";
export const continueLearning = "Continue learning";
export const modulesCompleted = (values: {
  count: string | number;
  total: string | number;
}): string => `${values.count} of ${values.total} modules completed`;
export const completedModules = "Modules completed";
export const modules = "Modules";
export const moduleOf = (values: { number: string | number; title: string | number }): string =>
  `Module ${values.number}: ${values.title}`;
export const yourAnswer = "Your answer";
export const exercise = "Exercise:";
export const moduleCompleted = "Module completed.";
export const markAsComplete = "Mark as complete";
export const progress = "Progress";
export const nothingBegunYet = "Nothing begun yet";
export const openOne = (values: { many: string }): string =>
  `Open one of the ${values.many} and complete its first module.`;
export const seeAll = (values: { many: string }): string => `See all ${values.many}`;
export const progressIn = (values: { title: string | number }): string =>
  `Progress in ${values.title}`;
export const allItems = (values: { many: string }): string => `All ${values.many}`;
export const itemAdded = (values: { one: string }): string => `The ${values.one} is added.`;
export const addItem = (values: { one: string }): string => `Add ${values.one}`;
export const deleteItem = (values: { one: string; title: string | number }): string =>
  `Delete ${values.one}: ${values.title}`;
export const itemDeleted = (values: { one: string }): string => `The ${values.one} is deleted.`;
export const answers = "Answers";
export const rightAnswer = "Right answer";
export const right = "Right!";
export const notQuite = (values: { answer: string | number }): string =>
  `Not quite. The right answer is: ${values.answer}.`;
export const writeTheRightAnswer = "Write the right answer.";
export const wrongAnswers = "Wrong answers";
export const writeAtLeastOneWrong = "Write at least one wrong answer, each in a line of its own.";
export const thereAreNoQuestionsYet = "There are no questions yet. Add the first below.";
export const rightOf = (values: { all: string | number; right: string | number }): string =>
  `${values.right} of ${values.all} right`;
export const startRound = "Start";
export const playAnotherRound = "Play another round";
export const scoreByTopic = "Score by topic";
export const scoreOf = (values: { all: string | number; right: string | number }): string =>
  `${values.right} of ${values.all}`;
export const noMistakesToLookAt = "No mistakes to look at: every answer was right.";
export const mistakes = "Mistakes";
export const yourAnswerWas = (values: { answer: string | number }): string =>
  `Your answer: ${values.answer}`;
export const rightAnswerIs = (values: { answer: string | number }): string =>
  `Right answer: ${values.answer}`;
export const quiz = "Quiz";
export const noRoundPlayedYet = "No round played yet";
export const bestScore = (values: { all: string | number; points: string | number }): string =>
  `Best score: ${values.points} of ${values.all}`;
export const questionOf = (values: { all: string | number; number: string | number }): string =>
  `Question ${values.number} of ${values.all}`;
export const rightSoFar = (values: { right: string | number }): string =>
  `${values.right} right so far`;
export const questionsAnswered = "Questions answered";
export const seeTheResult = "See the result";
export const nextQuestion = "Next question";
export const allModulesCompleted = (values: {
  count: string | number;
  total: string | number;
}): string => `${values.count} of ${values.total} modules completed. Well done!`;
export const pointsComeFrom =
  "Points come from what you play and solve here, and ten from each thing you add.";
export const othersAreSamples = "The others are samples, so that you can see where you stand.";
export const sampleAndOthers = (values: { name: string | number }): string =>
  `${values.name} and the others are samples, so that you can see where you stand.`;
export const wrongAnswer = "wrong answer";
export const cards = "cards";
export const card = "card";
export const questions = "questions";
export const questionOne = "question";
export const playedShort = "P";
export const wonShort = "W";
export const drawnShort = "D";
export const lostShort = "L";
