// The units of this group.

/** The group's units, by kind. */
export const commerceUnits = {};
