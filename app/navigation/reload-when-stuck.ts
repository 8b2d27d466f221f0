import * as timings from '#app/behaviours/timings.ts';

/**
 * Firefox loses the messages of a page that it puts into its back/forward cache, and React waits for one of them for ever.
 * Who comes back to such a page gets it anew, at the place and with the words that they left (RT-45, FORM-5).
 * @param reload loads the page anew
 */
export function reloadWhenStuck(reload = () => window.location.reload()): void {
	const { port1, port2 } = new MessageChannel();
	let arrived = true;
	port1.onmessage = () => {
		arrived = true;
	};
	window.addEventListener('pagehide', () => {
		arrived = false;
		port2.postMessage('');
	});
	window.addEventListener('pageshow', ({ persisted }) => {
		if (persisted) setTimeout(() => arrived || reload(), timings.messageArrives);
	});
}
