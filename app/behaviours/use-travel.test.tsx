import { fireEvent, render, screen } from '@testing-library/react';
import type { ContextType } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTravel } from './use-travel.ts';

const navigate = vi.fn();
const match = (path: string) => [{ route: { path: path === '/About' ? 'About' : '*' } }];

beforeEach(() => {
	navigate.mockClear();
	const router = { router: { match, navigate } } as unknown as ContextType<typeof RouterContext>;
	render(
		<RouterContext value={router}>
			<Links />
		</RouterContext>,
	);
});

function Links() {
	useTravel();
	return (
		<>
			<a href="/About?from=here#top">
				<b>About</b>
			</a>
			<a href="/About" onClick={(event) => event.preventDefault()}>
				Handled
			</a>
			<a href="/About" target="_blank" rel="noopener">
				New tab
			</a>
			<a href="/About" download>
				Kept
			</a>
			<a href="/paper-template.pdf">Template</a>
			<a href="https://example.org/About">Elsewhere</a>
		</>
	);
}

/** Whether the browser is kept from following the link itself, which this page has no use for. */
function followed(name: string, how = {}): boolean {
	let kept = false;
	const last = (event: MouseEvent) => {
		kept = event.defaultPrevented;
		event.preventDefault();
	};
	window.addEventListener('click', last, { once: true });
	fireEvent.click(screen.getByText(name), how);
	return kept;
}

test('a click on a link to a page of ours goes there without a new document', () => {
	expect(followed('About')).toBe(true);
	expect(navigate).toHaveBeenCalledExactlyOnceWith('/About?from=here#top', {
		viewTransition: false,
		replace: false,
	});
});

test.each([
	['another button', 'About', { button: 1 }],
	['Ctrl', 'About', { ctrlKey: true }],
	['Shift', 'About', { shiftKey: true }],
	['Alt', 'About', { altKey: true }],
	['the command key', 'About', { metaKey: true }],
	['a target', 'New tab', {}],
	['download', 'Kept', {}],
	['a file', 'Template', {}],
	['another site', 'Elsewhere', {}],
])('a click with %s is left to the browser', (_, name, how) => {
	expect(followed(name, how)).toBe(false);
	expect(navigate).not.toHaveBeenCalled();
});

test('a click that a part of the page has answered goes nowhere', () => {
	followed('Handled');
	expect(navigate).not.toHaveBeenCalled();
});
