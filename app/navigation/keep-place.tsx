import { ScrollRestoration } from 'react-router';
import { entryKey } from '#app/behaviours/entry-key.ts';
import { FadeIn } from './fade-in.ts';
import { InstantScroll } from './instant-scroll.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useReturn } from './use-return.ts';

/** Where the browser's session keeps the places. */
export const storageKey = 'places';

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
