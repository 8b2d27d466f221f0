import { useEffect } from 'react';
import { drop, keep, readKept } from './kept-in-tab.ts';
import type { FormEvent, ReceiptFacts } from './submission-state.ts';

/**
 * Keeps the receipt of a form in the tab, so that a reload does not lose it.
 * @param tell is told of a receipt that is kept already, once the page is hydrated
 */
export function useReceipt(form: string, tell: (event: FormEvent) => void) {
	const place = `receipt:${form}`;
	useEffect(() => {
		const receipt = readKept<ReceiptFacts>(place);
		if (receipt) tell({ happened: 'found', receipt });
	}, [place, tell]);
	return { keep: (receipt: ReceiptFacts) => keep(place, receipt), drop: () => drop(place) };
}
