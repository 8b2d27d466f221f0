import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { entryKey } from './entry-key.ts';
import { drop, keep, readKept } from './kept-in-tab.ts';

/**
 * Keeps what a visitor has chosen in a part of the page with its history entry, so that Back and a reload find it as it
 * was left (RT-45).
 * @param part names it among those of the page
 * @param restore is called before the first paint with what was chosen; not where nothing was
 * @returns call it with each choice; undefined where nothing is chosen any more
 */
export function useKeptChoice(part: string, restore: (choice: string) => void) {
	const name = `choice ${part} ${entryKey(useLocation())}`;
	const bringBack = useEffectEvent(() => {
		const kept = readKept(name);
		if (typeof kept === 'object' && kept && 'choice' in kept && typeof kept.choice === 'string')
			restore(kept.choice);
	});
	useLayoutEffect(() => bringBack(), []);
	return (choice: string | undefined) => (choice === undefined ? drop(name) : keep(name, { choice }));
}
