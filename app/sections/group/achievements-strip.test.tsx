import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Achievement, PictureFile } from '#content/shapes.ts';
import { AchievementsStrip } from './achievements-strip.tsx';

const picture = (name: string): PictureFile => ({
	name: `achievements/${name}`,
	hash: '00000000',
	width: 640,
	height: 480,
	widths: [320, 640],
	ground: 'neem',
});
const achievements: readonly Achievement[] = [
	{
		title: 'A paper on fibres',
		kind: 'Published paper',
		picture: { file: picture('paper'), alt: 'A printed page' },
		link: 'https://example.org/paper',
		thread: 'software',
	},
	{ kind: 'Recognition', picture: { file: picture('seal'), alt: 'A seal' }, thread: 'conferences' },
];
const strip = () => screen.getByRole('region', { name: 'Achievements' });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(500);
	render(<AchievementsStrip heading="Achievements" lead="What we did." achievements={achievements} />);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test('[HOME-2] an item has an image, an optional title and an optional link that opens in a new tab', () => {
	expect(screen.getAllByAltText('A printed page').length).toBeGreaterThan(0);
	const link = screen.getByRole('link', { name: /A paper on fibres.*opens in a new tab/ });
	expect(link.getAttribute('href')).toBe('https://example.org/paper');
	expect(link.getAttribute('target')).toBe('_blank');
	const untitled = screen.getAllByAltText('A seal')[0]?.closest('li');
	expect(untitled?.querySelector('a')).toBeNull();
	expect(untitled?.textContent).toBe('Recognition');
});

test('[HOME-2] each item is announced and reached by keyboard once, while both copies lead on', () => {
	const links = [...strip().querySelectorAll('a')];
	expect(links).toHaveLength(2);
	expect(links.filter((link) => link.closest('[inert]'))).toEqual([]);
	expect(screen.getAllByRole('link', { name: /A paper on fibres/ })).toHaveLength(1);
	expect(links.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
});

test('[HOME-3] the strip moves 1 px every 70 ms and loops at half its width', () => {
	pass(69);
	expect(strip().scrollLeft).toBe(0);
	pass(1);
	expect(strip().scrollLeft).toBe(1);
	pass(70 * 498);
	expect(strip().scrollLeft).toBe(499);
	pass(70);
	expect(strip().scrollLeft).toBe(0);
});

test('[HOME-1] Achievements is a scroll target', () => {
	expect(document.getElementById('achievements')?.contains(strip())).toBe(true);
});
