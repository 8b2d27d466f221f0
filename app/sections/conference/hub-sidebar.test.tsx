import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { latest, pages, sidebar } from '#content/conference/hub.ts';
import { HubSidebar } from './hub-sidebar.tsx';

test('[HUB-2] the toggle reads "Open Menu", then "Close Menu"', () => {
	const Stub = createRoutesStub([
		{ path: '/', Component: () => <HubSidebar label={pages} links={sidebar} latest={latest} /> },
	]);
	render(<Stub />);
	const toggle = screen.getByRole('button', { name: 'Open Menu' });
	expect(toggle.getAttribute('aria-expanded')).toBe('false');
	fireEvent.click(toggle);
	expect(toggle.textContent).toBe('Close Menu');
	expect(toggle.getAttribute('aria-expanded')).toBe('true');
	fireEvent.click(toggle);
	expect(toggle.textContent).toBe('Open Menu');
});
