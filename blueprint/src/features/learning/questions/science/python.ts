import { readSubject } from "../read-subject.ts";

/** Programming, with Python as the language. */
export const python = readSubject(
  {
    ...{ id: "python", title: "Programming with Python" },
    words: /\b(?:python|programm\w*|coding|code|developers?|software|javascript|computer science|web development|algorithms?)\b/,
  },
  `
  Basics | Which function writes text to the screen in Python? | print | echo | write | show | print("Hello") writes Hello.
  Basics | Which sign begins a comment in Python? | # | // | -- | % | All after # on the line is for people only.
  Basics | What is the value of 7 // 2 in Python? | 3 | 3.5 | 4 | 1 | // divides and rounds down.
  Basics | What does len("data") give? | 4 | 3 | 5 | data | len counts the characters.
  Data | Which of these is a list? | [1, 2, 3] | (1, 2, 3) | {1, 2, 3} | "1, 2, 3" | Square brackets make a list, round ones a tuple.
  Data | What is the index of the first entry of a list? | 0 | 1 | -1 | first | Python counts from zero.
  Data | What does a dictionary hold? | Keys with values | Only numbers | Only sorted texts | Files | A value is found by its key: ages["Robin"].
  Data | Which method adds an entry to the end of a list? | append | push | insertLast | concat | numbers.append(4) puts 4 at the end.
  Control | Which word begins a function in Python? | def | function | fun | func | def greet(): begins a function named greet.
  Control | How often does "for i in range(3)" run its body? | 3 times | 2 times | 4 times | Once | i is 0, 1 and 2.
  Control | Which word leaves a loop at once? | break | stop | exit | leave | continue goes on with the next turn, break leaves.
  Control | Which word catches an exception after try? | except | catch | error | rescue | try … except is Python's form of it.`,
);
