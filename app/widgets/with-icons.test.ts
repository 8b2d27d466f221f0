import { expect, test } from 'vitest';
import { withIcons } from './with-icons.ts';

const items = [
	{ icon: 'Book', title: 'Proceedings' },
	{ icon: 'Group', title: 'Committee' },
] as const;

test('each item has the drawing that its words name, whatever the order of the drawings', () => {
	expect(withIcons(items, { Group: 'M1 1', Book: 'M2 2' })).toEqual([
		{ icon: 'M2 2', title: 'Proceedings' },
		{ icon: 'M1 1', title: 'Committee' },
	]);
});

test('a name without a drawing, and a list that names any string, are errors of their type', () => {
	// @ts-expect-error: no drawing of a group
	withIcons(items, { Book: 'M2 2' });
	const unnamed: readonly { readonly icon: string }[] = items;
	// @ts-expect-error: nobody knows which drawings it needs
	withIcons(unnamed, { Book: 'M2 2', Group: 'M1 1' });
	expect(withIcons([], {} as never)).toEqual([]);
});
