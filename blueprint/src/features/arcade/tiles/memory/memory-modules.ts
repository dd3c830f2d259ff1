// The component of memory in the generated app, and its cards.

/** The name on the machine. */
export const memoryCabinet = { name: "Memory game", intro: "Turn two cards over and find all the pairs." };
