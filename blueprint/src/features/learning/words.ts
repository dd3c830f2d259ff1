// With which words the features of this group are asked for.
import type { FeatureWords } from "../unit/feature-words.ts";

/** The words of the group's features, by kind. */
export const learningWords = {
  quiz: {
    verbs:
      "take a quiz,practice questions,practise questions,answer questions,answer quiz questions,select practice questions,test their knowledge",
    nouns:
      "quiz,question bank,practice question bank,practice question,practice test,multiple-choice question,knowledge test,quiz game,self test",
  },
  exam: {
    verbs: "take an exam,take simulated exams,take exams,take a test,take tests,sit an exam,view error analysis,view exam scores",
    nouns:
      "exam,simulated exam,mock exam,exam simulation,practice exam,online exam,examination,online test,error analysis,exam score,test result",
  },
} satisfies Record<string, FeatureWords>;
