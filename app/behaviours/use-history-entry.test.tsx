import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import {
	createPath,
	Link,
	type Location,
	MemoryRouter,
	type To,
	useLocation,
	useNavigate,
} from 'react-router';
import { expect, test, vi } from 'vitest';
import { dialogOf, useHistoryEntry } from './use-history-entry.ts';

let here: Location;
let navigate: (to: To & number) => unknown;

function Page() {
	here = useLocation();
	navigate = useNavigate();
	const ref = useRef<HTMLDialogElement>(null);
	useHistoryEntry(ref, 'photos');
	return (
		<dialog ref={ref}>
			<Link to="/next" replace>
				On
			</Link>
		</dialog>
	);
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const entry = () => dialogOf(here);
const go = (to: string | number) => act(async () => void navigate(to as To & number));

function start() {
	render(
		<MemoryRouter initialEntries={['/before']} useTransitions={false}>
			<Page />
		</MemoryRouter>,
	);
}

async function open() {
	start();
	await go('/page?a=b#here');
	await act(async () => dialog().showModal());
}

test('an open dialog has an entry of its own at the same address; Back closes it and stays on the page', async () => {
	await open();
	expect(entry()).toBe('photos');
	expect(createPath(here)).toBe('/page?a=b#here');
	await go(-1);
	expect(dialog().open).toBe(false);
	expect(createPath(here)).toBe('/page?a=b#here');
	await go(-1);
	expect(here.pathname).toBe('/before');
});

test('a dialog that closes otherwise takes its entry away, as often as it opens', async () => {
	await open();
	await act(async () => dialog().close());
	expect(entry()).toBeUndefined();
	await act(async () => dialog().showModal());
	expect(entry()).toBe('photos');
	await act(async () => dialog().close());
	await go(-1);
	expect(here.pathname).toBe('/before');
});

test('one that opens anew while its entry is taken away keeps an entry', async () => {
	await open();
	await act(async () => {
		dialog().close();
		await Promise.resolve();
		dialog().showModal();
	});
	expect(dialog().open).toBe(true);
	expect(entry()).toBe('photos');
});

test('a link followed out of it closes it', async () => {
	await open();
	await act(async () => screen.getByRole('link', { hidden: true }).click());
	expect(here.pathname).toBe('/next');
	expect(dialog().open).toBe(false);
	await go(-1);
	expect(createPath(here)).toBe('/page?a=b#here');
});

test('Back pressed before the page has been rendered anew closes it', async () => {
	start();
	await act(async () => {
		dialog().showModal();
		await vi.waitUntil(() => entry() === 'photos');
		navigate(-1 as To & number);
	});
	expect(dialog().open).toBe(false);
});
