import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { Tabs } from './tabs.tsx';

const hub = (
	<Tabs
		label="Conference options"
		tabs={['Attend', 'Organize', 'Join', 'Contact'].map((name) => ({
			id: name.toLowerCase(),
			name,
			panel: <p>{`Matter of ${name}`}</p>,
		}))}
	/>
);

function open(address: string = paths.conferenceHub) {
	const router = createMemoryRouter([{ path: paths.conferenceHub, element: hub }, { path: '/before' }], {
		initialEntries: [address],
	});
	render(<RouterProvider router={router} />);
	return router;
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const tab = (name: string) => screen.getByRole('tab', { name });
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

test('[HUB-3] four tabs, attend is open first', () => {
	open();
	expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
		'Attend',
		'Organize',
		'Join',
		'Contact',
	]);
	expect(selected()).toBe('Attend');
	expect(screen.getByRole('tabpanel').textContent).toContain('Matter of Attend');
});

test('[HUB-3] each tab has an address, and Back leaves the tabs', async () => {
	const router = open('/before');
	await act(() => router.navigate(`${paths.conferenceHub}#organize`));
	expect(selected()).toBe('Organize');
	fireEvent.click(tab('Join'));
	expect(router.state.location.hash).toBe('#join');
	expect(selected()).toBe('Join');
	await act(() => router.navigate(-1));
	expect(router.state.location.pathname).toBe('/before');
});

test('arrows select and wrap, Home and End jump, one tab stop', () => {
	open();
	act(() => tab('Attend').focus());
	key('ArrowLeft');
	expect(selected()).toBe('Contact');
	expect(document.activeElement).toBe(tab('Contact'));
	key('ArrowRight');
	expect(selected()).toBe('Attend');
	key('End');
	expect(selected()).toBe('Contact');
	key('Home');
	expect(selected()).toBe('Attend');
	expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1, -1]);
});

test('keys that come before the last one is drawn still end where they point', async () => {
	open();
	act(() => {
		tab('Attend').focus();
		key('End');
		key('Home');
	});
	expect(document.activeElement).toBe(tab('Attend'));
	expect(selected()).toBe('Attend');
});

test('tabs and panels name each other', () => {
	open();
	const panel = screen.getByRole('tabpanel', { name: 'Attend' });
	expect(tab('Attend').getAttribute('aria-controls')).toBe(panel.id);
});

test('[RT-46] without script all panels stand in order, the tabs are links to them', () => {
	const html = renderToString(<StaticRouter location={paths.conferenceHub}>{hub}</StaticRouter>);
	expect(html).not.toContain('hidden');
	expect(html).not.toContain('role="tab"');
	expect(html).toContain('href="#organize"');
	expect([...html.matchAll(/Matter of (\w+)/g)].map(([, name]) => name)).toEqual([
		'Attend',
		'Organize',
		'Join',
		'Contact',
	]);
	expect(html).not.toContain('<h');
});

test('[API-1] panels without a heading of their own get the name of their tab as one', () => {
	const tabs = [{ id: 'curl', name: 'cURL', panel: <pre>curl</pre> }];
	const samples = <Tabs label="Code" code tabs={tabs} />;
	const html = renderToString(<StaticRouter location={paths.apis}>{samples}</StaticRouter>);
	expect(html).toMatch(/<h3[^>]*>cURL<\/h3><pre>/);
});

test('[HUB-3] Alt and an arrow is the way back of the browser, not of the tabs', () => {
	open();
	const back = { key: 'ArrowLeft', altKey: true };
	expect(fireEvent.keyDown(tab('Attend'), back)).toBe(true);
	expect(selected()).toBe('Attend');
});
