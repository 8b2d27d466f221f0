import { expect, test } from 'vitest';
import { editions } from '#app/editions/editions.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import { groupSlides } from '#content/group/group-slides.ts';
import { event, videos } from './structured-data.ts';

const { current } = editions;

const page = { path: '/Conference', description: 'Two days.' };
const edition: ConferenceEdition = {
	...current,
	dates: [{ id: 'conference', label: 'Conference', is: 'days', first: '2031-05-31', revision: 0 }],
	venue: {
		institute: 'An institute',
		short: 'Inst',
		city: 'Bhopal',
		region: 'Madhya Pradesh',
		country: 'IN',
	},
};

test('an edition is an event to machines once its days and its place are known', () => {
	const [told] = event('https://aeg.example', edition, page);
	expect(told).toMatchObject({
		startDate: '2031-05-31',
		endDate: '2031-05-31',
		location: { name: 'An institute' },
	});
	const { venue, ...nowhere } = edition;
	expect(event('https://aeg.example', nowhere, page)).toEqual([]);
	expect(event('https://aeg.example', { ...edition, dates: [] }, page)).toEqual([]);
});

test('a film is told to machines once somebody says when it was put online', () => {
	const [slide] = groupSlides;
	if (slide === undefined) throw new Error('no slide');
	const { uploaded, ...video } = slide.video;
	expect(videos('https://aeg.example', [{ ...slide, video }])).toEqual([]);
	const [told] = videos('https://aeg.example', [{ ...slide, video: { ...video, uploaded: '2031-02-03' } }]);
	expect(told).toMatchObject({
		name: slide.title,
		uploadDate: '2031-02-03',
		duration: `PT${video.seconds}S`,
	});
});
