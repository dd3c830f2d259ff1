import { readSubject } from "../read-subject.ts";

/** From the pyramids to the Moon. */
export const history = readSubject(
  { id: "history", title: "History", words: /\b(?:histor\w*|ancient|medieval|wars?|museums?|heritage|archaeolog\w*|civili[sz]ations?)\b/ },
  `
  Ancient times | Who built the pyramids of Giza? | The Egyptians | The Romans | The Greeks | The Persians | They were built as tombs of pharaohs about 4,500 years ago.
  Ancient times | Which city was the centre of the Roman Empire? | Rome | Athens | Carthage | Alexandria | The empire took its name from the city on the Tiber.
  Ancient times | Where were the first Olympic Games held? | Greece | Italy | Egypt | Turkey | They were held at Olympia, by tradition from 776 BC.
  Ancient times | Which wall was built to guard the north of China? | The Great Wall | Hadrian's Wall | The Berlin Wall | The Aurelian Walls | Its parts add up to thousands of kilometres.
  Discoveries | Who printed books with movable type in Europe in the 15th century? | Johannes Gutenberg | Isaac Newton | Galileo Galilei | Leonardo da Vinci | Gutenberg's press in Mainz made books cheap.
  Discoveries | In which year did Columbus first reach America? | 1492 | 1066 | 1776 | 1815 | He landed in the Bahamas in October 1492.
  Discoveries | Whose expedition first sailed around the world? | Magellan's | Cook's | Drake's | Vespucci's | Magellan died on the way; Elcano brought the ship home in 1522.
  Discoveries | Who was the first person in space? | Yuri Gagarin | Neil Armstrong | John Glenn | Valentina Tereshkova | Gagarin went once around the Earth on 12 April 1961.
  Modern times | In which year did the French Revolution begin? | 1789 | 1689 | 1848 | 1917 | The storming of the Bastille was on 14 July 1789.
  Modern times | In which year did the Second World War end? | 1945 | 1918 | 1939 | 1950 | It ended in Europe in May, in Asia in September 1945.
  Modern times | In which year did the Berlin Wall fall? | 1989 | 1961 | 1979 | 1999 | It was opened on the night of 9 November 1989.
  Modern times | Who was the first president of the United States? | George Washington | Abraham Lincoln | Thomas Jefferson | John Adams | He was in office from 1789 to 1797.`,
);
