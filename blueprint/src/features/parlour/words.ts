// With which words the features of this group are asked for.

/** The words of the group's features, by kind. */
export const parlourWords = {};
