import { afterEach } from 'vitest';

let matching = (_query: string) => false;

/** Lets media queries match in a test: jsdom knows none. */
export function mediaMatch(query: string): void {
	matching = (asked) => asked === query;
}

globalThis.matchMedia = (query) =>
	Object.assign(new EventTarget(), { matches: matching(query), media: query }) as unknown as MediaQueryList;

afterEach(() => {
	matching = () => false;
});
