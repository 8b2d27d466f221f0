/** What runs in a page as a browser's translator does. Each function is handed over as text: it may use nothing but what stands in it. */

/** How the words of a text are replaced. */
export type Kind =
	/** Google's way: nested elements with new words take the text's place. */
	| 'nested'
	/** The text itself moves into nested elements. */
	| 'moved'
	/** Safari's way: the text is taken away, and another text put where it was. */
	| 'texts'
	/** The same text says other words. */
	| 'in place';

/** How it is asked: `pace` is how many texts it takes in a frame, 0 for all at once. */
export type Translation = { readonly kind: Kind; readonly pace: number };

/**
 * Translates the page and all that comes later. A translated text says the same after an invisible sign, so that two
 * tabs can be compared. `window.showOriginal` undoes it, as far as the translator knows.
 */
export function translate({ kind, pace }: Translation): void {
	const sign = '\u2063';
	const waiting = new Set<Text>();
	const originals = new Map<Element, { readonly text: Text; readonly words: string }>();

	const isDone = ({ data, parentElement }: Text) =>
		data.trim() === '' ||
		data.startsWith(sign) ||
		parentElement?.closest('title, script, style, noscript, textarea, font, [translate="no"]') !== null;

	function replace(text: Text) {
		if (!text.isConnected || isDone(text)) return;
		const words = sign + text.data;
		const outer = document.createElement('font');
		const inner = outer.appendChild(document.createElement('font'));
		originals.set(outer, { text, words: text.data });
		if (kind === 'in place') text.data = words;
		else if (kind === 'texts') {
			const { parentNode, nextSibling } = text;
			text.remove();
			parentNode?.insertBefore(document.createTextNode(words), nextSibling);
		} else if (kind === 'moved') {
			text.replaceWith(outer);
			inner.append(text);
			text.data = words;
		} else {
			inner.textContent = words;
			text.replaceWith(outer);
		}
	}
	function find(node: Node) {
		if (node instanceof Text) waiting.add(node);
		else for (const child of node.childNodes) find(child);
	}
	function go() {
		for (const text of [...waiting].slice(0, pace || waiting.size)) {
			waiting.delete(text);
			replace(text);
		}
		if (waiting.size > 0) requestAnimationFrame(go);
	}
	const observer = new MutationObserver((records) => {
		for (const { target, addedNodes } of records)
			for (const node of target instanceof Text ? [target] : addedNodes) find(node);
		if (pace === 0) go();
		else requestAnimationFrame(go);
		titled();
	});
	function titled() {
		if (document.title !== '' && !document.title.startsWith(sign)) document.title = sign + document.title;
	}
	const all = { childList: true, characterData: true, subtree: true };
	document.documentElement.lang = 'hi';
	document.documentElement.classList.add('translated-ltr');
	find(document.body);
	titled();
	go();
	observer.observe(document.documentElement, all);

	Object.assign(window, {
		showOriginal(how: 'same' | 'new') {
			observer.disconnect();
			document.documentElement.lang = 'en';
			document.documentElement.classList.remove('translated-ltr');
			document.title = document.title.replace(sign, '');
			for (const [outer, { text, words }] of originals)
				if (outer.isConnected) outer.replaceWith(how === 'same' ? text : words);
		},
	});
}

/** What a visitor has before them: what may not differ between a page and its translation. */
export function seen() {
	const plain = (words: string) => words.replaceAll('\u2063', '').replace(/\s+/g, ' ').trim();
	const texts: string[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const { data, parentElement } = walker.currentNode as Text;
		if (!parentElement?.closest('script, style, noscript, textarea')) texts.push(data);
	}
	const fields = [
		...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea, select'),
	];
	const { activeElement } = document;
	const open = [...document.querySelectorAll('details, dialog')].map((one) => one.hasAttribute('open'));
	return {
		// a reference is drawn for each submission
		words: plain(texts.join('')).replace(/AEG(-[0-9A-Z]{4}){3}/g, 'AEG-…'),
		title: plain(document.title),
		fields: fields.map(
			({ form, name, type, value }) => `${form?.getAttribute('action')} ${name || type}: ${value}`,
		),
		address: location.pathname + location.search + location.hash,
		open: open.map(Number).join(''),
		focus: `${activeElement?.localName} ${plain((activeElement?.textContent || activeElement?.getAttribute('name')) ?? '').slice(0, 40)}`,
	};
}

export type Seen = ReturnType<typeof seen>;
