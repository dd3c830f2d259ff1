// The component of minesweeper in the generated app, and its field.

/** The name on the machine. */
export const minesweeperCabinet = { name: "Minesweeper", intro: "Open every cell that hides no mine. The numbers tell where they are." };
