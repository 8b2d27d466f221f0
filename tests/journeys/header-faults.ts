export type HeaderWish = {
	/** The pixels that words keep from each other, where they stand in one line. */
	readonly apart: number;
	/** Whether all stands in one row and each item in one line: not where readers space their text. */
	readonly inOneRow: boolean;
};

/**
 * Run in a page: what is wrong with its header at the width that it has. Every item has its own room, its words stand in
 * it whole and apart from the next ones.
 */
export function headerFaults({ apart, inOneRow }: HeaderWish): readonly string[] {
	// the room of the scroll bar of a desktop
	(document.getElementById('root') as HTMLElement).style.marginRight = innerWidth < 768 ? '' : '17px';
	const row = document.querySelector('header[data-state] > .wrap') as HTMLElement;
	const items = [...row.querySelectorAll<HTMLElement>('a, summary')].filter(
		(one) => one.checkVisibility() && one.getBoundingClientRect().width > 0,
	);
	const [sign] = row.children;
	const inSign = (one: Element) => sign?.contains(one) === true;
	const name = (one: HTMLElement) => one.innerText.replace(/\s+/g, ' ').trim();
	const faults: string[] = [];

	type Words = { readonly item: HTMLElement; readonly text: string; readonly box: DOMRect };
	const words: Words[] = [];
	for (const item of items) {
		const read = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
		for (let node = read.nextNode(); node; node = read.nextNode()) {
			const text = node.nodeValue?.trim();
			if (!text || node.parentElement?.closest('.vh')) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
			if (inOneRow && lines.length > 1) faults.push(`"${text}" breaks`);
			for (const box of lines) words.push({ item, text, box });
		}
	}
	const pairs = <Of>(all: readonly Of[]) =>
		all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
	const beside = (a: DOMRect, b: DOMRect) => Math.max(b.left - a.right, a.left - b.right);
	const below = (a: DOMRect, b: DOMRect) => Math.max(b.top - a.bottom, a.top - b.bottom);

	for (const [one, other] of pairs(words)) {
		// two lines of one item, or of the sign
		if (
			(one.item === other.item || (inSign(one.item) && inSign(other.item))) &&
			beside(one.box, other.box) < 0
		)
			continue;
		if (below(one.box, other.box) < 0 && beside(one.box, other.box) < apart)
			faults.push(
				`"${one.text}" and "${other.text}" stand ${beside(one.box, other.box).toFixed(1)} px apart`,
			);
	}
	for (const { item, text, box } of words) {
		const own = item.getBoundingClientRect();
		if (box.left < own.left - 0.5 || box.right > own.right + 0.5) faults.push(`"${text}" is cut`);
	}
	for (const [one, other] of pairs(items)) {
		const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
		if (inSign(one) && inSign(other)) continue;
		if (beside(a, b) < -0.5 && below(a, b) < -0.5) faults.push(`"${name(one)}" lies over "${name(other)}"`);
	}
	const boxes = items.filter((one) => !inSign(one)).map((one) => one.getBoundingClientRect());
	const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
	if (inOneRow && Math.max(...middles) - Math.min(...middles) > 1) faults.push('it has more than one row');
	if (inOneRow && row.clientHeight > (innerWidth < 768 ? 68 : 76))
		faults.push(`it is ${row.clientHeight} px high`);
	if (boxes.some(({ left, right }) => left < 0 || right > innerWidth)) faults.push('it leaves the window');
	if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
	return faults;
}
