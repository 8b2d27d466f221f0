type Part = string | number | false | undefined | readonly Part[];

const flat = (part: Part): string =>
	Array.isArray(part) ? part.map(flat).join('') : part === false || part === undefined ? '' : String(part);

/** Joins words and lists of words into markup. Everything it is given is our own: nothing is escaped. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): string {
	return strings.map((text, i) => text + flat(parts[i])).join('');
}

/** A whole document that asks for style sheets of this repository. */
export function document({
	title,
	styles,
	body,
}: {
	title: string;
	styles: readonly string[];
	body: string;
}) {
	const links = ['packages/artwork/press/type.css', ...styles].map(
		(path) => `<link rel="stylesheet" href="/${path}">`,
	);
	return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${title}</title>${links.join('')}</head><body>${body}</body></html>`;
}
