import type { AwardGroup, Intro, Opening, PageMeta, Sampled, Winner } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
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
	lead: 'Thirteen awards at AIC-RAETHM 2025: five best papers, five overall best and three distinguished contributions.',
};

export const intro: Intro = {
	heading: 'The three awards',
	lead: 'What they were given for. The names stand here once the organisers confirm them.',
};

/** Opens the list of a group. */
export const show = { entries: 'Names, prize and details' };

export const closing: Opening = {
	heading: 'Was one of them yours?',
	lead: 'Tell us your name and the title of your paper.',
	actions: [
		{ label: 'Contact Us', to: paths.contact },
		{ label: 'Proceedings', to: paths.proceedings },
	],
};

/** AWD-1: the groups and their numbers are known, the people are not. */
export const awardGroups: readonly (AwardGroup & { readonly entries: readonly Sampled<Winner>[] })[] = [
	{
		title: 'Best Paper Award',
		description: 'Five winners, shown here as one for each track.',
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
		entries: [1, 2, 3].map((place) => ({
			sample: true,
			prize: 'Distinguished Contribution',
			names: [`Contributor ${place} of 3`],
			details: 'Field of the contribution to be confirmed',
		})),
	},
];
