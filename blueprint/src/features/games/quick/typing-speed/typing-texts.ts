// What is typed in the typing test.
/** Its name, and the line that invites to play it. */
export const typingInfo = { name: "Typing test", intro: "Type the text as fast and as exactly as you can." };

/** What is typed. */
export const typingTexts: readonly string[] = [
  "A good morning begins with a slow walk to the window. The street is still quiet, the light is pale, and the first bus goes by with nobody in it.",
  "Bread needs little more than flour, water, salt and time. Mix it in the evening, leave it alone, and let the oven do the rest at dawn.",
  "When the tide goes out, the beach grows wide and flat. Small birds run along the edge of the water and look for something to eat.",
  "An old clock stands in the hall of the library. It is four minutes late, but those who read there have never been in a hurry.",
  "To learn a song, sing it slowly first. Listen to each note, keep the beat with one foot, and only then let it run at its own speed.",
];
