import { readSubject } from "../read-subject.ts";

/** Painters, techniques and buildings. */
export const art = readSubject(
  {
    ...{ id: "art", title: "Art and design" },
    words: /\b(?:arts?|artists?|paint(?:ing|ings|ers?)|galler(?:y|ies)|design(?:ers?)?|sculptures?|architecture|drawing|photography)\b/,
  },
  `
  Painters | Who painted "The Starry Night"? | Vincent van Gogh | Claude Monet | Paul Gauguin | Edvard Munch | He painted it in 1889 in Saint-Rémy.
  Painters | Who painted the ceiling of the Sistine Chapel? | Michelangelo | Raphael | Botticelli | Titian | He worked on it from 1508 to 1512.
  Painters | Who painted "Guernica"? | Pablo Picasso | Salvador Dalí | Joan Miró | Francisco Goya | It shows the horror of the bombing of a Basque town in 1937.
  Painters | Which painter is known for water lilies? | Claude Monet | Edgar Degas | Henri Matisse | Paul Cézanne | Monet painted his garden in Giverny some 250 times.
  Colour | Which colours are mixed to make green in paint? | Blue and yellow | Red and yellow | Red and blue | Black and white | With paint, blue and yellow give green.
  Colour | Which colour is opposite to red on the painter's colour wheel? | Green | Blue | Yellow | Orange | Complementary colours make each other glow.
  Colour | Which of these is a warm colour? | Orange | Blue | Green | Turquoise | Reds, oranges and yellows are called warm.
  Colour | What is made by adding white to a colour? | A tint | A shade | A line | A glaze | White makes a tint, black makes a shade.
  Techniques | What is a fresco painted on? | Wet plaster | Canvas | Glass | Metal | The colours bind with the plaster as it dries.
  Techniques | What is a picture made of small pieces of stone or glass called? | A mosaic | A collage | A fresco | An engraving | Romans laid whole floors of mosaic.
  Techniques | What is pottery fired in? | A kiln | A loom | An easel | A palette | A kiln is a very hot oven for clay.
  Techniques | What does perspective give to a picture? | Depth | Colour | Texture | Sound | Lines that meet far away make a flat picture look deep.`,
);
