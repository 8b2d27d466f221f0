import type { Plugin } from 'vite';

/** `Link.displayName = "Link";` and the call that made it. */
const name = /^\w+\.displayName = "\w+";$/gm;
const call = /(?<== )(?=React\$1\.(?:forwardRef|createContext)\()/g;
/** An option of the router that nobody gives it. */
const watchers = /\binit\.instrumentations\b/g;

/**
 * The bundler keeps what is named, and what an option may ask for: React Router's links and forms, and its way to let
 * tools watch it, none of which is used here (decision 0002). Without the names that it gives its components for
 * developers' tools, and with the option known to be absent, they go.
 */
export function routerParts(): Plugin {
	return {
		name: 'router-parts',
		apply: 'build',
		transform(code, id) {
			if (!id.includes('/react-router/dist/production/lib/')) return;
			const without = code.replace(name, '').replace(call, '/* @__PURE__ */ ').replace(watchers, 'undefined');
			return { code: without, map: null };
		},
	};
}
