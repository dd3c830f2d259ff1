// The component of sudoku in the generated app, its grid and its keypad.

/** The name on the machine. */
export const sudokuCabinet = { name: "Sudoku", intro: "Each row, each column and each box holds the digits 1 to 9." };
