import {
	type CustomAtRules,
	type Declaration,
	type KeyframesName,
	type MediaRule,
	type Selector,
	type SelectorComponent,
	transform,
	type Visitor,
} from 'lightningcss';

export type SplitCss = {
	/** The rules that can meet something in the page as it is served, and the custom properties and keyframes that they ask for. */
	readonly used: string;
	/** The rules for all else, such as what only script brings into it, and the other custom properties and keyframes. */
	readonly rest: string;
};

/** Groups that match by what stands in them. */
const choices = new Set(['is', 'where', 'has']);

/**
 * Parts the CSS of a page by whether the elements, classes, and data and ARIA attributes that a rule asks for stand in it.
 * What the browser changes by itself, such as `open` or `:checked`, counts as standing; a view transition, which only
 * script begins, does not.
 * @param printLater whether the rules for print stand with the rest
 */
export function splitCss(css: string, page: string, { printLater = false } = {}): SplitCss {
	const html = page.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
	const classes = new Set(
		[...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
	);
	const meets = (selector: Selector): boolean => selector.every((part) => stands(part));
	const stands = (part: SelectorComponent): boolean => {
		if (part.type === 'class') return classes.has(part.name);
		if (part.type === 'type') return new RegExp(`<${part.name}\\b`).test(html);
		if (part.type === 'pseudo-class' && choices.has(part.kind) && 'selectors' in part)
			return (part.selectors as Selector[]).some(meets);
		if (part.type === 'pseudo-element') return !part.kind.startsWith('view-transition');
		if (part.type !== 'attribute' || !/^(data|aria)-/.test(part.name)) return true;
		const value = part.operation?.operator === 'equal' ? `"${part.operation.value}"` : '"';
		return html.includes(` ${part.name}=${value}`);
	};
	const met = cut(css, {
		Rule: {
			media: ({ value }) => (printLater && isForPrint(value) ? [] : undefined),
			style: ({ value }) => (value.selectors.some(meets) ? undefined : []),
		},
	});
	let printed = false;
	const unmet = cut(css, {
		Rule: {
			'font-face': () => [],
			media: ({ value }) => {
				printed = printLater && isForPrint(value);
			},
			style: ({ value }) => (!printed && value.selectors.some(meets) ? [] : undefined),
		},
		RuleExit: ({ type }) => {
			if (type === 'media') printed = false;
		},
	});
	const used = withoutNames(withoutSpare(met), met + unmet);
	const [asked, moving] = [askedFor(used), cut(used, { Rule: { keyframes: () => [] } })];
	const moves = ({ value }: KeyframesName) => new RegExp(`animation[^;}]*\\b${value}\\b`).test(moving);
	const spare = cut(met, {
		Rule: { 'font-face': () => [], keyframes: () => [] },
		Declaration: (one) => (isCustom(one) && !asked.has(one.value.name) ? undefined : []),
	});
	return {
		used: withoutSpaces(
			cut(used, { Rule: { keyframes: ({ value }) => (moves(value.name) ? undefined : []) } }),
		),
		rest: spare + cut(unmet, { Rule: { keyframes: ({ value }) => (moves(value.name) ? [] : undefined) } }),
	};
}

/** The sheet without the custom properties that nothing in it asks for. */
function withoutSpare(css: string): string {
	const asked = askedFor(css);
	const less = cut(css, {
		Declaration: (one) => (isCustom(one) && !asked.has(one.value.name) ? [] : undefined),
	});
	return less === css ? css : withoutSpare(less);
}

/**
 * The sheet with each custom property of the root that is set once in `whole` and asked for once written where it is
 * asked for: its name only costs bytes there. One that asks for another in turn stays, since that may differ below.
 */
function withoutNames(css: string, whole: string): string {
	const measures = [...css.matchAll(/(?<![^{}]):root\{([^{}]*)\}/g)].flatMap(([, block = '']) => [
		...block.matchAll(/(--[\w-]+):((?:\([^)]*\)|[^;(])+)/g),
	]);
	let less = css;
	for (const [, name = '', value = ''] of measures) {
		const [before = '', after, ...others] = less.split(`var(${name})`);
		const set = whole.match(new RegExp(`[{;]${name}:`, 'g')) ?? [];
		const otherwise = less.includes(`var(${name},`);
		if (after === undefined || others.length > 0 || set.length > 1 || otherwise || value.includes('var('))
			continue;
		less = before + value + after;
	}
	return less === css ? css : withoutSpare(less);
}

/** The sheet without the spaces after commas that the minifier leaves in values with custom properties. */
function withoutSpaces(css: string): string {
	return css.replace(/("[^"]*")|, /g, (_, text?: string) => text ?? ',');
}

function isForPrint({ query }: MediaRule): boolean {
	return query.mediaQueries.every(({ mediaType }) => mediaType === 'print');
}

function askedFor(css: string): ReadonlySet<string> {
	return new Set(css.match(/(?<=var\()--[\w-]+/g));
}

function isCustom(one: Declaration): one is Extract<Declaration, { property: 'custom' }> {
	return one.property === 'custom' && one.value.name.startsWith('--');
}

/** The sheet as the visitor leaves it. */
function cut(css: string, visitor: Visitor<CustomAtRules>): string {
	const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor });
	return code.toString();
}
