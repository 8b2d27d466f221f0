import type { Plugin } from 'vite';

/** `Link.displayName = "Link";` and the call that made it. */
const name = /^\w+\.displayName = "\w+";$/gm;
const call = /(?<== )(?=React\$1\.(?:forwardRef|createContext)\()/g;

/**
 * React Router names its components and contexts for developers' tools, and the bundler keeps whatever is named: links
 * and forms that no page uses (decision 0002). Without the names it drops them.
 */
export function routerNames(): Plugin {
	return {
		name: 'router-names',
		apply: 'build',
		transform(code, id) {
			if (!id.includes('/react-router/dist/production/lib/')) return;
			return { code: code.replace(name, '').replace(call, '/* @__PURE__ */ '), map: null };
		},
	};
}
