import type { Page } from '@playwright/test';

/** Browsers that other people have: each is prepared before its first document. */

const threeYears = 3 * 365.25 * 86_400_000;

export const oddMachines: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
	'whose stores and cookies are refused': (page) =>
		page.addInitScript(() => {
			const refuse = () => {
				throw new DOMException('refused', 'SecurityError');
			};
			for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
				Object.defineProperty(window, store, { get: refuse });
			Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
			Object.defineProperty(navigator, 'cookieEnabled', { value: false });
		}),

	'whose stores are full': (page) =>
		page.addInitScript(() => {
			Storage.prototype.setItem = () => {
				throw new DOMException('full', 'QuotaExceededError');
			};
		}),

	'that lacks what a browser may lack': (page) =>
		page.addInitScript(() => {
			const lacking = [
				'clipboard',
				'share',
				'sendBeacon',
				'onLine',
				'connection',
				'languages',
				'language',
				'permissions',
				'locks',
				'storage',
				'serviceWorker',
				'userAgentData',
				'mediaSession',
			];
			for (const name of lacking) Reflect.deleteProperty(Navigator.prototype, name);
			for (const name of ['requestIdleCallback', 'BroadcastChannel', 'PerformanceObserver', 'navigation'])
				Reflect.deleteProperty(window, name);
			performance.getEntriesByType = () => [];
		}),

	'whose clock is three years behind': (page) => page.clock.setSystemTime(Date.now() - threeYears),
	'whose clock is three years ahead': (page) => page.clock.setSystemTime(Date.now() + threeYears),

	'with extensions that add elements, before the page is hydrated and after': (page) =>
		page.addInitScript(() => {
			// the frame that is added below is a window too
			if (window !== top) return;
			const add = (where: InsertPosition, beside: Element | null, name: string) => {
				const element = document.createElement(name);
				element.className = 'an-extension';
				beside?.insertAdjacentElement(where, element);
			};
			const addAll = () => {
				for (const where of ['afterbegin', 'beforeend'] as const) {
					for (const name of ['style', 'meta', 'link']) add(where, document.head, name);
					for (const name of ['div', 'an-extension', 'iframe']) add(where, document.body, name);
					add(where, document.querySelector('main'), 'div');
				}
				add('beforeend', document.documentElement, 'an-extension');
				for (const field of document.querySelectorAll('input:not([type=hidden]), textarea')) {
					field.setAttribute('data-an-extension', 'true');
					add('afterend', field, 'an-extension');
				}
				document.body.setAttribute('data-an-extension', 'true');
			};
			document.addEventListener('DOMContentLoaded', addAll);
			window.addEventListener('hydrated', addAll);
		}),

	'with an extension that darkens pages': (page) =>
		page.addInitScript(() => {
			const darken = () => {
				document.documentElement.dataset.darkreaderMode = 'dynamic';
				document.documentElement.dataset.darkreaderScheme = 'dark';
				for (const sheet of document.querySelectorAll('style:not(.darkreader), link[rel=stylesheet]')) {
					const style = document.createElement('style');
					style.className = 'darkreader darkreader--sync';
					if (!sheet.nextElementSibling?.matches('.darkreader')) sheet.after(style);
				}
				for (const element of document.querySelectorAll('svg *, [fill], [stroke], [color], [bgcolor]')) {
					element.setAttribute('data-darkreader-inline-fill', '');
					element.setAttribute('style', '--darkreader-inline-fill: #d8d4cf');
				}
				for (const theme of document.querySelectorAll('meta[name=theme-color]'))
					theme.setAttribute('content', '#1b1d1e');
			};
			document.addEventListener('DOMContentLoaded', () => {
				darken();
				new MutationObserver(darken).observe(document, { childList: true, subtree: true });
			});
		}),
};
