import type { Location } from 'react-router';
import { entryKey } from '#app/behaviours/entry-key.ts';
import { keep, readKept } from '#app/behaviours/kept-in-tab.ts';

/** What the places are kept as. */
const name = 'places';

/** How far down each history entry was left, in pixels; what was kept may be anything (ANY-4). */
let places: Record<string, unknown> = {};

/** Reads what an earlier document of this tab has kept. */
export function readPlaces(): void {
	places = Object.assign({}, readKept(name));
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
export const writePlaces = (): void => keep(name, places);
