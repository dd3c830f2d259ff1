// The rules and the component of whack-a-mole in the generated app.

/** The name on the machine. */
export const whackCabinet = { name: "Whack-a-mole", intro: "Hit every mole before it is gone again." };
