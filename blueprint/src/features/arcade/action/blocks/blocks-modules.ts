// The component of falling blocks in the generated app, and its well.

/** The name on the machine. */
export const blocksCabinet = { name: "Falling blocks", intro: "Turn the pieces, fill whole rows, and keep the well from filling up." };
