import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { groups, items, tiles } from '#content/conference/menu.ts';
import { MenuBoard } from './menu-board.tsx';

const Stub = createRoutesStub([
	{ path: '/', Component: () => <MenuBoard items={items} tiles={tiles} groups={groups} /> },
]);

const pressed = () =>
	screen.getAllByRole('button').filter((button) => button.getAttribute('aria-pressed') === 'true');

test('[MENU-3] one of the twelve entries is highlighted, and choosing another only moves the highlight', () => {
	render(<Stub />);
	expect(screen.getAllByRole('button')).toHaveLength(12);
	expect(pressed().map((button) => button.textContent)).toEqual(['About Conference']);
	const before = window.location.href;
	for (const name of ['Past Webinars', 'Conference FAQ', 'Scientific Gallery']) {
		fireEvent.click(screen.getByRole('button', { name }));
		expect(pressed().map((button) => button.textContent)).toEqual([name]);
	}
	expect(window.location.href).toBe(before);
});

test('[MENU-3] every entry has its summary and a link to its page in the document', () => {
	const { container } = render(<Stub />);
	for (const { summary, link } of [...items, ...tiles]) {
		expect(container.textContent).toContain(summary);
		expect(container.querySelector(`a[href="${link.to}"]`)).not.toBeNull();
	}
});
