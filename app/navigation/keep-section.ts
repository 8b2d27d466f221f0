/** Milliseconds after the start of hydration within which its last band has come to rest. */
const settling = 2000;

/**
 * Keeps the section that the address names in its place while fonts, style sheet and hydration move what stands above
 * it (RT-45): the browser does so only until `load`.
 * @param over resolves as soon as the visitor does anything
 */
export function keepSection(over: Promise<unknown>): void {
	const section = document.querySelector(':target');
	if (section === null) return;
	const heights = new ResizeObserver(() => section.scrollIntoView({ behavior: 'instant' }));
	heights.observe(document.body);
	const settled = new Promise((resolve) =>
		addEventListener('hydrated', () => setTimeout(resolve, settling), { once: true }),
	);
	Promise.race([over, settled]).then(() => heights.disconnect());
}
