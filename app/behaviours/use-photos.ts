import { type KeyboardEvent, useState } from 'react';
import { placeByKey } from './place-by-key.ts';

/** What a photo viewer shows, and what its keys do: arrows turn and wrap, Home and End jump (GAL-1, PROC-5). */
export function usePhotos(count: number) {
	const [at, show] = useState<number>();
	const press = (key: string) => show((at) => (at === undefined ? at : (placeByKey(key, at, count) ?? at)));
	return {
		/** The one that is shown alone; undefined while all are, as a grid. */
		at,
		show,
		showAll: () => show(undefined),
		next: () => press('ArrowRight'),
		previous: () => press('ArrowLeft'),
		onKeyDown: ({ key }: KeyboardEvent) => press(key),
	};
}
