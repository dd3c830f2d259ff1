// Questions with four answers, and what was answered.

export interface Question {
  id: string;
  topic: string;
  prompt: string;
  options: readonly string[];
  /** The position of the right option, counted from 0. */
  right: number;
  explanation: string;
}

export interface Answer {
  question: Question;
  /** The position of the chosen option. */
  chosen: number;
}

export function isRight({ question, chosen }: Answer): boolean {
  return chosen === question.right;
}

export function countRight(answers: readonly Answer[]): number {
  return answers.filter(isRight).length;
}

/** The topics of questions, each once, in their order. */
export function topicsOf(questions: readonly Question[]): string[] {
  return [...new Set(questions.map(({ topic }) => topic))];
}

/** How many answers of each topic are right. */
export function scoresByTopic(
  answers: readonly Answer[],
): { topic: string; right: number; outOf: number }[] {
  return topicsOf(answers.map(({ question }) => question)).map((topic) => {
    const own = answers.filter(({ question }) => question.topic === topic);
    return { topic, right: countRight(own), outOf: own.length };
  });
}

/** The questions of a round, counted from 0: each begins where the one before ended. */
export function questionsOfRound(
  questions: readonly Question[],
  { round, size }: { round: number; size: number },
): Question[] {
  const start = questions.length === 0 ? 0 : (round * size) % questions.length;
  return [...questions.slice(start), ...questions.slice(0, start)].slice(0, size);
}

/** The numbers of a round: right answers, all of them, and the share of the right ones in percent. */
export interface Result {
  right: number;
  all: number;
  percent: number;
}

/** What came of a round. */
export function resultOf(answers: readonly Answer[]): Result {
  const right = countRight(answers);
  return { right, all: answers.length, percent: Math.round((right / answers.length) * 100) };
}
