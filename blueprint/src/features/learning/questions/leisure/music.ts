import { readSubject } from "../read-subject.ts";

/** Instruments, notes and composers. */
export const music = readSubject(
  { id: "music", title: "Music", words: /\b(?:music\w*|songs?|instruments?|composers?|bands?|concerts?|piano|guitar|singers?)\b/ },
  `
  Instruments | How many keys does a full-size piano have? | 88 | 66 | 76 | 100 | 52 white and 36 black keys.
  Instruments | Which family does the trumpet belong to? | Brass | Strings | Woodwind | Percussion | The lips make the tone in a metal tube.
  Instruments | How many strings does a standard guitar have? | Six | Four | Five | Seven | They are tuned E, A, D, G, B and E.
  Instruments | Which of these is a percussion instrument? | The drum | The flute | The cello | The oboe | Percussion is struck, shaken or scraped.
  Notes | How many lines does a staff have? | Five | Four | Six | Three | Notes stand on the lines and between them.
  Notes | What does "piano" mean as an instruction? | Play softly | Play loudly | Play fast | Play slowly | The opposite is forte.
  Notes | How many beats does a whole note last in 4/4 time? | Four | Two | One | Eight | It fills the whole bar.
  Notes | What does "allegro" mean? | Lively and fast | Sad and slow | Very quiet | Without end | It is Italian for cheerful.
  Composers | Who composed the "Ode to Joy" symphony? | Ludwig van Beethoven | Johann Sebastian Bach | Franz Schubert | Joseph Haydn | It is the end of his Ninth Symphony of 1824.
  Composers | Who composed "The Magic Flute"? | Wolfgang Amadeus Mozart | Giuseppe Verdi | Richard Wagner | Georges Bizet | It was first heard in Vienna in 1791.
  Composers | Who composed "The Four Seasons"? | Antonio Vivaldi | Claude Debussy | Frédéric Chopin | Edvard Grieg | Four violin concertos, printed in 1725.
  Composers | Who composed "Swan Lake"? | Pyotr Tchaikovsky | Igor Stravinsky | Johannes Brahms | Robert Schumann | The ballet was first danced in Moscow in 1877.`,
);
