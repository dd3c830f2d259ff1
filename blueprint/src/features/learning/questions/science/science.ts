import { readSubject } from "../read-subject.ts";

/** Physics, chemistry and life. */
export const science = readSubject(
  { id: "science", title: "Science", words: /\b(?:science|scientific|physics|chemistry|laborator(?:y|ies)|experiments?|stem)\b/ },
  `
  Physics | What does a thermometer measure? | Temperature | Pressure | Speed | Weight | It shows how warm or cold something is.
  Physics | What is the unit of force? | The newton | The joule | The watt | The volt | One newton speeds up one kilogram by one metre per second squared.
  Physics | What travels fastest? | Light in empty space | Sound in air | A rifle bullet | An airliner | Light covers about 300,000 kilometres in a second.
  Physics | Which force pulls things towards the Earth? | Gravity | Friction | Magnetism | Buoyancy | All masses attract each other; the Earth is the largest one near us.
  Chemistry | What is the chemical sign of gold? | Au | Ag | Go | Gd | It comes from the Latin word aurum.
  Chemistry | Which gas makes up most of the air? | Nitrogen | Oxygen | Carbon dioxide | Hydrogen | About 78% of the air is nitrogen.
  Chemistry | What is the pH of pure water at room temperature? | 7 | 1 | 10 | 14 | A pH of 7 is neutral; acids are below it.
  Chemistry | Which particle of an atom has a negative charge? | The electron | The proton | The neutron | The nucleus | Electrons surround the positive nucleus.
  Life | What is the smallest unit of life? | The cell | The atom | The organ | The molecule | All living things are made of one cell or many.
  Life | Which molecule holds the genes? | DNA | Glucose | Insulin | Haemoglobin | DNA is a double helix in nearly every cell.
  Life | Who wrote "On the Origin of Species"? | Charles Darwin | Gregor Mendel | Louis Pasteur | Carl Linnaeus | It appeared in 1859 and explained natural selection.
  Life | What do plants make from light, water and carbon dioxide? | Sugar and oxygen | Protein and salt | Fat and iron | Nitrogen and starch | This is called photosynthesis.`,
);
