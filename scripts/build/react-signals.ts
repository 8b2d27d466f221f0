import type { Plugin } from 'vite';

/** By the numbers of their messages: what React throws to itself, and knows again by identity. */
const signal = /(?<== )Error\((formatProdErrorMessage\((?:460|461|474|519|542)\))\)/g;

const signals = 5;

/**
 * React DOM makes five errors while it is evaluated, only to throw them to itself. Wherever a tool watches the page,
 * which is how Lighthouse measures it, V8 writes down where each error was made, and reads all of React DOM a second
 * time to know it: 45 of the 60 ms of that task on a phone. Signals made without a stack cost nothing. The build stops
 * when a new version words them differently.
 */
export function reactSignals(): Plugin {
	return {
		name: 'react-signals',
		apply: 'build',
		transform(code, id) {
			if (!id.endsWith('/react-dom-client.production.js')) return;
			const found = code.match(signal)?.length;
			if (found !== signals) this.error(`React DOM has ${found ?? 0} of ${signals} signals: ${id}`);
			return { code: code.replace(signal, 'Object.create(Error.prototype,{message:{value:$1}})'), map: null };
		},
	};
}
