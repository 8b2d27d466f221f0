/** A sheet lies over the page: a click on that closes it and does nothing else. */
export type MenuKind = 'dropdown' | 'sheet';

/**
 * Closes an open `<details>` by Escape (focus returns to its summary) and by a click outside; a dropdown when focus moves
 * elsewhere, a sheet when the page scrolls under it (HEAD-3).
 * @returns what ends it
 */
export function closeWhenDone(menu: HTMLDetailsElement, kind: MenuKind): () => void {
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
		if (kind === 'dropdown' || event.target.closest('header')) return;
		event.preventDefault();
		event.stopPropagation();
	};
	document.addEventListener('keydown', (event) => event.key === 'Escape' && close(), { signal });
	document.addEventListener('click', outside, { signal, capture: true });
	if (kind === 'dropdown') document.addEventListener('focusin', outside, { signal });
	else window.addEventListener('scroll', close, { signal, passive: true });
	return () => listening.abort();
}
