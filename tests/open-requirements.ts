/** Requirements that have no test yet, with the issue that will bring it. */
export const openRequirements: Readonly<Record<string, number>> = {};
