import { useEffect, useState } from 'react';
import * as timings from './timings.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * The moment at which the visitor looks, in milliseconds since 1970; nothing until script runs, so that the first paint
 * knows nothing of the visitor. A page that one comes to by a link or by Back has it from its first drawing on, so that
 * it is as tall as it was when the place on it is restored. Anew at each return to the tab, and at each of the moments
 * `turns` on a page that is left open.
 */
export function useVisit(turns: readonly number[]): number | undefined {
	const hydrated = useHydrated();
	const [now, look] = useState(() => (hydrated ? Date.now() : undefined));
	useEffect(() => {
		const again = () => look(Date.now());
		again();
		document.addEventListener('visibilitychange', again);
		return () => document.removeEventListener('visibilitychange', again);
	}, []);
	const next = now === undefined ? Infinity : Math.min(...turns.filter((turn) => turn > now));
	useEffect(() => {
		if (next === Infinity) return;
		let timer: ReturnType<typeof setTimeout>;
		const wait = () => {
			const left = next - Date.now();
			if (left > 0) timer = setTimeout(wait, Math.min(left, timings.longestWait));
			else look(Date.now());
		};
		wait();
		return () => clearTimeout(timer);
	}, [next]);
	return now;
}
