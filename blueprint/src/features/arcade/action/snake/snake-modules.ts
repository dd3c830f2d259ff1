// The component of snake in the generated app, and its field.

/** The name on the machine. */
export const snakeCabinet = { name: "Snake", intro: "Eat, grow, and do not bite yourself." };
