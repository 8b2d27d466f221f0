import { act, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { type InitialEntry, MemoryRouter, type To, useNavigate } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { KeepPlace } from './keep-place.ts';

const scrollTo = vi.fn();

beforeEach(() => {
	sessionStorage.clear();
	scrollTo.mockReset();
	vi.stubGlobal('scrollTo', scrollTo);
	return () => vi.unstubAllGlobals();
});

/** A prerendered document with a history of its own, at the first entry of it. */
function open(...initialEntries: InitialEntry[]) {
	let navigate: (to: To & number) => unknown;
	function Page() {
		navigate = useNavigate();
		return <KeepPlace />;
	}
	render(
		<MemoryRouter initialEntries={initialEntries} initialIndex={0}>
			<Page />
		</MemoryRouter>,
	);
	return (to: string | number) => act(async () => void navigate(to as To & number));
}

function scrollDownTo(place: number) {
	vi.stubGlobal('scrollY', place);
	fireEvent.scroll(window);
}

test('[RT-45] the first page of a visit stays where the browser has placed it', () => {
	open('/first');
	expect(scrollTo).not.toHaveBeenCalled();
});

test('[RT-45] a navigation starts at the top; Back and Forward restore the place', async () => {
	const go = open('/first');
	scrollDownTo(300);
	await go('/second');
	expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
	scrollDownTo(700);
	await go(-1);
	expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
	await go(1);
	expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
});

test('[RT-45] the place is that of the click, though the browser has not told of it yet', async () => {
	const go = open('/first');
	scrollDownTo(300);
	vi.stubGlobal('scrollY', 320);
	fireEvent.click(document.body);
	await go('/second');
	await go(-1);
	expect(scrollTo).toHaveBeenLastCalledWith({ top: 320, behavior: 'instant' });
});

test('[RT-45] the place is that in which the document is left, though the browser has not told of it yet', () => {
	open('/first');
	scrollDownTo(300);
	vi.stubGlobal('scrollY', 3000);
	fireEvent(window, new Event('pagehide'));
	expect(Object.values(JSON.parse(sessionStorage.getItem('places') ?? ''))).toEqual([3000]);
});

test('[RT-45] all of a page is laid out before it is scrolled to a section, which would not stay in its place', async () => {
	const { dataset } = document.documentElement;
	dataset.renderDeferred = '';
	const deferred: (string | undefined)[] = [];
	const section = Object.assign(document.createElement('section'), {
		id: 'dates',
		scrollIntoView: () => deferred.push(dataset.renderDeferred),
	});
	document.body.append(section);
	const go = open('/first');
	// an address may name anything (ANY-4)
	await go('/first#%E0%A4%A');
	await go('/first#dates');
	expect(deferred).toEqual([undefined]);
	section.remove();
});

test('[RT-45] two entries that the router has not made keep a place each', async () => {
	const key = 'default';
	const go = open({ pathname: '/first', key }, { pathname: '/first', hash: '#typed', key });
	scrollDownTo(300);
	await go(1);
	scrollDownTo(700);
	await go(-1);
	expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'auto' });
});

test.each([
	['navigate', false, 0, []],
	['back_forward', false, 2990, []],
	['back_forward', false, 0, [[{ top: 3000, behavior: 'instant' }]]],
	['reload', false, 0, [[{ top: 3000, behavior: 'instant' }]]],
	['navigate', true, 0, [[{ top: 3000, behavior: 'instant' }]]],
])(
	'[RT-45] Back from another document leads to the place where the browser has not: %s, cached %s, at %d',
	(type, persisted, scrollY, scrolls) => {
		sessionStorage.setItem('places', JSON.stringify({ '/first': 3000 }));
		const arrived = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
		scrollDownTo(scrollY);
		open({ pathname: '/first', key: 'default' });
		window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
		expect(scrollTo.mock.calls).toEqual(scrolls);
		arrived.mockRestore();
	},
);

test('[ANY-4] whatever is kept for a place, one comes back to a number or stays', () => {
	const arrived = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
	scrollDownTo(0);
	const kept = fc.oneof(
		fc
			.dictionary(fc.constantFrom('/first', '__proto__'), fc.jsonValue())
			.map((places) => JSON.stringify(places)),
		fc.json(),
		fc.string(),
		fc.constantFrom('{"/first":"300"}', '{"/first":[300]}', '{"/first":1e999}'),
	);
	fc.assert(
		fc.property(kept, (places) => {
			sessionStorage.setItem('places', places);
			scrollTo.mockReset();
			open({ pathname: '/first', key: 'default' });
			for (const [{ top }] of scrollTo.mock.calls) expect(top).toBeTypeOf('number');
		}),
	);
	arrived.mockRestore();
});
