import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { DialogButton } from './dialog-button.tsx';

const closed = vi.fn();
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

beforeEach(() => {
	closed.mockClear();
	render(
		<>
			<DialogButton opens="scopus">Scopus journals</DialogButton>
			<Dialog id="scopus" title="Scopus journals" onClose={closed}>
				<p>What it is</p>
			</Dialog>
		</>,
	);
	fireEvent.click(screen.getByRole('button', { name: 'Scopus journals' }));
});

test('[SPON-1] a click opens a modal named by its title; its title takes the focus', () => {
	expect(dialog().open).toBe(true);
	expect(screen.getByRole('dialog', { name: 'Scopus journals' })).toBeTruthy();
	expect(screen.getByRole('heading', { level: 2 }).hasAttribute('autofocus')).toBe(true);
});

test('[SPON-1] a click beside it closes it, a click in it does not', () => {
	fireEvent.click(screen.getByText('What it is'));
	expect(dialog().open).toBe(true);
	fireEvent.click(dialog());
	expect(dialog().open).toBe(false);
	expect(closed).toHaveBeenCalledOnce();
});

test('[SPON-1] X closes by the browser itself and is last in it', () => {
	const close = screen.getByRole('button', { name: 'Close' });
	expect(close.closest('form')?.getAttribute('method')).toBe('dialog');
	expect([...dialog().querySelectorAll('button')].at(-1)).toBe(close);
});
