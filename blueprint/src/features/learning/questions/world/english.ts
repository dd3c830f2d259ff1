import { readSubject } from "../read-subject.ts";

/** English words and grammar. */
export const english = readSubject(
  {
    ...{ id: "english", title: "English vocabulary" },
    words: /\b(?:english|languages?|vocabular\w*|grammar|spelling|toefl|ielts|gre|literature|reading)\b/,
  },
  `
  Meanings | What does "abundant" mean? | Plentiful | Rare | Empty | Silent | What is abundant is there in large amounts.
  Meanings | What does "reluctant" mean? | Unwilling | Eager | Friendly | Fast | Who is reluctant does something without wanting to.
  Meanings | What does "fragile" mean? | Easily broken | Very heavy | Expensive | Colourful | Glass is fragile: handle it with care.
  Meanings | What does "to postpone" mean? | To put off until later | To cancel for ever | To repeat | To announce | A postponed meeting takes place, but later.
  Opposites | What is the opposite of "ancient"? | Modern | Old | Historic | Antique | Ancient is very old; modern is of the present.
  Opposites | What is the opposite of "generous"? | Stingy | Kind | Rich | Open | A generous person gives gladly, a stingy one does not.
  Opposites | What is the opposite of "expand"? | Shrink | Grow | Widen | Extend | What expands gets larger, what shrinks gets smaller.
  Opposites | What is the opposite of "arrive"? | Depart | Reach | Come | Land | Trains arrive at a platform and depart from it.
  Grammar | What is the past tense of "go"? | Went | Goed | Gone | Going | "Go" is irregular: go, went, gone.
  Grammar | What is the plural of "child"? | Children | Childs | Childes | Childrens | An old plural ending lives on in "children" and "oxen".
  Grammar | Which word is an adverb? | Quickly | Quick | Quickness | Quicker | Many adverbs are made of an adjective with -ly.
  Grammar | Which sentence is right? | She doesn't like tea. | She don't like tea. | She not like tea. | She doesn't likes tea. | After "doesn't" the verb stands in its basic form.`,
);
