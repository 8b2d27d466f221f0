import { capital, given, listed } from '#content/counted.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import { awards as awardPictures } from '#content/pictures/awards.ts';
import { benches } from '#content/pictures/benches.ts';
import { halls } from '#content/pictures/halls.ts';
import type { EditionRecord } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { workshopsInWords } from './workshop-names.ts';

export const heading = 'Proceedings, awards, pictures and workshops';

/** The parts that it has to show, and the workshops. */
export function partsOf(edition: ConferenceEdition): EditionRecord {
	const { proceedings, awards = [], photos, paperTotal, awardTotal } = edition;
	const opened = proceedings?.documents.map(({ title }) => `the ${title}`) ?? [];
	return [
		...given(proceedings !== undefined, {
			...(paperTotal > 0
				? { figure: String(paperTotal), label: 'papers in the proceedings' }
				: { label: 'Proceedings' }),
			to: paths.proceedings,
			text: [
				...given(paperTotal > 0, 'See the number of papers by track.'),
				...given(
					opened.length > 0,
					`${capital(listed(opened))} ${opened.length === 1 ? 'opens' : 'open'} for attendees who have the password.`,
				),
			].join(' '),
			picture: { file: benches['volumes-on-table'], alt: '' },
		}),
		...given(awardTotal > 0, {
			figure: String(awardTotal),
			label: awardTotal === 1 ? 'award' : 'awards',
			text: `${listed(awards.map(({ title, entries }) => `${title} (${entries.length})`))}.`,
			to: paths.awards,
			picture: { file: awardPictures.medal, alt: '' },
		}),
		...given(photos !== undefined, {
			label: 'Pictures',
			text: 'See them in a grid or one by one.',
			to: paths.gallery,
			picture: { file: halls['track-room'], alt: '' },
		}),
		{
			label: 'Workshops',
			text: `${workshopsInWords || 'None announced'}.`,
			to: paths.workshops,
			picture: { file: benches['tool-bench'], alt: '' },
		},
	];
}
