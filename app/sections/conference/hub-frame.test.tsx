import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestRouter } from '#app/test-router.tsx';
import { pages, sidebar } from '#content/conference/hub.ts';
import { HubSidebar } from './hub-frame.tsx';

test('[HUB-2] the toggle reads "Open Menu", then "Close Menu"', () => {
	render(
		<TestRouter>
			<HubSidebar label={pages} links={sidebar} />
		</TestRouter>,
	);
	const toggle = screen.getByRole('button', { name: 'Open Menu' });
	expect(toggle.getAttribute('aria-expanded')).toBe('false');
	fireEvent.click(toggle);
	expect(toggle.textContent).toBe('Close Menu');
	expect(toggle.getAttribute('aria-expanded')).toBe('true');
	fireEvent.click(toggle);
	expect(toggle.textContent).toBe('Open Menu');
});
