import assert from 'node:assert/strict';
import { test } from 'node:test';
import { empty } from '#content/records/empty.ts';
import { type RecordOf, shapes } from '#content/records/shapes.ts';
import { copyOfConference, copyOfPeople, nextName } from './copy-conference.ts';

const venue = { institute: 'An institute', short: 'AI', city: 'Bhopal', region: 'MP', country: 'India' };
const template = { name: 'Template', type: 'PDF, 20 kB', file: '/documents/template.pdf' as const };
const downloads = [template];
const before: RecordOf<'conferences'> = {
	...(empty(shapes.conferences.of) as RecordOf<'conferences'>),
	name: 'AIC-RAETHM 2025',
	dates: { paper: '2024-12-14', first: '2025-01-10', revised: '2024-11-01', revision: 3 },
	venue,
	host: 'It was held at an institute.',
	tracks: [{ title: 'Water', topics: ['Wells'], papers: { count: 3, type: 'Research Track' } }],
	scope: 'on water',
	journals: ['A journal'],
	brochure: template,
	downloads,
	awards: [{ title: 'Best Paper', many: 'best papers', to: 'winners', entries: [] }],
	documents: [{ id: 'abstract-book', title: 'Book', description: 'All.' }],
};

test('[OWN-4] the next conference has place, tracks, journals and files from the last one, and nothing else', () => {
	assert.deepEqual(copyOfConference(before, 'AIC-RAETHM 2027', '2026-11-27'), {
		name: 'AIC-RAETHM 2027',
		dates: { revised: '2026-11-27', revision: 0 },
		venue,
		tracks: [{ title: 'Water', topics: ['Wells'] }],
		scope: 'on water',
		journals: ['A journal'],
		downloads,
		awards: [],
		documents: [],
	});
	const { venue: _, ...nowhere } = before;
	assert.ok(!('venue' in copyOfConference(nowhere, 'A 2027', '2026-11-27')));
});

test('[OWN-4] its committee has the same offices, and nobody is in them', () => {
	const office = { office: 'Chair', duty: 'Leads.', holders: [{ name: 'Om' }] };
	const people = {
		conference: 'A 2025',
		speakers: [{ role: 'Keynote speaker' }],
		patrons: [{}],
		committee: [office],
	};
	assert.deepEqual(copyOfPeople(people as RecordOf<'conference-people'>, 'A 2027'), {
		conference: 'A 2027',
		speakers: [],
		patrons: [],
		committee: [{ ...office, holders: [] }],
	});
});

test('[OWN-4] its name has the year that comes next', () => {
	assert.equal(nextName('AIC-RAETHM 2025', '2026-11-27'), 'AIC-RAETHM 2027');
	assert.equal(nextName('AIC-RAETHM 2027', '2026-11-27'), 'AIC-RAETHM 2028');
});
