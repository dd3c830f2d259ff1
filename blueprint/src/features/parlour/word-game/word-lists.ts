// The words of the word games. The order is that of play: each game takes the next one.

/** Words to guess letter by letter, with what they are. */
export const hintedWords: readonly { word: string; hint: string }[] = [
  "planet: It circles a star",
  "garden: Flowers and vegetables grow there",
  "bridge: It leads across a river",
  "pepper: It makes food hot",
  "winter: The cold season",
  "guitar: It has six strings",
  "rocket: It flies into space",
  "butter: It melts on warm bread",
  "castle: Knights lived in it",
  "monkey: It climbs trees",
  "island: Water lies all around it",
  "library: Books are lent there",
  "penguin: A bird that swims",
  "volcano: A mountain of fire",
  "journey: A way from one place to another",
  "harvest: What the field gives in autumn",
  "diamond: The hardest gem",
  "kitchen: Meals are made there",
  "mystery: Nobody has solved it yet",
  "blanket: It keeps you warm at night",
].map((line) => {
  const [word = "", hint = ""] = line.split(": ");
  return { word, hint };
});

/** Words of five letters, to guess in six tries. */
export const fiveLetterWords: readonly string[] = [
  "crane house plant light bread stone river music cloud dance",
  "smile green apple train ocean tiger chair night world heart",
  "paper queen sugar beach lemon horse storm table grape field",
]
  .join(" ")
  .split(" ");
