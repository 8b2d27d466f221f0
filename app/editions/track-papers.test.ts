import { expect, test } from 'vitest';
import type { ConferenceEdition } from '#content/edition.ts';
import { trackPapersOf } from './conference.ts';

test('[CONF-6] a track has a number of papers only where it is known to be its own', () => {
	const papers = [
		{ track: 0, paperCount: 12, type: 'Technical Track', sample: true },
		{ track: 1, paperCount: 1, type: 'Research Track' },
	];
	const edition = { proceedings: { papers, documents: [] } } as unknown as ConferenceEdition;
	expect([...trackPapersOf(edition)].map(([track, { fact }]) => [track, fact])).toEqual([[1, '1 paper']]);
});
