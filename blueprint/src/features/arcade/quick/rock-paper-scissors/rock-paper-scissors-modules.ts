// The rules and the component of rock, paper, scissors in the generated app.

/** The name on the machine. */
export const throwCabinet = { name: "Rock, paper, scissors", intro: "Choose your throw. The computer has chosen already." };
