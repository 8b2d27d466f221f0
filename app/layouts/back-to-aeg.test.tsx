import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { BackToAeg } from './back-to-aeg.tsx';

test('[HEAD-4] the pulse begins anew on arrival from another page, not from another section of this one', async () => {
	const router = createMemoryRouter([{ path: '*', Component: BackToAeg }], { initialEntries: ['/first'] });
	render(<RouterProvider router={router} />);
	const link = screen.getByRole('link', { name: 'Back to AEG' });
	const ring = () => link.querySelector('.ring');
	const first = ring();
	expect(first).toBeTruthy();
	await act(() => router.navigate('/first#section'));
	expect(ring()).toBe(first);
	await act(() => router.navigate('/second'));
	expect(ring()).toBeTruthy();
	expect(ring()).not.toBe(first);
});
