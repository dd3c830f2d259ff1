// The component of 2048 in the generated app, and its board.

/** The name on the machine. */
export const cabinet2048 = { name: "2048", intro: "Slide the tiles, merge equal ones, and reach the big number." };
