import { awards as pictures } from '#content/pictures/awards.ts';
import { awardSubjects } from '#content/pictures/subjects/awards.ts';
import type { AwardGroup, Intro, PageMeta, Sampled, Winner } from '#content/shapes.ts';
import { tracks } from './tracks.ts';

export const meta: PageMeta = {
	path: 'awards',
	title: 'Conference awards 2025',
	description:
		'The awards of AIC-RAETHM 2025: five best papers, five overall best awards and three distinguished contributions.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Awards and recognition',
	lead: 'AIC-RAETHM 2025 honoured papers and people in three groups.',
};

/** AWD-1: the groups and their numbers are known, the people are not. */
export const awardGroups: readonly (AwardGroup & { readonly entries: readonly Sampled<Winner>[] })[] = [
	{
		title: 'Best Paper Award',
		description: 'Five winners, shown here as one for each track.',
		picture: { file: pictures['best-paper'], alt: awardSubjects['best-paper'].alt },
		entries: tracks.map(({ title }, at) => ({
			sample: true,
			prize: `Best Paper, Track ${at + 1}`,
			names: [`Winner, Track ${at + 1}`],
			details: title,
		})),
	},
	{
		title: 'Overall Best Award',
		description: 'Five winners from all tracks together.',
		picture: { file: pictures.trophies, alt: awardSubjects.trophies.alt },
		entries: [1, 2, 3, 4, 5].map((place) => ({
			sample: true,
			prize: 'Overall Best',
			names: [`Winner ${place} of 5`],
			details: 'Title of the paper to be confirmed',
		})),
	},
	{
		title: 'Distinguished Contribution',
		description: 'Three people whose work carried the conference.',
		picture: { file: pictures.contribution, alt: awardSubjects.contribution.alt },
		entries: [1, 2, 3].map((place) => ({
			sample: true,
			prize: 'Distinguished Contribution',
			names: [`Contributor ${place} of 3`],
			details: 'Field of the contribution to be confirmed',
		})),
	},
];
