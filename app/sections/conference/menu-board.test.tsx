import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { editions } from '#app/editions/editions.ts';
import { TestRouter } from '#app/test-router.tsx';
import { groups, itemsOf, tilesOf } from '#content/conference/menu.ts';
import { MenuBoard } from './menu-board.tsx';

const items = itemsOf(editions);
const tiles = tilesOf(editions);

const board = (
	<TestRouter>
		<MenuBoard items={items} tiles={tiles} groups={groups} />
	</TestRouter>
);

const pressed = () =>
	screen.getAllByRole('button').filter((button) => button.getAttribute('aria-pressed') === 'true');

test('[MENU-3] one of the entries is highlighted, and choosing another only moves the highlight', () => {
	render(board);
	expect(screen.getAllByRole('button')).toHaveLength(items.length + tiles.length);
	expect(pressed().map((button) => button.textContent)).toEqual(['About Conference']);
	const before = window.location.href;
	for (const name of ['Past Webinars', 'Conference FAQ', 'Scientific Gallery']) {
		fireEvent.click(screen.getByRole('button', { name }));
		expect(pressed().map((button) => button.textContent)).toEqual([name]);
	}
	expect(window.location.href).toBe(before);
});

test('[MENU-3] every entry has its summary and a link to its page in the document', () => {
	const { container } = render(board);
	for (const { summary, link } of [...items, ...tiles]) {
		expect(container.textContent).toContain(summary);
		expect(container.querySelector(`a[href="${link.to}"]`)).not.toBeNull();
	}
});
