// The rules and the component of the dice in the generated app.

/** The name on the machine. */
export const diceCabinet = { name: "Dice", intro: "Roll up to six dice, and see what came before." };
