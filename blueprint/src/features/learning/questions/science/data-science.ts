import { readSubject } from "../read-subject.ts";

/** Statistics, tables and learning from data. */
export const dataScience = readSubject(
  {
    ...{ id: "data-science", title: "Data science" },
    words:
      /\b(?:data (?:science|scientists?|analysis|analytics|mining)|statistics|statistical|machine learning|artificial intelligence|deep learning)\b/,
  },
  `
  Statistics | What is the median? | The middle value of the sorted data | The most frequent value | The sum of all values | The largest value | Half of the values lie below the median, half above.
  Statistics | What is the mean of 2, 4 and 9? | 5 | 4 | 15 | 7 | 2 + 4 + 9 = 15, and 15 / 3 = 5.
  Statistics | What does a standard deviation tell? | How far values spread | How many values there are | The largest value | The order of the values | A small one means that the values lie close together.
  Statistics | What does correlation not prove? | That one thing causes the other | That two things vary together | That data exist | That a line can be drawn | Two things can move together because of a third.
  Tools | Which Python library is known for tables called data frames? | pandas | NumPy | Flask | Pillow | A pandas DataFrame holds rows and named columns.
  Tools | Which Python library is known for fast arrays of numbers? | NumPy | Django | Requests | Beautiful Soup | NumPy's arrays are the base of many other libraries.
  Tools | Which chart shows the spread of one numeric variable best? | A histogram | A pie chart | A map | A family tree | A histogram counts how many values fall into each range.
  Tools | Which language asks questions of relational databases? | SQL | HTML | CSS | XML | SELECT … FROM … WHERE is SQL.
  Learning | What is overfitting? | A model learns its examples by heart | A model is too simple | Too little memory | A table with too few columns | It then does badly with new data.
  Learning | Why are data split into training and test sets? | To see how well the model does with new data | To save storage | To sort the data | To hide errors | Only unseen data show what was really learnt.
  Learning | What does a classification model predict? | A category | A date only | A picture's size | A table's name | Spam or not spam is a classification.
  Learning | What does clustering do? | Groups similar things without labels | Sorts rows by name | Removes duplicates | Draws maps | It finds groups that nobody named before.`,
);
