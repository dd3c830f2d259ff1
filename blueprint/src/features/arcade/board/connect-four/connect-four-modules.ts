// The component of four in a row in the generated app, and its board.

/** The name on the machine. */
export const connectFourCabinet = { name: "Four in a row", intro: "Drop your discs, and connect four before the other side does." };
