import { type Selector, type SelectorComponent, transform } from 'lightningcss';

export type SplitCss = {
	/** The rules that can meet something in the page as it is served. */
	readonly used: string;
	/** The rules for what only script brings into it. */
	readonly rest: string;
};

/** Groups that match by what stands in them. */
const choices = new Set(['is', 'where', 'has']);

/**
 * Parts the CSS of a page by whether the classes, and the data and ARIA attributes, that a rule asks for stand in it.
 * What the browser changes by itself, such as `open` or `:checked`, counts as standing; a view transition, which only
 * script begins, does not.
 */
export function splitCss(css: string, page: string): SplitCss {
	const html = page.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
	const classes = new Set(
		[...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
	);
	const meets = (selector: Selector): boolean => selector.every((part) => stands(part));
	const stands = (part: SelectorComponent): boolean => {
		if (part.type === 'class') return classes.has(part.name);
		if (part.type === 'pseudo-class' && choices.has(part.kind) && 'selectors' in part)
			return (part.selectors as Selector[]).some(meets);
		if (part.type === 'pseudo-element') return !part.kind.startsWith('view-transition');
		if (part.type !== 'attribute' || !/^(data|aria)-/.test(part.name)) return true;
		const value = part.operation?.operator === 'equal' ? `"${part.operation.value}"` : '"';
		return html.includes(` ${part.name}=${value}`);
	};
	return { used: keep(css, (rule) => rule.some(meets)), rest: keep(css, (rule) => !rule.some(meets), true) };
}

/** The sheet with the style rules that are wanted; `bare` leaves out faces and keyframes as well. */
function keep(css: string, wanted: (selectors: Selector[]) => boolean, bare = false): string {
	const once = bare ? { 'font-face': () => [], keyframes: () => [] } : {};
	const { code } = transform({
		filename: 'page.css',
		code: Buffer.from(css),
		minify: true,
		visitor: {
			Rule: { ...once, style: (rule) => (wanted(rule.value.selectors) ? undefined : []) },
		},
	});
	return code.toString();
}
