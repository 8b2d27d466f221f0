/** How the browser came to the document; `navigate` where it does not say. */
export const navigationType = () =>
	(performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type ?? 'navigate';

/** Whether the visitor reloads, or comes back from another document: they are where they were (RT-45). */
export const isReturn = () => navigationType() !== 'navigate';
