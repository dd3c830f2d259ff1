import { readSubject } from "../read-subject.ts";

/** Numbers, shapes and chance. */
export const maths = readSubject(
  { id: "maths", title: "Mathematics", words: /\b(?:maths?|mathematic\w*|arithmetic|algebra|geometry|calculus|multiplication)\b/ },
  `
  Numbers | What is 7 × 8? | 56 | 54 | 48 | 63 | Seven eights are fifty-six.
  Numbers | Which of these is a prime number? | 13 | 15 | 21 | 27 | 13 is divided only by 1 and itself.
  Numbers | What is 25% of 80? | 20 | 25 | 16 | 40 | A quarter of 80 is 20.
  Numbers | What is the square root of 144? | 12 | 14 | 11 | 72 | 12 × 12 = 144.
  Algebra | What is x if x + 5 = 12? | 7 | 17 | 5 | 60 | Take 5 from both sides.
  Algebra | What is x if 3x = 21? | 7 | 18 | 63 | 24 | Divide both sides by 3.
  Algebra | What is 2³? | 8 | 6 | 9 | 5 | 2 × 2 × 2 = 8.
  Algebra | What is 3 + 4 × 2? | 11 | 14 | 24 | 9 | Multiplication comes before addition.
  Shapes and chance | How many degrees do the angles of a triangle add up to? | 180 | 90 | 270 | 360 | In a flat triangle they are always 180° together.
  Shapes and chance | How many sides does a hexagon have? | Six | Five | Seven | Eight | Honeycombs are made of hexagons.
  Shapes and chance | What is the area of a rectangle of 4 by 6? | 24 | 10 | 20 | 48 | Length times width.
  Shapes and chance | How likely is a six with one fair die? | 1 in 6 | 1 in 2 | 1 in 3 | 1 in 12 | All six faces are equally likely.`,
);
