import { act } from '@testing-library/react';
import { afterEach } from 'vitest';

/** What watches the screen, for tests: jsdom scrolls nothing, so everything is on it until a test says otherwise. */
class WatchedScreen {
	private readonly tell: () => void;
	constructor(seen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
		this.tell = () => seen([{ isIntersecting } as IntersectionObserverEntry], this as never);
		margin = options?.rootMargin;
	}
	observe() {
		watching.add(this.tell);
		this.tell();
	}
	disconnect() {
		watching.delete(this.tell);
	}
}

const watching = new Set<() => void>();
let isIntersecting = true;
let margin: string | undefined;

/** Brings everything onto the screen, or takes it away. */
export function onScreen(visible: boolean): void {
	isIntersecting = visible;
	act(() => {
		for (const tell of watching) tell();
	});
}

/** How far around the screen the last one to watch looks, as `rootMargin` says it. */
export const watchedMargin = () => margin;

globalThis.IntersectionObserver = WatchedScreen as never;

afterEach(() => {
	isIntersecting = true;
});
