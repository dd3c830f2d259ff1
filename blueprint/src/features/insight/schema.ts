// The kinds of features of this group.

/** The schemas of the group's features. */
export const insightSchemas = [] as const;
