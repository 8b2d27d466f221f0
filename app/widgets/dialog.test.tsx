import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TestRouter } from '#app/test-router.tsx';
import { Dialog } from './dialog.tsx';
import { DialogButton } from './dialog-button.tsx';

const closed = vi.fn();
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

beforeEach(() => {
	closed.mockClear();
	render(
		<TestRouter>
			<DialogButton opens="scopus">Scopus journals</DialogButton>
			<Dialog id="scopus" title="Scopus journals" onClose={closed}>
				<p>What it is</p>
				<input type="search" />
			</Dialog>
		</TestRouter>,
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
	fireEvent.pointerDown(dialog());
	fireEvent.click(dialog());
	expect(dialog().open).toBe(false);
	expect(closed).toHaveBeenCalledOnce();
});

test('[SPON-1] a press in it that ends beside it, as when text is marked, closes nothing', () => {
	fireEvent.pointerDown(screen.getByText('What it is'));
	fireEvent.click(dialog());
	expect(dialog().open).toBe(true);
});

test('Escape closes it from an empty search field too, which some browsers keep the key for', () => {
	const field = screen.getByRole<HTMLInputElement>('searchbox');
	field.value = 'a word';
	fireEvent.keyDown(field, { key: 'Escape' });
	expect(dialog().open).toBe(true);
	field.value = '';
	fireEvent.keyDown(field, { key: 'Escape' });
	expect(dialog().open).toBe(false);
});

test('[SPON-1] X closes by the browser itself and is last in it', () => {
	const close = screen.getByRole('button', { name: 'Close' });
	expect(close.closest('form')?.getAttribute('method')).toBe('dialog');
	expect([...dialog().querySelectorAll('button')].at(-1)).toBe(close);
});
