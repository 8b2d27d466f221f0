import { type RefObject, useEffect, useRef } from 'react';
import { isSurfaceClick } from './surface-click.ts';

/**
 * Acts on a click on the surface of an element, outside its controls and links (HERO-3, GROUP-6).
 * The surface is no control itself: whatever it does, a button or link inside it does too.
 * @param act is called with the click
 */
export function useSurfaceClick<Surface extends HTMLElement>(
	act: (event: MouseEvent) => void,
): RefObject<Surface | null> {
	const surface = useRef<Surface>(null);
	const latest = useRef(act);
	useEffect(() => {
		latest.current = act;
	});
	useEffect(() => {
		const element = surface.current;
		const listen = (event: MouseEvent) => {
			if (event.target !== null && isSurfaceClick(event.target)) latest.current(event);
		};
		element?.addEventListener('click', listen);
		return () => element?.removeEventListener('click', listen);
	}, []);
	return surface;
}
