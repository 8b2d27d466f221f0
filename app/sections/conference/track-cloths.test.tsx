import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestRouter } from '#app/test-router.tsx';
import { paperWord } from '#content/conference/paper-counts.ts';
import { TrackCloths } from './track-cloths.tsx';

/** Shows tracks with so many papers each. */
function show(...counts: readonly number[]) {
	const tracks = counts.map((paperCount, at) => ({
		id: `papers-${at + 1}`,
		title: `Track ${at + 1}`,
		type: 'Technical Track' as const,
		to: `/Conference#track-${at + 1}` as const,
		paperCount,
	}));
	const { container } = render(
		<TestRouter>
			<TrackCloths tracks={tracks} unitOf={paperWord} uncounted={[]} />
		</TestRouter>,
	);
	return [...container.querySelectorAll('svg')].map((cloth) => cloth.getAttribute('viewBox'));
}

test('[PROC-1] a track with one paper says "1 paper"', () => {
	show(12, 1);
	expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
		'12 papers',
		'1 paper',
	]);
});

test('[PROC-1] up to five cloths are as wide as they have papers; more have a row each and are drawn to one measure', () => {
	expect(new Set(show(5, 4, 3, 2, 1)).size).toBe(5);
	expect(new Set(show(6, 5, 4, 3, 2, 1)).size).toBe(1);
});
