import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { askUntilItComes } from './ask-until-it-comes.ts';
import type { NearPart } from './near-part.ts';

/** What a visitor does at a place. */
const touches = ['pointerdown', 'focusin', 'input'] as const;

/**
 * The module of a place, once the visitor is within a screen of it or does something there; where it has come before, at
 * once. What stands at the place is hydrated with its page and works without the module, so nothing is exchanged when it
 * comes. A `lazy` part in a `Suspense` would hold back whatever changes meanwhile (docs/decisions/0013).
 * @param isWanted whether it is needed at once, however far away the visitor is
 */
export function useNear<Part>(
	place: RefObject<HTMLElement | null>,
	part: NearPart<Part>,
	isWanted: () => boolean,
): Part | undefined {
	const [module, setModule] = useState<Part>();
	const wanted = useEffectEvent(isWanted);
	// before the page is drawn, so that one that was walked to is whole from the start
	useLayoutEffect(() => {
		const element = place.current;
		const there = part.there();
		if (there !== undefined) setModule(there);
		if (there !== undefined || element === null) return;
		let end: () => void;
		const near = new IntersectionObserver(
			(entries) => entries.some(({ isIntersecting }) => isIntersecting) && bring(),
			{ rootMargin: '100% 0%' },
		);
		const bring = () => {
			end();
			end = askUntilItComes(part.bring, setModule);
		};
		end = () => {
			near.disconnect();
			for (const event of touches) element.removeEventListener(event, bring);
		};
		near.observe(element);
		for (const event of touches) element.addEventListener(event, bring);
		if (wanted()) bring();
		return () => end();
	}, [place, part]);
	return module;
}
