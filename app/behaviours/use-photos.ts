import { type KeyboardEvent, useState } from 'react';

/** What a photo viewer shows, and what its keys do: arrows turn and wrap, Home and End jump (GAL-1, PROC-5). */
export function usePhotos(count: number) {
	const [at, show] = useState<number>();
	const turn = (by: number) => show((at) => (at === undefined ? at : (at + by + count) % count));
	const next = () => turn(1);
	const previous = () => turn(-1);
	return {
		/** The one that is shown alone; undefined while all are, as a grid. */
		at,
		show,
		showAll: () => show(undefined),
		next,
		previous,
		onKeyDown({ key }: KeyboardEvent) {
			if (at === undefined) return;
			if (key === 'ArrowRight') next();
			if (key === 'ArrowLeft') previous();
			if (key === 'Home') show(0);
			if (key === 'End') show(count - 1);
		},
	};
}
