import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { FreshWhenTorn } from './page-or-error.tsx';

/** A page whose bare words a translator that leaves nothing in their place makes React fall over. */
function Page() {
	const [open, setOpen] = useState(false);
	return (
		<form action="/api/message">
			<input name="name" aria-label="Name" />
			<p>
				{open ? 'Close' : <b>Open</b>}
				<i />
			</p>
			<button type="button" onClick={() => setOpen(!open)}>
				Turn
			</button>
		</form>
	);
}
function Broken(): never {
	throw new Error('of our own');
}

function open(Component: () => React.ReactNode) {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	const Boundary = () => (
		<FreshWhenTorn here={useLocation()} errorPage={<Link to="/else">Error page</Link>} />
	);
	return render(
		<MemoryRouter>
			<Routes>
				<Route Component={Boundary}>
					<Route path="/else" element={<h1>Elsewhere</h1>} />
					<Route path="*" Component={Component} />
				</Route>
			</Routes>
		</MemoryRouter>,
	);
}

test('[ANY-1] a page that something has torn is rendered anew with what was typed, focus and all', async () => {
	const { container } = open(Page);
	const turn = () => fireEvent.click(screen.getByRole('button'));
	turn();
	const name = screen.getByLabelText<HTMLInputElement>('Name');
	name.value = 'Asha';
	name.focus();
	container.querySelector('p')?.firstChild?.remove();
	turn();
	expect(screen.queryByText('Error page')).toBeNull();
	const anew = screen.getByLabelText<HTMLInputElement>('Name');
	expect(anew).not.toBe(name);
	expect(anew.value).toBe('Asha');
	expect(document.activeElement).toBe(anew);
	turn();
	expect(container.querySelector('p')?.textContent).toBe('Close');
});

test('[ERR-1] any other problem shows the error page, until one goes elsewhere', async () => {
	open(Broken);
	fireEvent.click(screen.getByText('Error page'));
	expect(await screen.findByText('Elsewhere')).toBeDefined();
	expect(screen.queryByText('Error page')).toBeNull();
});
