import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawingOf, seeAll } from '#content/conference/awards.ts';
import { AwardGroups } from './award-groups.tsx';

const group = { many: 'prizes', to: 'winners', entries: [], description: 'No winners.' } as const;
const awards = [
	{ ...group, title: 'Poster' },
	{ ...group, title: 'Best Paper', drawing: 'best-paper' },
	{ ...group, title: 'Contribution', drawing: 'contribution' },
	{ ...group, title: 'Overall Best', drawing: 'trophies' },
] as const;

/** What the drawing beside each group shows. */
function shown(groups: readonly (typeof awards)[number][]) {
	const { unmount } = render(<AwardGroups groups={groups} drawingOf={drawingOf} seeAll={seeAll} />);
	const drawings = groups.map(({ title }) => {
		const one = screen.getByRole('heading', { name: title }).closest('li');
		return [title, one && within(one).getByRole('img').getAttribute('alt')];
	});
	unmount();
	return Object.fromEntries(drawings);
}

test('[AWD-1] each kind of award has the drawing of its record, in whichever order they stand; one that names none has the medal', () => {
	const drawn = Object.fromEntries(
		awards.map((one) => [one.title, drawingOf('drawing' in one ? one.drawing : undefined).alt]),
	);
	expect(new Set(Object.values(drawn)).size).toBe(awards.length);
	expect(shown(awards)).toEqual(drawn);
	expect(shown(awards.toReversed())).toEqual(drawn);
});
