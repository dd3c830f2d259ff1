import { readSubject } from "../read-subject.ts";

/** Something of everything: what is asked where a prompt names no subject of the bank. */
export const general = readSubject(
  { id: "general", title: "General knowledge", words: /\b(?:general knowledge|knowledge competitions?)\b/ },
  `
  World | How many continents are there, as commonly taught in English? | Seven | Five | Six | Eight | Africa, Antarctica, Asia, Europe, Oceania, North and South America.
  World | Which language has the most native speakers? | Mandarin Chinese | English | Spanish | Hindi | Over 900 million people grew up with Mandarin.
  World | Which is the smallest country of the world? | Vatican City | Monaco | San Marino | Malta | It is less than half a square kilometre large.
  World | How many colours are there in a rainbow, as commonly counted? | Seven | Five | Six | Nine | Red, orange, yellow, green, blue, indigo and violet.
  Science | What is H₂O? | Water | Salt | Oxygen | Hydrogen | Two atoms of hydrogen and one of oxygen make water.
  Science | Which planet is closest to the Sun? | Mercury | Venus | Earth | Mars | Mercury circles the Sun in 88 days.
  Science | How many bones does an adult have, as a rule? | 206 | 106 | 306 | 406 | Babies have more: some grow together later.
  Science | Who described gravity with the help of a falling apple? | Isaac Newton | Albert Einstein | Charles Darwin | Marie Curie | Newton published his law of gravitation in 1687.
  Culture | Who wrote "Romeo and Juliet"? | William Shakespeare | Charles Dickens | Jane Austen | Mark Twain | It was first printed in 1597.
  Culture | Who painted the "Mona Lisa"? | Leonardo da Vinci | Michelangelo | Raphael | Vincent van Gogh | The picture hangs in the Louvre in Paris.
  Culture | How many squares does a chessboard have? | 64 | 49 | 81 | 100 | Eight rows of eight squares.
  Culture | How many strings does a violin have? | Four | Five | Six | Seven | They are tuned to G, D, A and E.`,
);
