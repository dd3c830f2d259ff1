// The rules and the component of the game of lights in the generated app.

/** The name on the machine. */
export const simonCabinet = { name: "Simon", intro: "Watch the lights, remember them, and repeat." };
