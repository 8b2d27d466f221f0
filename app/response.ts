import { closeWhenDone } from './behaviours/dismiss.ts';
import { isSearchKey } from './behaviours/search-key.ts';
import * as timings from './behaviours/timings.ts';
import { watchHeader } from './behaviours/watch-header.ts';

/**
 * Starts a page that the server sends as a response, such as that of an unknown address: what its header, its menus and
 * its footer do on every page (HEAD-1 to HEAD-5, FOOT-5); the search is on its page. It loads nothing, and React has no
 * part in it, because the server has written into such a page.
 */

const header = document.querySelector('header');
if (header) {
	watchHeader(header, timings.stuckBeyond);
	document.addEventListener('keydown', (event) => {
		if (!isSearchKey(event)) return;
		event.preventDefault();
		header.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click();
	});
	for (const menu of header.querySelectorAll('details'))
		closeWhenDone(menu, menu.closest('nav') ? 'dropdown' : 'sheet');
}

const year = document.querySelector<HTMLTimeElement>('footer time');
if (year) year.textContent = year.dateTime = String(new Date().getFullYear());
