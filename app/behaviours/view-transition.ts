/** Whether the browser has view transitions; React Router warns where they are requested and it has none. */
export const viewTransition = typeof document !== 'undefined' && 'startViewTransition' in document;
