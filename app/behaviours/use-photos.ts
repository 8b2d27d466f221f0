import { type KeyboardEvent, useState } from 'react';

export type PhotoView = { readonly as: 'grid' } | { readonly as: 'slideshow'; readonly at: number };

/** What a photo viewer shows, and what its keys do: arrows turn and wrap, Home and End jump (GAL-1, PROC-5). */
export function usePhotos(count: number): {
	readonly view: PhotoView;
	readonly show: (at: number) => void;
	readonly showAll: () => void;
	readonly next: () => void;
	readonly previous: () => void;
	readonly onKeyDown: (event: KeyboardEvent) => void;
} {
	const [view, setView] = useState<PhotoView>({ as: 'grid' });
	const show = (at: number) => setView({ as: 'slideshow', at });
	const turn = (by: number) =>
		setView((view) => (view.as === 'grid' ? view : { ...view, at: (view.at + by + count) % count }));
	const next = () => turn(1);
	const previous = () => turn(-1);
	return {
		view,
		show,
		showAll: () => setView({ as: 'grid' }),
		next,
		previous,
		onKeyDown({ key }) {
			if (view.as === 'grid') return;
			if (key === 'ArrowRight') next();
			if (key === 'ArrowLeft') previous();
			if (key === 'Home') show(0);
			if (key === 'End') show(count - 1);
		},
	};
}
