import type { Location } from 'react-router';
import { entryKey } from '#app/behaviours/entry-key.ts';

/** Where the browser's session keeps the places. */
const storageKey = 'places';

/** How far down each history entry was left, in pixels; what was kept may be anything (ANY-4). */
let places: Record<string, unknown> = {};

/** Reads what an earlier document of this tab has kept. */
export function readPlaces(): void {
	try {
		places = { ...JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') };
	} catch {
		// a browser that keeps nothing knows no places, and what is not JSON names none
		places = {};
	}
}

/** @returns undefined where nothing is known of it */
export function placeOf(entry: Location): number | undefined {
	const key = entryKey(entry);
	const place = Object.hasOwn(places, key) ? places[key] : undefined;
	return typeof place === 'number' ? place : undefined;
}

export function notePlace(entry: Location): void {
	places[entryKey(entry)] = window.scrollY;
}

/** Keeps them for who comes back from another document. */
export function keepPlaces(): void {
	try {
		sessionStorage.setItem(storageKey, JSON.stringify(places));
	} catch {
		// full, or refused: they are known as long as the document is open
	}
}
