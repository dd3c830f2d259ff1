import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { colourNamed, colourShaded } from "../../../knowledge/colours.ts";
import { cleanText } from "../../../knowledge/words/clean-text.ts";
import { sentencesOf } from "../../text/token.ts";
import { type Look, noLook } from "../../lexicon/look.ts";
import { readLook } from "./read-look.ts";

function read(prompt: string): { look: Look; rest: string } {
  const text = cleanText(prompt);
  let look = noLook;
  const left = sentencesOf(text).map((sentence) => {
    const styled = readLook(sentence, { text, look });
    ({ look } = styled);
    return styled.rest.tokens.map(({ text: word }) => word);
  });
  return { look, rest: left.flat().join(" ") };
}

/** What a sentence says: the background's words and the components', `null` where it says nothing of them. */
const sentences: readonly (readonly [string, string | null, string | null])[] = [
  ["Assign plum to the background and ivory to the UI elements.", "plum", "ivory"],
  ["Use sea green for container backgrounds and tan for component visuals.", "sea green", "tan"],
  ["Style all pages with a lavender blush background and rebecca purple components.", "lavender blush", "rebecca purple"],
  ["Color the background using pale turquoise and set component styles to dark slate gray.", "pale turquoise", "dark slate gray"],
  ["Backgrounds in moccasin; buttons, cards and headers in sienna", "moccasin", "sienna"],
  ["Use teal for buttons, headers and links, and mint for the background", "mint", "teal"],
  ["Apply sky blue for the layout; use indian red for buttons and cards.", "sky blue", "indian red"],
  ["Employ thistle on the background and purple on the components", "thistle", "purple"],
  ["Use dim gray components on a snow background", "snow", "dim gray"],
  ["Style the UI in medium violet red over a light pink background", "light pink", "medium violet red"],
  ["The primary color should be #FF5733 and the background #fafafa", "#fafafa", "#FF5733"],
  ["Background color: beige. Component color: saddle brown.", "beige", "saddle brown"],
  ["big buttons, the bar goes from green to amber", null, null],
  ["cards where late ones turn red", null, null],
  ["A list of kilns, show those that are too hot in red", null, null],
  ["A log of tanks that marks low ones in orange", null, null],
  ["A list of kilns, in orange", null, "orange"],
  ["with a teal blue header and a cream background", "cream", "teal blue"],
  ["Use a blue and white color scheme", "white", "blue"],
  ["The color scheme should be black and gold", "black", "gold"],
  ["A page for pet adoption in navy and cream", "cream", "navy"],
  ["I want a white site with forest green buttons", "white", "forest green"],
  ["A wine shop, burgundy-themed", null, "burgundy"],
  ["A yoga studio site in shades of sage green", null, "sage green"],
  ["Track my runs, with coral accents.", null, "coral"],
  ["dark mode with lime highlights", null, "lime"],
  ["A tide table app, in teal", null, "teal"],
  ["a blue website for my band", null, "blue"],
  ["the app should look green and fresh", null, "green"],
  ["mostly green with yellow accents", null, "green"],
  ["A chocolate shop with a mint background", "mint", null],
  ["Sort the shirts by white and black", null, null],
];

describe("the colours of a prompt", () => {
  for (const [sentence, background, components] of sentences) {
    test(sentence, () => {
      const { look } = read(sentence);
      assert.deepEqual([look.background?.words ?? null, look.components?.words ?? null], [background, components]);
    });
  }

  test("dark mode is a scheme beside a colour", () => {
    assert.equal(read("dark mode with lime highlights").look.scheme, "dark");
  });

  test("what is not about looks stays to be read", () => {
    assert.equal(read("a blue website for my band").rest, "a website for my band");
  });
});

const known =
  "forest green,navy,navy blue,dark slate blue,light goldenrod,light goldenrod yellow,azure mist,off-white,burgundy,teal blue,dark slate grey,medium spring green,pale violet red,cornflower blue,papaya whip,blanched almond,old lace,misty rose,white smoke,burly wood,neon green,olive green,royal purple,seafoam green,dusty rose,tiffany blue,jet black,warm white,canary yellow,blood orange,prussian blue,robin egg blue,steel gray,blue gray,hunter green,midnight black";

test("colours are known by names in one, two and three words", () => {
  const unknown = known.split(",").filter((name) => {
    const words = name.split(/[ -]/);
    return colourNamed(words.join("")) === null && colourShaded(words) === null;
  });
  assert.deepEqual(unknown, []);
});

test("a shade before a name makes another colour of it, and a plain hue behind it none", () => {
  assert.equal(colourShaded(["light", "coral"]), "#ffc5b0");
  assert.notEqual(colourShaded(["dark", "mint"]), colourNamed("mint"));
  assert.equal(colourShaded(["lilac", "purple"]), colourNamed("lilac"));
  assert.equal(colourShaded(["dark", "roast"]), null);
});

test("words of style ask for a design language", () => {
  assert.deepEqual(read("Make it playful").look.languages, ["playful"]);
  assert.deepEqual(read("It should have a brutalist style").look.languages, ["brutal"]);
  assert.deepEqual(read("with a modern design").look.languages, ["swiss", "aurora", "clean"]);
  assert.equal(read("A list of modern houses").look.languages, null);
});
