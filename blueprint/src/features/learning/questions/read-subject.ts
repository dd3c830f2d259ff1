// What a question of the bank is. A subject is written as lines that anyone can extend:
// topic | question | right answer | wrong | wrong | wrong | why.

/** A question with four answers; `right` is the position of the right one, which differs from question to question. */
export interface Question {
  id: string;
  topic: string;
  prompt: string;
  options: readonly string[];
  right: number;
  explanation: string;
}

/** A subject of the bank. `words` tells from a prompt that it is about this subject. */
export interface QuestionSubject {
  id: string;
  title: string;
  words: RegExp;
  questions: readonly Question[];
}

/** Reads a subject from its lines. Refuses a line that has not seven parts, so that no question is silently left out. */
export function readSubject(subject: Omit<QuestionSubject, "questions">, lines: string): QuestionSubject {
  const questions = lines
    .trim()
    .split("\n")
    .map((line, index) => readLine(line, `${subject.id}-${index + 1}`));
  return { ...subject, questions };
}

function readLine(line: string, id: string): Question {
  const [topic = "", prompt = "", answer = "", ...others] = line.split("|").map((part) => part.trim());
  const explanation = others.pop() ?? "";
  if (others.length !== 3 || explanation === "") throw new Error(`The question ${id} is not written in seven parts.`);
  const right = [...prompt].reduce((total, letter) => total + letter.charCodeAt(0), 0) % 4;
  return { id, topic, prompt, options: others.toSpliced(right, 0, answer), right, explanation };
}
