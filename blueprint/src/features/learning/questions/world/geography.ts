import { readSubject } from "../read-subject.ts";

/** Countries, capitals, waters and mountains. */
export const geography = readSubject(
  {
    ...{ id: "geography", title: "Geography" },
    words: /\b(?:geograph\w*|countr(?:y|ies)|capitals?|continents?|world flags?)\b/,
  },
  `
  Capitals | What is the capital of Australia? | Canberra | Sydney | Melbourne | Perth | Canberra was built as the capital between Sydney and Melbourne.
  Capitals | What is the capital of Canada? | Ottawa | Toronto | Montreal | Vancouver | Ottawa lies in Ontario, on the border with Quebec.
  Capitals | What is the capital of Brazil? | Brasília | Rio de Janeiro | São Paulo | Salvador | Brasília replaced Rio de Janeiro as the capital in 1960.
  Capitals | What is the capital of Morocco? | Rabat | Casablanca | Marrakesh | Fez | Casablanca is larger, but Rabat is the capital.
  Waters | Which is the largest ocean? | The Pacific | The Atlantic | The Indian Ocean | The Arctic Ocean | The Pacific covers about a third of the Earth.
  Waters | Which river flows through Paris? | The Seine | The Rhône | The Loire | The Thames | Paris grew up around an island in the Seine.
  Waters | Which sea lies between Europe and Africa? | The Mediterranean | The Baltic | The Black Sea | The Caribbean | The Strait of Gibraltar joins it to the Atlantic.
  Waters | Which canal joins the Mediterranean and the Red Sea? | The Suez Canal | The Panama Canal | The Kiel Canal | The Corinth Canal | It opened in 1869 and saves the way around Africa.
  Land | Which is the highest mountain above the sea? | Mount Everest | K2 | Mont Blanc | Kilimanjaro | Everest rises to about 8,849 metres.
  Land | Which is the largest continent? | Asia | Africa | Europe | South America | Asia has about 30% of the Earth's land.
  Land | Which is the largest hot desert? | The Sahara | The Gobi | The Kalahari | The Atacama | The Sahara is about as large as the United States.
  Land | Which country has the shape of a boot? | Italy | Greece | Norway | Chile | Italy reaches into the Mediterranean like a boot.`,
);
