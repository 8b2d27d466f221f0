import { useEffect, useRef, useState } from 'react';

/** Plays a film while it may run, and pauses it otherwise. Nothing is fetched before it first runs. */
export function useFilm(runs: boolean) {
	const video = useRef<HTMLVideoElement>(null);
	const [standing, setStanding] = useState<'still' | 'moving' | 'broken'>('still');

	useEffect(() => {
		const film = video.current;
		if (film === null || !runs) return;
		// Creating a player takes long on a phone: let it be a task of its own, not a part of React's.
		const start = setTimeout(() =>
			film.play()?.catch((error: unknown) => {
				if (error instanceof DOMException && error.name === 'NotSupportedError') setStanding('broken');
			}),
		);
		return () => {
			clearTimeout(start);
			film.pause();
		};
	}, [runs]);

	return {
		video,
		/** `still` until the first frame moves, `broken` when no kind of it can be played (GROUP-7). */
		standing,
		/** For the last `<source>`: an error there means that none was fit. */
		onNoSource: () => setStanding('broken'),
		onPlaying: () => setStanding('moving'),
	};
}
