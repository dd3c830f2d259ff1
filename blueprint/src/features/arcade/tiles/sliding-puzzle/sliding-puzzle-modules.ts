// The rules and the component of the sliding puzzle in the generated app.

/** The name on the machine. */
export const slidingCabinet = { name: "Sliding puzzle", intro: "Slide the tiles into order in as few moves as you can." };
