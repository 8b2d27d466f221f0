import { act, render } from '@testing-library/react';
import { Fragment } from 'react';
import { afterEach, expect, test } from 'vitest';
import { keepTextNodes } from './keep-text-nodes.ts';

/** How translators take the place of a text: each is handed the text and two nested elements, and says it in capitals. */
const translators = {
	'new words in the place of the text': (text: Text, outer: Element, inner: Element) => {
		inner.textContent = text.data.toUpperCase();
		text.replaceWith(outer);
	},
	'new words before the text, which is then taken away': (text: Text, outer: Element, inner: Element) => {
		inner.textContent = text.data.toUpperCase();
		text.before(outer);
		text.remove();
	},
	'new words where the text was taken away': (text: Text, outer: Element, inner: Element) => {
		inner.textContent = text.data.toUpperCase();
		const { parentNode, nextSibling } = text;
		text.remove();
		parentNode?.insertBefore(outer, nextSibling);
	},
	'the text itself, moved into them': (text: Text, outer: Element, inner: Element) => {
		text.replaceWith(outer);
		inner.append(text);
		text.data = text.data.toUpperCase();
	},
	'another text and no element': (text: Text) => {
		text.replaceWith(text.data.toUpperCase());
	},
};
type Translate = (typeof translators)['the text itself, moved into them'];

const watching: MutationObserver[] = [];
afterEach(() => {
	for (const one of watching.splice(0)) one.disconnect();
});

/** Translates a page and what comes later, as a browser does. */
function translate(page: Element, by: Translate): void {
	const isDone = (text: Text) => text.data.trim() === '' || text.data === text.data.toUpperCase();
	const replace = (node: Node) => {
		if (node instanceof Text && node.isConnected && !node.parentElement?.closest('font') && !isDone(node)) {
			const outer = document.createElement('font');
			by(node, outer, outer.appendChild(document.createElement('font')));
		}
		for (const child of [...node.childNodes]) replace(child);
	};
	replace(page);
	const observer = new MutationObserver((records) => {
		for (const { target, addedNodes } of records)
			for (const node of [target, ...addedNodes]) if (node !== page) replace(node);
	});
	observer.observe(page, { childList: true, characterData: true, subtree: true });
	watching.push(observer);
}

type Shown = { readonly words: string; readonly more?: boolean; readonly order?: readonly string[] };

/** Words as they should not stand: beside others, bare, coming, going and changing places. */
function Page({ words, more = false, order = ['one', 'two'] }: Shown) {
	return (
		<main>
			{more && <b>new</b>}
			{words}
			{!more && 'less'}
			<i>end</i>
			{order.map((name) => (
				<Fragment key={name}>{name}</Fragment>
			))}
			<p>{words}</p>
		</main>
	);
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** A page that is translated, by a translator that was there before the site's script, or came later. */
async function translated(by: Translate, isFirst: boolean) {
	const container = document.body.appendChild(document.createElement('div'));
	if (isFirst) translate(container, by);
	keepTextNodes(container);
	const page = render(<Page words="first" />, { container });
	if (!isFirst) translate(container, by);
	await settled();
	return {
		says: () => container.textContent,
		show: async (shown: Shown) => {
			page.rerender(<Page {...shown} />);
			await settled();
		},
		leave: () => page.rerender(<hr />),
		container,
	};
}

const both = Object.entries(translators).flatMap(([how, by]) => [
	{ how, by, when: 'before the site', isFirst: true },
	{ how, by, when: 'after the site', isFirst: false },
]);

test.each(both)('[ANY-1] a page that is translated $when, by $how, goes on', async ({ by, isFirst }) => {
	const { says, show, leave } = await translated(by, isFirst);
	expect(says()).toBe('FIRSTLESSENDONETWOFIRST');
	await show({ words: 'second' });
	expect(says()).toBe('SECONDLESSENDONETWOSECOND');
	await show({ words: 'third', order: ['two', 'one'] });
	expect(says()).toBe('THIRDLESSENDTWOONETHIRD');
	await show({ words: 'third', more: true });
	expect(says()).toBe('NEWTHIRDENDONETWOTHIRD');
	await show({ words: '', more: true, order: ['two'] });
	expect(says()).toBe('NEWENDTWO');
	await show({ words: 'last', order: ['three', 'two'] });
	expect(says()).toBe('LASTLESSENDTHREETWOLAST');
	leave();
	expect(says()).toBe('');
});

test.each(['the same text', 'a new text'])(
	'[ANY-1] the visitor has the original again, put back as %s, and then its translation',
	async (how) => {
		const originals = new Map<Element, readonly [Text, string]>();
		const { container, says, show } = await translated((text, outer) => {
			originals.set(outer, [text, text.data]);
			outer.textContent = text.data.toUpperCase();
			text.replaceWith(outer);
		}, false);
		await show({ words: 'second' });
		for (const one of watching.splice(0)) one.disconnect();
		for (const [outer, [text, words]] of originals)
			if (outer.isConnected) outer.replaceWith(how === 'the same text' ? text : words);
		await settled();
		expect(says()).toBe('secondlessendonetwosecond');
		await show({ words: 'third', more: true });
		expect(says()).toBe('newthirdendonetwothird');
		translate(container, translators['new words in the place of the text']);
		await settled();
		await show({ words: 'last' });
		expect(says()).toBe('LASTLESSENDONETWOLAST');
	},
);
