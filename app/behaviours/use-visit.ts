import { useEffect, useState } from 'react';

/** When and where the visitor looks: milliseconds since 1970, and the name of the visitor's time zone. */
export type Visit = { readonly now: number; readonly zone: string };

const visit = (): Visit => ({ now: Date.now(), zone: new Intl.DateTimeFormat().resolvedOptions().timeZone });

/** The visit; nothing until script runs, so that the first paint knows nothing of the visitor. Anew at each return to the tab. */
export function useVisit(): Visit | undefined {
	const [now, look] = useState<Visit>();
	useEffect(() => {
		const again = () => look(visit());
		again();
		document.addEventListener('visibilitychange', again);
		return () => document.removeEventListener('visibilitychange', again);
	}, []);
	return now;
}
