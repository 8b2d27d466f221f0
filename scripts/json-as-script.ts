import type { Plugin } from 'vite';

/**
 * In development Vite serves JSON as script. It takes the attribute `with { type: 'json' }`, which Node asks for, out of
 * imports, and leaves it in `import()`, where a browser then refuses the file: the people and photos of a conference.
 */
export const jsonAsScript: Plugin = {
	name: 'json-as-script',
	enforce: 'pre',
	transform: {
		filter: { id: /\/content\/records\/index\// },
		handler: (code) => code.replaceAll(", { with: { type: 'json' } }", ''),
	},
};
