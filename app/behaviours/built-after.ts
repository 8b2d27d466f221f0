/**
 * A moment (milliseconds since 1970) after which this page was built, and so after which everybody looks at it: what has
 * ended by then has ended for every visitor, and the first paint may say so (STATE-2). It is the last one at which
 * anything that is said of an edition changed, so that a build made again without such a change has the same bytes.
 */
export const builtAfter = Number(import.meta.env.VITE_BUILT_AFTER ?? -Infinity);
