// The component of breakout in the generated app, and its field.

/** The name on the machine. */
export const breakoutCabinet = { name: "Breakout", intro: "Keep the ball in play and break every brick." };
