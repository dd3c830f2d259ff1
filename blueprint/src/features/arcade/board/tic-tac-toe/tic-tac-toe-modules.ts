// The component of tic-tac-toe in the generated app, and its board.

/** The name on the machine. */
export const ticTacToeCabinet = { name: "Tic-tac-toe", intro: "Three in a row wins: against a friend, or against the computer." };
