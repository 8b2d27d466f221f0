import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { FreshWhenTorn } from './fresh-when-torn.tsx';

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
	const children = [{ path: '*', Component }];
	const router = createMemoryRouter([
		{ Component: FreshWhenTorn, ErrorBoundary: () => <h1>Error page</h1>, children },
	]);
	return render(<RouterProvider router={router} />);
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

test('[ERR-1] any other problem is the error page’s', () => {
	open(Broken);
	expect(screen.getByText('Error page')).toBeDefined();
});
