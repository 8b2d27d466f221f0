import type { AwardGroup, Intro, PageMeta, Sampled, Winner } from '#content/shapes.ts';
import { tracks } from './tracks.ts';

export const meta: PageMeta = {
	path: 'awards',
	title: 'Conference awards 2025',
	description:
		'The awards of AIC-RAETHM 2025 in three groups, with names, prize and details: best papers, overall best, distinguished contributions.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Awards and recognition',
	lead: 'The awards of AIC-RAETHM 2025 are in three groups.',
};

const places = [1, 2, 3, 4, 5];
const contributors = [1, 2, 3];

/** AWD-1: the groups and their numbers are known, the people are not. */
export const awardGroups: readonly (AwardGroup & { readonly entries: readonly Sampled<Winner>[] })[] = [
	{
		title: 'Best Paper Award',
		description: `${tracks.length} winners.`,
		icon: 'paper',
		entries: tracks.map(({ title }, at) => ({
			sample: true,
			prize: `Best Paper, Track ${at + 1}`,
			names: [`Winner, Track ${at + 1}`],
			details: title,
		})),
	},
	{
		title: 'Overall Best Award',
		description: `${places.length} winners across all tracks.`,
		icon: 'award',
		entries: places.map((place) => ({
			sample: true,
			prize: 'Overall Best',
			names: [`Winner ${place} of ${places.length}`],
			details: 'Title of the paper to be confirmed',
		})),
	},
	{
		title: 'Distinguished Contribution',
		description: `${contributors.length} people honoured for their contribution.`,
		icon: 'lectern',
		entries: contributors.map((place) => ({
			sample: true,
			prize: 'Distinguished Contribution',
			names: [`Contributor ${place} of ${contributors.length}`],
			details: 'Field of the contribution to be confirmed',
		})),
	},
];
