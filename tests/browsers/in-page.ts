/** What runs in the page: handed over as text with every look, so it may use nothing but what stands here. */

/** The first element in sight that fits and whose name holds the words. */
export function find(selector: string, words = ''): HTMLElement | undefined {
	return [...document.querySelectorAll<HTMLElement>(selector)].find(
		(one) => one.checkVisibility({ visibilityProperty: true }) && nameOf(one).includes(words),
	);
}

function nameOf(element: HTMLElement): string {
	const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent;
	// a translated text begins with an invisible sign (../translated/translator.ts)
	return (label ?? element.textContent ?? '').replaceAll('\u2063', '').replace(/\s+/g, ' ').trim();
}

/** Brings an element into the middle of the window and says where its own middle is; nothing while that is covered. */
export function middleOf(selector: string, words: string): [x: number, y: number] | undefined {
	const element = find(selector, words);
	element?.scrollIntoView({ block: 'center', behavior: 'instant' });
	const { left, top, width, height } = (element ?? document.body).getBoundingClientRect();
	const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
	return element?.contains(document.elementFromPoint(x, y)) ? [x, y] : undefined;
}

export const helpers = [find, nameOf, middleOf].join('\n');
