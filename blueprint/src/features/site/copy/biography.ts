// A life as an example for sites that tell one. The facts are public and can be checked; the site says that it is an
// example, to be replaced.
import { rows } from "./domain.ts";

/** An event of a life or a plan: when, what, and a sentence. */
export interface Moment {
  when: string;
  title: string;
  text: string;
}

/** Moments of a table, one a line: `1903|Nobel Prize|For physics.` */
export function moments(lines: string): Moment[] {
  return rows(lines).map(([when = "", title = "", text = ""]) => ({ when, title, text }));
}

/** The example: Marie Curie, after the biographies of the Nobel Foundation. */
export const exampleLife = {
  name: "Marie Curie",
  note: "An example, told with public facts: replace it with the life that you want to tell.",
  summary:
    "Physicist and chemist, born in Warsaw and at home in Paris. She discovered two elements, gave radioactivity its name, and was the first person to receive the Nobel Prize twice.",
  facts: [
    { label: "Full name", value: "Maria Salomea Skłodowska Curie" },
    { label: "Born", value: "7 November 1867, Warsaw" },
    { label: "Died", value: "4 July 1934, Passy, France" },
    { label: "Fields", value: "Physics and chemistry" },
    { label: "Studied at", value: "University of Paris" },
    { label: "Known for", value: "Radioactivity, polonium and radium" },
  ],
  remains: "Two elements, a word that everybody knows, and the proof that patience in a cold shed can change physics.",
  remembered: [
    { title: "Radioactivity", text: "She named it, measured it, and showed that it comes from the atom itself." },
    { title: "Polonium and radium", text: "Two new elements, won from tons of pitchblende." },
    { title: "Medicine", text: "Mobile X-ray units in the First World War, and an institute for treatment and research." },
    { title: "Two Nobel Prizes", text: "In physics and in chemistry: nobody else has prizes in two sciences." },
  ],
  moments: moments(`
    1867|Born in Warsaw|The youngest of five children of two teachers.
    1891|Studies in Paris|She enrols at the Sorbonne and earns degrees in physics and mathematics.
    1895|Marriage to Pierre Curie|They share a laboratory and their questions.
    1898|Polonium and radium|Two new elements are found in pitchblende; the word radioactivity is hers.
    1903|Nobel Prize in Physics|Shared with Pierre Curie and Henri Becquerel.
    1906|Professor at the Sorbonne|The first woman to teach there as a professor.
    1911|Nobel Prize in Chemistry|For the discovery of polonium and radium.
    1914|Mobile X-ray units|She equips vans with X-ray machines and drives to field hospitals herself.
    1934|Death in Passy|Her laboratory notebooks are kept in lead boxes to this day.`),
  honours: moments(`
    1903|Nobel Prize in Physics|The first Nobel Prize that was given to a woman.
    1903|Davy Medal|Of the Royal Society, together with Pierre Curie.
    1911|Nobel Prize in Chemistry|Still the only person with prizes in two sciences.
    1921|A gram of radium|Collected by women in the United States for her research.
    1995|The Panthéon|Laid to rest there for her own achievements, as the first woman.`),
} as const;
