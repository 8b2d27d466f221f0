export type Dismissal = {
	/** Closes when the page scrolls under it (HEAD-3). */
	readonly onScroll?: boolean;
	/** Closes when focus moves elsewhere. */
	readonly onLeave?: boolean;
	/** It lies over the page: a click on that closes it and does nothing else. */
	readonly covers?: boolean;
};

/**
 * Closes an open `<details>` by Escape (focus returns to its summary), by a click outside, and as asked when the page
 * scrolls or focus leaves.
 * @returns what ends it
 */
export function closeWhenDone(
	menu: HTMLDetailsElement,
	{ onScroll = false, onLeave = false, covers = false }: Dismissal,
): () => void {
	const close = () => {
		if (!menu.open) return;
		const held = menu.contains(document.activeElement);
		menu.open = false;
		if (held) menu.querySelector('summary')?.focus({ preventScroll: true });
	};
	const listening = new AbortController();
	const { signal } = listening;
	const outside = (event: Event) => {
		if (!menu.open || !(event.target instanceof Element) || menu.contains(event.target)) return;
		menu.open = false;
		if (!covers || event.target.closest('header')) return;
		event.preventDefault();
		event.stopPropagation();
	};
	document.addEventListener('keydown', (event) => event.key === 'Escape' && close(), { signal });
	document.addEventListener('click', outside, { signal, capture: true });
	if (onLeave) document.addEventListener('focusin', outside, { signal });
	if (onScroll) window.addEventListener('scroll', close, { signal, passive: true });
	return () => listening.abort();
}
