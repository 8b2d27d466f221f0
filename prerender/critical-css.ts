import Beasties from 'beasties';
import {
	type CustomAtRules,
	Features,
	type FontFaceRule,
	type MediaCondition,
	type MediaQuery,
	type Selector,
	transform,
	type Visitor,
} from 'lightningcss';

/** The style sheet reduced to what a page needs for its first paint; the whole one is fetched after it. */

/** Whether it matches only what the pointer is over; `:not(:hover)` matches what it is not over. */
const isHover = (selector: Selector) =>
	selector.some((part) => part.type === 'pseudo-class' && part.kind === 'hover');

/** Whether it holds only without script, alone or together with another condition. */
const isWithoutScript = (condition: MediaCondition): boolean =>
	condition.type === 'operation'
		? condition.operator === 'and' && condition.conditions.some(isWithoutScript)
		: condition.type === 'feature' && /"scripting".*"none"/.test(JSON.stringify(condition));

/** Print; and a page without script, whose `<noscript>` has the whole sheet. */
const isLate = ({ mediaType, condition }: MediaQuery) =>
	mediaType === 'print' || (condition ? isWithoutScript(condition) : false);

/** Whether a font comes over the line. */
const isFetched = ({ properties }: FontFaceRule) =>
	properties.some(({ type, value }) => type === 'source' && value.some((source) => source.type === 'url'));

/** A sheet as a visitor leaves it, without nesting: what matches a page is found by whole selectors. */
const changed = (css: string, visitor: Visitor<CustomAtRules>): string =>
	transform({
		filename: 'site.css',
		code: Buffer.from(css),
		minify: true,
		include: Features.Nesting,
		visitor,
	}).code.toString();

/**
 * The sheet without what no first paint needs: web fonts, rules for the pointer, transitions and the layer `late`.
 * @returns `rules`, of which a page keeps those that match something in it, and the fallback fonts: system fonts with the
 * metrics of the web fonts, so that text does not move when those arrive
 */
export function earlyCss(css: string) {
	const rules = changed(css, {
		Rule: {
			'font-face': () => [],
			style: ({ value }) => (value.selectors.every(isHover) ? [] : undefined),
			'layer-block': ({ value }) => (value.name?.[0] === 'late' ? [] : undefined),
			media: ({ value }) => (value.query.mediaQueries.every(isLate) ? [] : undefined),
		},
		Declaration: { transition: () => [] },
	});
	const fallbackFonts = changed(css, {
		Rule: (rule) => (rule.type === 'font-face' && !isFetched(rule.value) ? undefined : []),
	});
	return { rules, fallbackFonts };
}

/**
 * Reduces the inline style of a page to the rules that match something in it, and adds the fallback fonts.
 * @returns the page, and the text of its style
 */
export async function keepCriticalCss(
	html: string,
	fallbackFonts: string,
): Promise<{ readonly html: string; readonly style: string }> {
	const beasties = new Beasties({
		logLevel: 'silent',
		// it cannot match a selector that begins with a pseudo-class, such as `:is(.a, .b)`
		allowRules: [/^:/],
	});
	const page = await beasties.process(html);
	// it answers with a document, of which the sheet is the first style
	const start = page.indexOf('<style>') + '<style>'.length;
	const end = page.indexOf('</style>', start);
	const style = fallbackFonts + withoutUnusedProperties(page.slice(start, end));
	return { html: page.slice(0, start) + style + page.slice(end), style };
}

/** Most pages use few of the site's custom properties: without the rest they arrive in one round trip less. */
function withoutUnusedProperties(css: string): string {
	const used = new Set<string>();
	changed(css, { Variable: ({ name }) => void used.add(name.ident) });
	const kept = changed(css, {
		Declaration: { custom: ({ name }) => (name.startsWith('--') && !used.has(name) ? [] : undefined) },
	});
	return kept === css ? css : withoutUnusedProperties(kept);
}
