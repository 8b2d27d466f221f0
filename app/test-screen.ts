import { act } from '@testing-library/react';
import { afterEach } from 'vitest';

/** What watches the screen, for tests: jsdom scrolls nothing, so everything is on it until a test says otherwise. */
class Screen {
	private readonly tell: () => void;
	constructor(seen: IntersectionObserverCallback) {
		this.tell = () => seen([{ isIntersecting } as IntersectionObserverEntry], this as never);
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

/** Brings everything onto the screen, or takes it away. */
export function onScreen(visible: boolean): void {
	isIntersecting = visible;
	act(() => {
		for (const tell of watching) tell();
	});
}

globalThis.IntersectionObserver = Screen as never;

afterEach(() => {
	isIntersecting = true;
});
