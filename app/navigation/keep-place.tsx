import { type Location, ScrollRestoration } from 'react-router';
import { FadeIn } from './fade-in.ts';
import { InstantScroll } from './instant-scroll.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useReturn } from './use-return.ts';

/** Where the browser's session keeps the places. */
export const storageKey = 'places';

/**
 * Names a history entry for its scroll position. An entry that the router has not made (the first of a document, or an
 * anchor typed into the address) has the key "default" like every other such entry: its address tells them apart.
 */
const entryKey = ({ key, pathname, search, hash }: Location) =>
	key === 'default' ? pathname + search + hash : key;

/** RT-45: each navigation starts at the top with focus on the heading; Back and Forward restore the place. */
export function KeepPlace() {
	useReturn(storageKey, entryKey);
	useFocusOnNavigation();
	return (
		<>
			<InstantScroll />
			<FadeIn />
			<ScrollRestoration getKey={entryKey} storageKey={storageKey} />
		</>
	);
}
