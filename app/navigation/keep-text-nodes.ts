/**
 * Lets a browser translate the page (ANY-1). A translator puts elements in the place of text nodes, which React still
 * means to change or to take away (react/react#11538). Each text comes back, empty, before its translation: React finds
 * it where it left it, and what React writes into it takes the translation's place, to be translated in its turn.
 */
export function keepTextNodes(root: Node): void {
	const translations = new WeakMap<Node, { readonly words: string; readonly by: ChildNode }>();
	const originals = new WeakMap<Node, Text>();

	function keep(text: Text, by: ChildNode) {
		// some translators move the text itself into their element
		if (by.contains(text)) text.replaceWith(text.cloneNode());
		translations.set(text, { words: text.data, by });
		originals.set(by, text);
		text.data = '';
		by.before(text);
	}
	function forget(text: Node) {
		translations.get(text)?.by.remove();
		translations.delete(text);
	}
	/** What has taken a text's place: it came in the same step, or it is one of the elements that translators use. */
	function replacing({ target, addedNodes, previousSibling, nextSibling }: MutationRecord) {
		const between = previousSibling ? previousSibling.nextSibling : target.firstChild;
		const beside = [previousSibling, between, nextSibling].filter((one) => one?.nodeName === 'FONT');
		return [...addedNodes, ...beside].find((one) => one?.isConnected && !originals.has(one));
	}
	function onRemoved(node: Node, record: MutationRecord) {
		const translation = translations.get(node);
		const original = originals.get(node);
		if (translation) {
			if (!node.isConnected) forget(node);
			// what React has moved takes its translation along
			else if (translation.by.isConnected) (node as Text).after(translation.by);
		} else if (node instanceof Text) {
			const by = replacing(record);
			if (by && (!node.isConnected || by.contains(node))) keep(node, by as ChildNode);
		}
		// the visitor wants the original again, which some translators put back themselves
		if (!original?.isConnected || node.isConnected) return;
		for (const one of record.addedNodes) if (one !== original) one.parentNode?.removeChild(one);
		original.data = translations.get(original)?.words ?? original.data;
		translations.delete(original);
	}
	const observer = new MutationObserver((records) => {
		for (const { type, target } of records) if (type === 'characterData') forget(target);
		for (const record of records) {
			if ((record.target as Element).closest?.('font')) continue;
			for (const node of record.removedNodes) onRemoved(node, record);
		}
		// what was changed here is nobody's wish
		observer.takeRecords();
	});
	observer.observe(root, { childList: true, characterData: true, subtree: true });
}
