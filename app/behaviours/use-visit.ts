import { useEffect, useState } from 'react';

/**
 * The moment at which the visitor looks, in milliseconds since 1970; nothing until script runs, so that the first paint
 * knows nothing of the visitor. Anew at each return to the tab.
 */
export function useVisit(): number | undefined {
	const [now, look] = useState<number>();
	useEffect(() => {
		const again = () => look(Date.now());
		again();
		document.addEventListener('visibilitychange', again);
		return () => document.removeEventListener('visibilitychange', again);
	}, []);
	return now;
}
