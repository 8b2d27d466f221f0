import { useContext, useEffect } from 'react';
import {
	UNSAFE_DataRouterContext as RouterContext,
	UNSAFE_FrameworkContext as TableContext,
} from 'react-router';
import { newSheets } from './new-sheets.ts';
import * as pace from './pace.ts';

/**
 * Fetches what a page of ours needs as soon as the visitor means to go there, so that the click finds it there: a link
 * that the pointer or the focus rests on, or one that is pressed. One listener for all links, in place of the
 * prefetching of React Router, which leaves the style sheets to the click (decision 0014).
 */
export function useIntent(): void {
	const router = useContext(RouterContext)?.router;
	const table = useContext(TableContext)?.manifest.routes;
	useEffect(() => {
		const here = new Set([location.pathname]);
		const fetchAhead = (path: string) => {
			if (here.has(path)) return;
			here.add(path);
			for (const { route } of router?.match(path) ?? []) {
				const { module, css } = table?.[route.id] ?? {};
				if (module) import(/* @vite-ignore */ module).catch(leaveToTheClick);
				for (const sheet of newSheets(css)) fetch(sheet, { priority: 'low' }).catch(leaveToTheClick);
			}
		};
		let resting = 0;
		const onSign = ({ target, type }: Event) => {
			clearTimeout(resting);
			const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
			if (!link) return;
			if (type === 'pointerdown') fetchAhead(link.pathname);
			else resting = window.setTimeout(fetchAhead, pace.intent, link.pathname);
		};
		const signs = ['pointerover', 'focusin', 'pointerdown'];
		for (const sign of signs) document.addEventListener(sign, onSign);
		return () => {
			clearTimeout(resting);
			for (const sign of signs) document.removeEventListener(sign, onSign);
		};
	}, [router, table]);
}

/** What fails here is asked for again by the click, which also says so when it fails. */
const leaveToTheClick = () => {};
