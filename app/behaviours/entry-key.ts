import type { Location } from 'react-router';

/**
 * Names a history entry, for what is kept with it. An entry that the router has not made (the first of a document, or an
 * anchor typed into the address) has the key "default" like every other such entry: its address tells them apart.
 */
export const entryKey = ({ key, pathname, search, hash }: Location): string =>
	key === 'default' ? pathname + search + hash : key;
