import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OfficeMap } from './office-map.tsx';

const map = (
	<OfficeMap
		name="AEG Consultancy Services"
		place="Bhopal"
		drawn="Drawn."
		note="Load it."
		offline="You are offline."
		blocked="Nothing here? Something blocks the map."
		frame="https://maps.example/embed"
		directions={{ label: 'Open directions', to: 'https://maps.example/directions' }}
	/>
);

afterEach(() => void vi.restoreAllMocks());

test('[CONT-1] nothing is asked of a third party before "Load the map" is pressed', () => {
	const { container } = render(map);
	expect(container.querySelector('iframe, img, script, link')).toBeNull();
	expect(screen.getByText('Drawn.')).toBeTruthy();
	fireEvent.click(screen.getByRole('button', { name: 'Load the map' }));
	expect(screen.queryByText('Drawn.')).toBeNull();
	const frame = container.querySelector('iframe');
	expect(frame?.getAttribute('src')).toBe('https://maps.example/embed');
	expect(frame?.title).toBe('Map: AEG Consultancy Services, Bhopal');
	expect(document.activeElement).toBe(frame);
});

test('[CONT-1] the directions link is there before and after', () => {
	render(map);
	const link = () => screen.getByRole('link', { name: /Open directions/ }).getAttribute('href');
	expect(link()).toBe('https://maps.example/directions');
	fireEvent.click(screen.getByRole('button'));
	expect(link()).toBe('https://maps.example/directions');
});

test('[CONT-1] the map can be put away again, and the plan stands in its box', () => {
	const { container } = render(map);
	fireEvent.click(screen.getByRole('button', { name: 'Load the map' }));
	fireEvent.click(screen.getByRole('button', { name: 'Put the map away' }));
	expect(container.querySelector('iframe')).toBeNull();
	expect(screen.getByRole('button', { name: 'Load the map' })).toBeTruthy();
});

test('[CONT-1] the loaded map can be enlarged and made smaller again, and is not loaded anew', () => {
	const { container } = render(map);
	fireEvent.click(screen.getByRole('button', { name: 'Load the map' }));
	const frame = container.querySelector('iframe');
	const enlarge = screen.getByRole('button', { name: 'Enlarge the map' });
	for (const large of ['true', 'false']) {
		fireEvent.click(enlarge);
		expect(enlarge.getAttribute('aria-pressed')).toBe(large);
	}
	expect(container.querySelector('iframe')).toBe(frame);
});

test('[CONT-1] without a connection the plan stays and says why', () => {
	vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	const { container } = render(map);
	fireEvent.click(screen.getByRole('button', { name: 'Load the map' }));
	expect(container.querySelector('iframe')).toBeNull();
	expect(screen.getByRole('status').textContent).toBe('You are offline.');
});

test('[CONT-1] beside the loaded map it is said what an empty frame means', () => {
	render(map);
	fireEvent.click(screen.getByRole('button', { name: 'Load the map' }));
	expect(screen.getByRole('status').textContent).toBe('Nothing here? Something blocks the map.');
});
