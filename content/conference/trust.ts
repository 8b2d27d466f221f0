import { company } from '#content/company.ts';
import { given } from '#content/counted.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import type { CommitteeOffice, TrustAnswer } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { venueLine } from './edition-words.ts';
import { directionsOf, venueMapOf } from './organisers.ts';

/**
 * @param reviewers the members of the committee who review the papers, once they are named
 * @param isOver whether it is over for everybody who reads it
 */
export function trustOf(
	current: ConferenceEdition,
	reviewers: CommitteeOffice | undefined,
	isOver: boolean,
): readonly TrustAnswer[] {
	const directions = directionsOf(current);
	return [
		{
			question: isOver ? 'Who organised it?' : 'Who organises it?',
			answers: [
				`${company.name}, ${company.city}${current.venue ? `, with ${current.venue.institute}` : ''}.`,
			],
			link: { label: 'About AEG', to: paths.about },
		},
		{
			question: isOver ? 'Where was it held?' : 'Where is the venue?',
			answers: [`${venueLine(current)}.`],
			...(venueMapOf(current)
				? { link: { label: 'Map and directions', to: '#venue' } }
				: directions && { link: directions }),
		},
		...given(reviewers !== undefined, {
			question: isOver ? 'Who reviewed the papers?' : 'Who reviews the papers?',
			answers: [`${reviewers?.office}, named under People.`],
			link: { label: 'People and roles', to: '#committee' },
		}),
		{
			question: 'Where are the papers published?',
			answers: current.journals.length > 0 ? current.journals : ['The journals are not chosen yet.'],
		},
	];
}
